/*
 * The filters of system calls for all processors that we build for, judged here by reading their
 * programs: each allows what the one for amd64 allows, under the names that its processor has for
 * it, and nothing else.
 */
#include "calls.h"

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "cutap.h"
#include "xalloc.h"

enum { PROGRAM_MAX = 4096, CALLS_MAX = 1024 };

struct program {
    struct sock_filter step[PROGRAM_MAX];
    size_t n;
};

static const struct processor {
    const char *name;
    uint32_t arch, audit;
    bool sees_sockets;
} processors[] = {{"amd64", SCMP_ARCH_X86_64, AUDIT_ARCH_X86_64, true},
                  {"arm64", SCMP_ARCH_AARCH64, AUDIT_ARCH_AARCH64, true},
                  {"armhf", SCMP_ARCH_ARM, AUDIT_ARCH_ARM, true},
                  {"i386", SCMP_ARCH_X86, AUDIT_ARCH_I386, false},
                  {"s390x", SCMP_ARCH_S390X, AUDIT_ARCH_S390X, false}};
enum { AMD64 = 0 };

static bool other_order(const struct processor *p)
{
    const bool little = p->audit & __AUDIT_ARCH_LE;
    return little != (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__);
}

/* Compiles a role's filter for a processor. */
static void compile(struct program *program, enum sandbox_role role, bool network,
                    const struct processor *p)
{
    scmp_filter_ctx filter = calls_filter(role, network, p->arch);
    CU_ASSERT_PTR_NOT_NULL_FATAL(filter);
    int fd = memfd_create("filter", MFD_CLOEXEC);
    CU_ASSERT_EQUAL_FATAL(seccomp_export_bpf(filter, fd), 0);
    ssize_t len = pread(fd, program->step, sizeof(program->step), 0);
    CU_ASSERT_TRUE_FATAL(len > 0 && len < (ssize_t)sizeof(program->step));
    program->n = (size_t)len / sizeof(struct sock_filter);
    for (size_t i = 0; i < program->n && other_order(p); i++) {
        program->step[i].code = __builtin_bswap16(program->step[i].code);
        program->step[i].k = __builtin_bswap32(program->step[i].k);
    }
    close(fd);
    seccomp_release(filter);
}

static uint32_t word_at(const struct seccomp_data *data, uint32_t offset)
{
    uint32_t word = 0;
    CU_ASSERT_TRUE_FATAL(offset <= sizeof(*data) - sizeof(word));
    memcpy(&word, (const char *)data + offset, sizeof(word));
    return word;
}

/* What the kernel would answer: it runs the program as seccomp(2) says. */
static uint32_t judge(const struct program *program, const struct seccomp_data *data)
{
    uint32_t value = 0;
    for (size_t at = 0; at < program->n; at++) {
        const struct sock_filter *step = &program->step[at];
        bool holds = false;
        switch (step->code) {
        case BPF_LD | BPF_W | BPF_ABS: value = word_at(data, step->k); continue;
        case BPF_ALU | BPF_AND | BPF_K: value &= step->k; continue;
        case BPF_JMP | BPF_JA: at += step->k; continue;
        case BPF_RET | BPF_K: return step->k;
        case BPF_JMP | BPF_JEQ | BPF_K: holds = value == step->k; break;
        case BPF_JMP | BPF_JGE | BPF_K: holds = value >= step->k; break;
        case BPF_JMP | BPF_JGT | BPF_K: holds = value > step->k; break;
        case BPF_JMP | BPF_JSET | BPF_K: holds = value & step->k; break;
        default: CU_FAIL_FATAL("an instruction that seccomp does not use"); return 0;
        }
        at += holds ? step->jt : step->jf;
    }
    CU_FAIL_FATAL("a program without an end");
    return 0;
}

/* The filter reads an argument as two words, in the processor's order. */
static uint64_t ordered(uint64_t value, const struct processor *p)
{
    return other_order(p) ? value << 32 | value >> 32 : value;
}

