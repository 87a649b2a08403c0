import { dirname, join, resolve } from 'node:path';

/** Folders of one process: all of the machine's files that it gets to see besides programs and libraries. */
export interface WorkFolders {
  /** What it reads; it can't write there where the system allows to forbid that. */
  readonly input: string;
  readonly output: string;
  readonly temporary: string;
  /** Empty; what it sees is put together here. */
  readonly root: string;
}

const project = resolve(import.meta.dirname, '../../../..');

/** Ours, under the names that they have outside. */
export const ownPaths = [
  join(project, 'src'),
  join(project, 'node_modules'),
  join(project, 'package.json'),
  dirname(process.execPath),
];

/** Programs, libraries and fonts; those that a system doesn't have are passed over. No folder of anybody's data. */
const systemPaths = [
  ...['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/usr/bin', '/usr/sbin', '/usr/lib', '/usr/lib32'],
  ...['/usr/lib64', '/usr/libx32', '/usr/libexec', '/usr/local/bin', '/usr/local/lib', '/usr/share/fonts'],
  ...['/usr/share/fontconfig', '/etc/fonts', '/etc/alternatives', '/etc/ld.so.cache', '/var/cache/fontconfig'],
  ...['/nix/store', '/gnu/store'],
];

/** Mounts for this process alone: `$1` the root, `$2` what is read, `$3` what is written, `$4` its `/tmp`, then `--`, paths, `--`, the command. */
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

/** The command that shows a program only what it needs, in namespaces that a command before it has made. */
export const enterPrivateRoot = ({ root, input, output, temporary }: WorkFolders): string[] => [
  ...['sh', '-c', script, 'private-root', root, input, output, temporary, '--'],
  ...systemPaths,
  ...ownPaths,
  '--',
];

/**
 * What Node.js itself refuses the script in it, whatever the system allows: files but its own, workers, inspection.
 * Libraries in machine code are not bound by it.
 */
export const listPermissions = ({ input, output }: WorkFolders): string[] => [
  '--permission',
  '--allow-addons',
  // ffmpeg; and sharp asks a program which C library there is.
  '--allow-child-process',
  '--disable-warning=SecurityWarning',
  ...[...ownPaths, input, output].map((path) => `--allow-fs-read=${path}`),
  `--allow-fs-write=${output}`,
];
