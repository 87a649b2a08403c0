import { m } from '../../../../../ui/paraglide/messages.js';

export interface ChosenFile {
  readonly file: File;
  /** Path of the file's folder, such as `birds/2026`; otherwise empty. */
  readonly folder: string;
}

/** Whether a file was created by the operating system and isn't meant to be published. */
const isLitter = (name: string): boolean => /^(\..*|Thumbs\.db|desktop\.ini|__MACOSX)$/i.test(name);

const readFile = (entry: FileSystemFileEntry): Promise<File | undefined> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));

/** Reads a folder, whose reader returns entries in chunks until a chunk is empty. */
async function readFolder(entry: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = entry.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function readEntry(entry: FileSystemEntry, folder: string): Promise<ChosenFile[]> {
  if (isLitter(entry.name)) return [];
  if (entry.isFile) {
    const file = await readFile(entry as FileSystemFileEntry);
    return file === undefined ? [] : [{ file, folder }];
  }
  const inside = folder === '' ? entry.name : `${folder}/${entry.name}`;
  const found: ChosenFile[] = [];
  for (const each of await readFolder(entry as FileSystemDirectoryEntry))
    found.push(...(await readEntry(each, inside)));
  return found;
}

/** Reads all dropped files, including those in folders at any depth. */
export async function readDropped(transfer: DataTransfer): Promise<ChosenFile[]> {
  // The browser empties the list after the first pause, so all entries are read before it.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return readChosen(transfer.files);
  const found: ChosenFile[] = [];
  for (const entry of entries) found.push(...(await readEntry(entry, '')));
  return found;
}

/** Converts files that were chosen in a file or folder dialog. */
export const readChosen = (files: Iterable<File>): ChosenFile[] =>
  [...files]
    .filter(({ name }) => !isLitter(name))
    .map((file) => ({ file, folder: file.webkitRelativePath.split('/').slice(0, -1).join('/') }));

const MAX_NAME = 200;

/** Finds the reason why a file isn't sent at all; undefined if there is none. */
export function findFlaw({ name, size }: File): string | undefined {
  if (size === 0) return m.uploads_refused_empty();
  return name.length > MAX_NAME ? m.uploads_name_too_long() : undefined;
}
