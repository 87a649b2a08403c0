import { chmod, chown, lchown, stat } from 'node:fs/promises';
import type { WorkFolders } from './private-root.ts';

/**
 * Users that no system gives to anybody. Where root's files can't be hidden from a process that reads strangers' files, it
 * becomes one of them, each another than the one before: they can't see into each other's files and memory.
 */
const FIRST_USER = 65_520;
const USERS = 14;

// Two workers of one machine begin at different ones.
let given = process.pid;

export function takeReaderUser(): number {
  given += 1;
  return FIRST_USER + (given % USERS);
}

/** The command that starts a program as that user, without a capability and without a way to gain one. */
export const becomeUser = (user: number): string[] => [
  // The shell stays root: the first process of a namespace ends with the server, which one that changed its user would not.
  ...['sh', '-c', '"$@"; exit $?', 'reader', 'setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'],
  ...['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all', '--'],
];

const ownUser = (): number => process.getuid?.() ?? 0;
const ownGroup = (): number => process.getgid?.() ?? 0;

/** Lets that user read in the folder of what is read, and write in those of what is written. Folders above stay closed. */
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

/** Lets that user read a file, under all of its names. @returns what ends that */
export async function lendFile(path: string, user: number): Promise<() => Promise<void>> {
  const { uid, gid, mode } = await stat(path);
  const give = async (group: number, bits: number): Promise<void> => {
    await chown(path, uid, group);
    await chmod(path, bits);
  };
  await give(user, (mode & 0o777) | 0o040);
  return () => give(gid, mode & 0o777);
}

/** Makes a file ours that such a user has made. A link stays one. */
export const takeFile = (path: string): Promise<void> => lchown(path, ownUser(), ownGroup());
