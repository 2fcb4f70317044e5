/*
 * The supervisor: starts the door and the room and watches over them.
 */
int main(void)
{
    return 0;
}
