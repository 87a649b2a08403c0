import type { ArchiveView, InsideFileView, InsideView } from './inside-view.ts';
import { listFacts } from './list-facts.ts';

/**
 * Archives of a work, those with the most thumbnails first, then those with the most files: a larger version often
 * contains everything that a smaller one does.
 */
const listArchives = (files: readonly InsideFileView[]): ArchiveView[] =>
  files
    .flatMap((file) => (file.archive === null ? [] : [{ ...file, archive: file.archive }]))
    .toSorted(({ archive: { shown, files } }, { archive: other }) =>
      shown.length === other.shown.length ? other.files - files : other.shown.length - shown.length,
    );

/** Describes a work's files on the server, so that browsers load neither the rules nor the words for it. */
export const toInsideView = ({ files }: { readonly files: readonly InsideFileView[] }): InsideView => ({
  archives: listArchives(files),
  facts: listFacts(files),
});
