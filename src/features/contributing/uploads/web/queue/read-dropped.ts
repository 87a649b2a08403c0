import { m } from '../../../../../ui/paraglide/messages.js';

export interface ChosenFile {
  readonly file: File;
  /** `birds/2026` for what was in a folder; else empty. */
  readonly folder: string;
}

/** What systems leave in folders, and nobody means to publish. */
const isLitter = (name: string): boolean => /^(\..*|Thumbs\.db|desktop\.ini|__MACOSX)$/i.test(name);

const readFile = (entry: FileSystemFileEntry): Promise<File | undefined> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));

/** A folder answers some at a time until it answers none. */
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

/** All files that were dropped, with those in folders at any depth. */
export async function readDropped(transfer: DataTransfer): Promise<ChosenFile[]> {
  // The list is empty after the first pause, so all entries are taken before it.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return readChosen(transfer.files);
  const found: ChosenFile[] = [];
  for (const entry of entries) found.push(...(await readEntry(entry, '')));
  return found;
}

/** What was chosen in a file dialog, of files or of a folder. */
export const readChosen = (files: Iterable<File>): ChosenFile[] =>
  [...files]
    .filter(({ name }) => !isLitter(name))
    .map((file) => ({ file, folder: file.webkitRelativePath.split('/').slice(0, -1).join('/') }));

const MAX_NAME = 200;

/** Why a file isn't sent at all; undefined where nothing speaks against it. */
export function findFlaw({ name, size }: File): string | undefined {
  if (size === 0) return m.uploads_refused_empty();
  return name.length > MAX_NAME ? m.uploads_name_too_long() : undefined;
}
