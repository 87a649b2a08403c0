import { dirname, join, resolve } from 'node:path';

/** Folders of one process, which are all files that it can see besides programs and libraries. */
export interface WorkFolders {
  /** Input files, which are read-only if the system supports that. */
  readonly input: string;
  readonly output: string;
  readonly temporary: string;
  /** Empty folder in which the process's root file system is assembled. */
  readonly root: string;
}

const project = resolve(import.meta.dirname, '../../../..');

/** Paths of this application, which keep their names inside. */
export const ownPaths = [
  join(project, 'src'),
  join(project, 'node_modules'),
  join(project, 'package.json'),
  dirname(process.execPath),
];

/** Programs, libraries and fonts; missing paths are skipped. None of the folders contains user data. */
const systemPaths = [
  ...['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/usr/bin', '/usr/sbin', '/usr/lib', '/usr/lib32'],
  ...['/usr/lib64', '/usr/libx32', '/usr/libexec', '/usr/local/bin', '/usr/local/lib', '/usr/share/fonts'],
  ...['/usr/share/fontconfig', '/etc/fonts', '/etc/alternatives', '/etc/ld.so.cache', '/var/cache/fontconfig'],
  ...['/nix/store', '/gnu/store'],
];

/**
 * Shell script that mounts a private root for this process: `$1` is the root, `$2` the input, `$3` the output, `$4` its
 * `/tmp`, then `--`, paths, `--`, the command.
 */
const script = `
set -e
PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
root=$1 input=$2 output=$3 temporary=$4
shift 5
mount --make-rprivate /
mount -t tmpfs -o size=1m,mode=0755,nosuid,nodev arbor "$root"
# First, since paths that are shown may lie in it.
mkdir "$root/tmp"
mount --bind "$temporary" "$root/tmp"
show() {
  mkdir -p "$root$1"
  mount --bind "$1" "$root$1"
  mount -o remount,bind,nosuid$2 "$root$1"
}
while [ "$1" != -- ]; do
  if [ -L "$1" ]; then mkdir -p "$root\${1%/*}"; ln -s "$(readlink "$1")" "$root$1"
  elif [ -d "$1" ]; then show "$1" ,ro
  elif [ -f "$1" ]; then
    mkdir -p "$root\${1%/*}"
    [ -e "$root$1" ] || : > "$root$1"
    mount --bind "$1" "$root$1"
    mount -o remount,bind,nosuid,ro "$root$1"
  fi
  shift
done
shift
mkdir -p "$root/dev"
for device in null zero urandom; do
  : > "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
show "$input" ,ro
show "$output" ""
mount -o remount,bind,nosuid,nodev,ro "$root"
chroot "$root" setpriv --no-new-privs --bounding-set=-all --inh-caps=-all --ambient-caps=-all "$@"
exit $?
`;

/**
 * Builds the command that starts a program in its private root. A previous command must have created the namespaces.
 */
export const enterPrivateRoot = ({ root, input, output, temporary }: WorkFolders): string[] => [
  ...['sh', '-c', script, 'private-root', root, input, output, temporary, '--'],
  ...systemPaths,
  ...ownPaths,
  '--',
];

/**
 * Lists restrictions that Node.js itself enforces on the script, whatever the system supports: foreign files, workers
 * and inspection. Native libraries aren't restricted by them.
 */
export const listPermissions = ({ input, output }: WorkFolders): string[] => [
  '--permission',
  '--allow-addons',
  // ffmpeg is a child process, and sharp runs a program to detect the C library.
  '--allow-child-process',
  '--disable-warning=SecurityWarning',
  ...[...ownPaths, input, output].map((path) => `--allow-fs-read=${path}`),
  `--allow-fs-write=${output}`,
];
