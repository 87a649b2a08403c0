import { chmod, chown, lchown, stat } from 'node:fs/promises';
import type { WorkFolders } from './private-root.ts';

/**
 * First of the user ids that no system assigns. If root's files can't be hidden from a reader process, each process
 * runs as another one of these users, so that the processes can't access each other's files and memory.
 */
const FIRST_USER = 65_520;
const USERS = 14;

// Workers on one machine start with different user ids.
let given = process.pid;

export function takeReaderUser(): number {
  given += 1;
  return FIRST_USER + (given % USERS);
}

/** Builds the command that starts a program as that user, without capabilities and without a way to gain them. */
export const becomeUser = (user: number): string[] => [
  // The shell stays root, because the first process of a namespace ends with the server, which a process with a changed
  // user would not.
  ...['sh', '-c', '"$@"; exit $?', 'reader', 'setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'],
  ...['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all', '--'],
];

const ownUser = (): number => process.getuid?.() ?? 0;
const ownGroup = (): number => process.getgid?.() ?? 0;

/**
 * Grants the user access: reading the input folder, writing the output and temporary ones. Parent folders stay closed.
 */
export async function giveFolders(
  base: string,
  { input, output, temporary }: WorkFolders,
  user: number,
): Promise<void> {
  for (const [folder, mode] of [
    [base, 0o710],
    [input, 0o750],
  ] as const) {
    await chown(folder, ownUser(), user);
    await chmod(folder, mode);
  }
  for (const folder of [output, temporary]) await giveFolder(folder, user);
}

export const giveFolder = (folder: string, user: number): Promise<void> => chown(folder, user, user);

/** Grants the user read access to a file under all of its names. @returns a function that revokes it */
export async function lendFile(path: string, user: number): Promise<() => Promise<void>> {
  const { uid, gid, mode } = await stat(path);
  const give = async (group: number, bits: number): Promise<void> => {
    await chown(path, uid, group);
    await chmod(path, bits);
  };
  await give(user, (mode & 0o777) | 0o040);
  return () => give(gid, mode & 0o777);
}

/** Takes over the ownership of a file that such a user created. Links aren't followed. */
export const takeFile = (path: string): Promise<void> => lchown(path, ownUser(), ownGroup());
