import { lazy, useState } from 'react';
import { importChunk } from '../../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../../ui/components/loading/lazy-part.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { EntryPicture } from './entry-picture.tsx';
import { type ArchiveView, type InsideView, toFileName } from './inside-view.ts';

const InsideList = lazy(async () => ({
  default: (await importChunk(() => import('./inside-list.tsx'))).InsideList,
}));

const MAX_SHOWN = 24;
const SHOWN_ON_PHONES = 12;
const MAX_FORMATS = 4;

/** Summarizes an archive as `312 files in 4 folders · SVG 120, PNG 192`. */
function summarize({ files, folders, formats }: ArchiveView['archive']): string {
  const count = formatCount(files);
  const counted = (files === 1 ? m.content_page_inside_files_one : m.content_page_inside_files)({ count });
  const places = formatCount(folders);
  const inFolders = (folders === 1 ? m.content_page_inside_folders_one : m.content_page_inside_folders)({
    files: counted,
    count: places,
  });
  const kinds = formats.slice(0, MAX_FORMATS).map((each) => `${each.format.toUpperCase()} ${formatCount(each.count)}`);
  return [folders === 0 ? counted : inFolders, kinds.join(', ')].filter((part) => part !== '').join(' · ');
}

function describeButton(archives: readonly ArchiveView[], isOpen: boolean): string {
  if (isOpen) return m.content_page_inside_hide();
  if (archives.length > 1) return m.content_page_inside_show_versions();
  const total = archives[0]?.archive.files ?? 0;
  const show = total === 1 ? m.content_page_inside_show_one : m.content_page_inside_show;
  return show({ count: formatCount(total) });
}

interface InsideProps {
  readonly contentId: string;
  readonly inside: InsideView;
  /** Whether the first files are shown; not if the page shows them elsewhere. */
  readonly hasPictures?: boolean;
}

/** Shows what a buyer gets: the files inside archives with thumbnails, or details of the only file. */
export function Inside({ contentId, inside, hasPictures = true }: InsideProps) {
  const { archives, facts } = inside;
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="inside" className="min-w-0">
      <h2 id="inside" className="mb-1 text-18">
        {m.content_page_inside()}
      </h2>
      {archives.length === 0 ? null : <Archives {...{ contentId, archives, hasPictures }} />}
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-14">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ArchivesProps extends Required<Omit<InsideProps, 'inside'>> {
  readonly archives: readonly ArchiveView[];
}

function Archives({ contentId, archives, hasPictures }: ArchivesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [fullest] = archives;
  if (fullest === undefined) return null;
  const { shown } = fullest.archive;
  return (
    <>
      <p className="text-14 text-muted">{summarize(fullest.archive)}</p>
      {!hasPictures || shown.length === 0 || isOpen ? null : (
        <ul className="mt-3 grid grid-cols-4 gap-2 sm:grid-cols-6 xl:grid-cols-8">
          {shown.slice(0, MAX_SHOWN).map((entry, at) =>
            entry.thumbnail === null ? null : (
              <li
                key={entry.path}
                title={entry.path}
                className={`aspect-square overflow-hidden rounded-control border border-line ${at < SHOWN_ON_PHONES ? '' : 'max-xl:hidden'}`}
              >
                <EntryPicture thumbnail={entry.thumbnail} alt={toFileName(entry)} />
              </li>
            ),
          )}
        </ul>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="inside-list"
        onClick={() => setIsOpen(!isOpen)}
        className="mt-2 inline-flex min-h-10 items-center text-14 font-medium underline underline-offset-4 print:hidden"
      >
        {describeButton(archives, isOpen)}
      </button>
      <div id="inside-list">
        {isOpen ? (
          <LazyPart onLost={() => setIsOpen(false)}>
            <InsideList contentId={contentId} archives={archives} />
          </LazyPart>
        ) : null}
      </div>
    </>
  );
}