/* Whether a filter allows a call by the processor's number. */
static bool allows(const struct program *program, const struct processor *p, int call,
                   const uint64_t args[6])
{
    struct seccomp_data data = {.nr = call, .arch = p->audit};
    for (int i = 0; i < 6; i++)
        data.args[i] = ordered(args[i], p);
    return judge(program, &data) == SECCOMP_RET_ALLOW;
}

/* The name under which amd64 knows a call: other processors have a second form of it, with wider
 * numbers or times. */
static const char *plain_name(const char *name, char out[64])
{
    static const char *const other[][2] = {{"_llseek", "lseek"},
                                           {"_newselect", "select"},
                                           {"arm_fadvise64_64", "fadvise64"},
                                           {"fadvise64_64", "fadvise64"},
                                           {"fstatat64", "newfstatat"},
                                           {"mmap2", "mmap"},
                                           {"recv", "recvfrom"},
                                           {"send", "sendto"},
                                           {"sigaction", "rt_sigaction"},
                                           {"sigprocmask", "rt_sigprocmask"},
                                           {"sigreturn", "rt_sigreturn"},
                                           {"ugetrlimit", "getrlimit"}};
    static const char *const ends[] = {"_time64", "64", "32"};
    for (size_t i = 0; i < sizeof(other) / sizeof(other[0]); i++)
        if (strcmp(name, other[i][0]) == 0)
            return other[i][1];
    snprintf(out, 64, "%s", name);
    for (size_t i = 0; i < sizeof(ends) / sizeof(ends[0]); i++) {
        size_t len = strlen(out), end = strlen(ends[i]);
        int call = seccomp_syscall_resolve_name_arch(SCMP_ARCH_X86_64, out);
        if (call < 0 && len > end && strcmp(out + len - end, ends[i]) == 0)
            out[len - end] = '\0';
    }
    return out;
}

static bool socket_call(const char *name)
{
    static const char *const names[] = {"socket", "connect", "send", "sendto", "sendmsg"};
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return strcmp(name, "socketcall") == 0;
}

/* Compares one call with one list of arguments. */
static bool agrees(const struct program *ours, const struct program *amd64,
                   const struct processor *p, int call, const char *name, const uint64_t args[6])
{
    char text[64];
    const char *plain = plain_name(name, text);
    uint64_t there[6];
    memcpy(there, args, sizeof(there));
    if (strcmp(name, "send") == 0 && args[4] != 0) /* it has four arguments */
        return true;
    if (p->arch == SCMP_ARCH_S390X && strcmp(plain, "clone") == 0) { /* the stack comes first */
        there[0] = args[1];
        there[1] = args[0];
    }
    int known = seccomp_syscall_resolve_name_arch(SCMP_ARCH_X86_64, plain);
    bool may = known >= 0 && allows(amd64, &processors[AMD64], known, args);
    if (allows(ours, p, call, there) == may)
        return true;
    printf("# %s: %s is %s, %s of amd64 is %s (%#llx %#llx %#llx %#llx)\n", p->name, name,
           may ? "refused" : "allowed", plain, may ? "allowed" : "refused",
           (unsigned long long)args[0], (unsigned long long)args[1], (unsigned long long)args[2],
           (unsigned long long)args[3]);
    return false;
}

/* Every call of a processor, with each bit and each small number of each argument, and arguments
 * that decide somewhere. Returns in how many cases it differs from amd64. */
static int differences(enum sandbox_role role, bool network, const struct processor *p)
{
    static struct program ours, amd64;
    int different = 0;
    compile(&ours, role, network, p);
    compile(&amd64, role, network, &processors[AMD64]);
    for (int call = 0; call < CALLS_MAX; call++) {
        FREED char *name = seccomp_syscall_resolve_num_arch(p->arch, call);
        if (name && (p->sees_sockets || !socket_call(name))) {
            for (int i = 0; i < 6; i++) {
                for (uint64_t v = 0; v < 96; v++) {
                    uint64_t args[6] = {0};
                    args[i] = v < 64 ? v : UINT64_C(1) << (v - 64);
                    different += !agrees(&ours, &amd64, p, call, name, args);
                }
            }
            for (uint64_t v = 0; v < 16 * 8 * 4 && strcmp(name, "socket") == 0; v++) {
                uint64_t args[6] = {v % 16, v / 16 % 8, v / 128 * 6};
                different += !agrees(&ours, &amd64, p, call, name, args);
            }
            const uint64_t decide[][6] = {{(uint64_t)getpid()},
                                          {CLONE_THREAD | CLONE_VM},
                                          {0, CLONE_THREAD | CLONE_VM},
                                          {0, TCGETS},
                                          {0, FIONREAD},
                                          {0, TIOCSTI},
                                          {0, F_DUPFD_CLOEXEC},
                                          {0, F_SETSIG},
                                          {PR_GET_NO_NEW_PRIVS},
                                          {PR_SET_PTRACER}};
            for (size_t i = 0; i < sizeof(decide) / sizeof(decide[0]); i++)
                different += !agrees(&ours, &amd64, p, call, name, decide[i]);
        }
    }
    return different;
}

