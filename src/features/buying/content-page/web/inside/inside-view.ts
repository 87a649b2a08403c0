import type * as z from 'zod';
import type { archiveEntry, insideFile } from '../../../../catalogue/content/contract/inside.ts';

export type InsideFileView = z.output<typeof insideFile>;
export type EntryView = z.output<typeof archiveEntry>;
export type ArchiveView = InsideFileView & { readonly archive: NonNullable<InsideFileView['archive']> };

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What a work's files are, in the page's language. */
export interface InsideView {
  readonly archives: readonly ArchiveView[];
  readonly facts: readonly Fact[];
}

export const nothingInside: InsideView = { archives: [], facts: [] };

export interface FolderView {
  /** Path of the folder; empty for files outside of any folder. */
  readonly name: string;
  readonly entries: readonly EntryView[];
}

const findFolder = ({ path }: EntryView): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** File name without its folder. */
export const toFileName = ({ path }: EntryView): string => path.slice(path.lastIndexOf('/') + 1);

/** Groups entries by folder and keeps those whose file name contains all words, ignoring case. */
export function listFolders(entries: readonly EntryView[], words: string): FolderView[] {
  const wanted = words.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  const matching = entries.filter((entry) => {
    const name = toFileName(entry).normalize('NFC').toLowerCase();
    return wanted.every((word) => name.includes(word));
  });
  return [...Map.groupBy(matching, findFolder)].map(([name, found]) => ({ name, entries: found }));
}
