# At the first start of the server: the role of the room, with the password of the secret.
psql -v ON_ERROR_STOP=1 -U postgres -d cardroom -v "password=$(cat /run/secrets/db-password)" <<'SQL'
CREATE ROLE cardroom LOGIN PASSWORD :'password';
SQL
