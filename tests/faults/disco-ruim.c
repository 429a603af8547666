/* A disk that fails on command: preloaded into the engine, it refuses writes or syncs of the event log while the file named by
   DISCO_RUIM says "cheio" (ENOSPC), "leitura" (EROFS) or "fsync" (EIO). Everything else goes to the real disk. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char modo(void) {
  static ssize_t (*ler)(int, void *, size_t);
  if (!ler) ler = dlsym(RTLD_NEXT, "read");
  const char *controle = getenv("DISCO_RUIM");
  int fd = controle ? open(controle, O_RDONLY) : -1;
  char letra = 0;
  if (fd < 0) return 0;
  if (ler(fd, &letra, 1) != 1) letra = 0;
  close(fd);
  return letra;
}

/* Only the log's own file and its journal. */
static int do_log(int fd) {
  char nome[64], caminho[4096];
  snprintf(nome, sizeof nome, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(nome, caminho, sizeof caminho - 1);
  if (n < 0) return 0;
  caminho[n] = 0;
  return strstr(caminho, "leiloes.sqlite") != NULL;
}

static int recusa_escrita(int fd) {
  if (!do_log(fd)) return 0;
  char m = modo();
  errno = m == 'c' ? ENOSPC : EROFS;
  return m == 'c' || m == 'l';
}

static int recusa_fsync(int fd) {
  if (!do_log(fd) || modo() != 'f') return 0;
  errno = EIO;
  return 1;
}

ssize_t pwrite64(int fd, const void *dados, size_t n, off64_t em) {
  static ssize_t (*real)(int, const void *, size_t, off64_t);
  if (!real) real = dlsym(RTLD_NEXT, "pwrite64");
  return recusa_escrita(fd) ? -1 : real(fd, dados, n, em);
}
ssize_t pwrite(int fd, const void *dados, size_t n, off_t em) { return pwrite64(fd, dados, n, em); }

int fsync(int fd) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fsync");
  return recusa_fsync(fd) ? -1 : real(fd);
}
int fdatasync(int fd) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fdatasync");
  return recusa_fsync(fd) ? -1 : real(fd);
}