/* A filter of a processor with socketcall cannot tell these calls apart. It allows all of them, and
 * only to roles that make sockets. */
static int sockets_differ(enum sandbox_role role, bool network, const struct processor *p)
{
    enum { NEW = 1, BIND, CONNECT, LISTEN };
    static struct program ours;
    const bool makes = role != SANDBOX_DOOR;
    int socketcall = seccomp_syscall_resolve_name_arch(p->arch, "socketcall"), different = 0;
    compile(&ours, role, network, p);
    for (uint64_t what = 0; what < 32; what++) {
        const uint64_t args[6] = {what, 4096};
        bool may = allows(&ours, p, socketcall, args);
        if (what == NEW || what == CONNECT)
            different += may != makes;
        if (what == BIND || what == LISTEN)
            different += may;
    }
    return different;
}

SUITE("calls", NULL, NULL);

TEST_ROWS(test_processor, processors)
{
    const struct processor *p = CUTAP_ROW(processors);
    for (int role = SANDBOX_DOOR; role <= SANDBOX_PEER; role++) {
        for (int network = 0; network < (role == SANDBOX_ROOM ? 2 : 1); network++) {
            CU_ASSERT_EQUAL(differences((enum sandbox_role)role, network, p), 0);
            if (!p->sees_sockets)
                CU_ASSERT_EQUAL(sockets_differ((enum sandbox_role)role, network, p), 0);
        }
    }
    CU_ASSERT_EQUAL(calls_see_sockets(p->arch), p->sees_sockets);
}

/* Names that a processor uses for what a room does, so that a filter that forgets a form of a call
 * is found even if nothing corresponds to it on amd64. */
TEST(test_needed, "forms of calls that a room needs")
{
    static const struct {
        uint32_t arch;
        const char *name;
        uint64_t args[6];
    } needed[] = {{SCMP_ARCH_X86, "mmap2", {0}},
                  {SCMP_ARCH_X86, "_llseek", {0}},
                  {SCMP_ARCH_X86, "fcntl64", {0, 13}},
                  {SCMP_ARCH_X86, "getuid32", {0}},
                  {SCMP_ARCH_X86, "sigreturn", {0}},
                  {SCMP_ARCH_X86, "futex_time64", {0}},
                  {SCMP_ARCH_X86, "fchown32", {0}},
                  {SCMP_ARCH_ARM, "fcntl64", {0, 14}},
                  {SCMP_ARCH_ARM, "ugetrlimit", {0}},
                  {SCMP_ARCH_ARM, "ftruncate64", {0}},
                  {SCMP_ARCH_ARM, "send", {0}},
                  {SCMP_ARCH_S390X, "clone", {0, CLONE_THREAD}},
                  {SCMP_ARCH_AARCH64, "openat", {0, 0, O_RDWR}}};
    static struct program program;
    for (size_t i = 0; i < sizeof(needed) / sizeof(needed[0]); i++) {
        const struct processor *p = processors;
        while (p->arch != needed[i].arch)
            p++;
        compile(&program, SANDBOX_ROOM, true, p);
        int call = seccomp_syscall_resolve_name_arch(p->arch, needed[i].name);
        CU_ASSERT_TRUE(call >= 0 && allows(&program, p, call, needed[i].args));
    }
}
