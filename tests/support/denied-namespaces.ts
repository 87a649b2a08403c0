import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * Shell script that shows all files below a root that is no mount point, so that processes can't change mounts or
 * create a user namespace.
 */
const script = `
set -e
PATH=/usr/sbin:/sbin:$PATH
top=$1 inside=$2
shift 2
mount -t tmpfs arbor "$top"
mkdir "$top/root"
for each in /*; do
  if [ -L "$each" ]; then cp -P "$each" "$top/root$each"
  elif [ -d "$each" ]; then mkdir "$top/root$each"; mount --rbind "$each" "$top/root$each"
  fi
done
exec chroot "$top/root" sh -c "$inside" sh "$PWD" "$@"
`;

/** Creates, for one test file, commands that start others without rights that containers often deny to root. */
export function denyNamespaces(): Readonly<Record<'mounts' | 'namespaces' | 'users', readonly string[]>> {
  const top = mkdtempSync(join(tmpdir(), 'arbor-denied-'));
  afterAll(() => rmSync(top, { recursive: true }));
  const mounts = ['unshare', '--mount', 'sh', '-c', script, 'denied', top, 'cd "$1"; shift; exec "$@"'];
  const without = (rights: string): string[] => [...mounts, 'setpriv', `--bounding-set=${rights}`, '--'];
  return { mounts, namespaces: without('-sys_admin'), users: without('-sys_admin,-setuid') };
}
