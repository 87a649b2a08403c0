import type * as z from 'zod';
import type { archiveEntry, insideFile } from '../../../../catalogue/content/contract/inside.ts';

export type InsideFileView = z.output<typeof insideFile>;
export type EntryView = z.output<typeof archiveEntry>;
export type ArchiveView = InsideFileView & { readonly archive: NonNullable<InsideFileView['archive']> };

export interface InsideView {
  readonly files: readonly InsideFileView[];
}

export const nothingInside: InsideView = { files: [] };

/**
 * Archives of a work, those with the most thumbnails first, then those with the most files: a larger version often
 * contains everything that a smaller one does.
 */
export const listArchives = ({ files }: InsideView): ArchiveView[] =>
  files
    .flatMap((file) => (file.archive === null ? [] : [{ ...file, archive: file.archive }]))
    .toSorted(({ archive: { shown, files } }, { archive: other }) =>
      shown.length === other.shown.length ? other.files - files : other.shown.length - shown.length,
    );

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
