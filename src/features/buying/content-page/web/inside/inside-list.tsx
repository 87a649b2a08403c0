import { useEffect, useId, useState } from 'react';
import { browserApi } from '../../../../../ui/api/client.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { formatSize } from '../../../../../ui/file-size.ts';
import { fieldBox } from '../../../../../ui/forms/field.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { EntryPicture } from './entry-picture.tsx';
import { type ArchiveView, type EntryView, type FolderView, listFolders, toFileName } from './inside-view.ts';

/** Number of rows that a folder shows at first and adds per click. */
const STEP = 60;

type Loaded = 'loading' | 'failed' | readonly EntryView[];

/** Loads all listed files of archives; with several archives, each one's files are in a folder named after it. */
async function loadEntries(contentId: string, archives: readonly ArchiveView[]): Promise<EntryView[]> {
  const lists = await Promise.all(
    archives.map(async ({ _id, name }) => {
      const { entries } = await browserApi('GET /content/inside/{id}/{fileId}', {
        params: { id: contentId, fileId: _id },
      });
      return archives.length === 1 ? entries : entries.map((each) => ({ ...each, path: `${name}/${each.path}` }));
    }),
  );
  return lists.flat();
}

/** All files inside the archives of a work, by folder, with a search by name. */
export function InsideList({ contentId, archives }: { contentId: string; archives: readonly ArchiveView[] }) {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const [words, setWords] = useState('');
  const [tries, setTries] = useState(0);
  const field = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again.
  useEffect(() => {
    let isGone = false;
    setLoaded('loading');
    loadEntries(contentId, archives)
      .then((entries) => !isGone && setLoaded(entries))
      .catch(() => !isGone && setLoaded('failed'));
    return () => {
      isGone = true;
    };
  }, [contentId, tries]);
  if (loaded === 'loading')
    return (
      <p role="status" className="min-h-40 py-3 text-14 text-muted">
        {m.content_page_inside_loading()}
      </p>
    );
  if (loaded === 'failed')
    return (
      <p role="alert" className="py-3 text-14">
        {m.content_page_inside_failed()}{' '}
        <button type="button" onClick={() => setTries(tries + 1)} className="min-h-6 font-medium underline">
          {m.content_page_inside_retry()}
        </button>
      </p>
    );
  const folders = listFolders(loaded, words);
  const found = folders.reduce((sum, { entries }) => sum + entries.length, 0);
  const total = archives.reduce((sum, { archive }) => sum + archive.files, 0);
  const isSearching = words.trim() !== '';
  return (
    <div className="mt-2">
      <label htmlFor={field} className="sr-only">
        {m.content_page_inside_search()}
      </label>
      <input
        id={field}
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        placeholder={m.content_page_inside_search()}
        autoComplete="off"
        className={fieldBox}
      />
      <p role="status" className="mt-2 text-12 text-muted">
        {isSearching
          ? (found === 1 ? m.content_page_inside_found_one : m.content_page_inside_found)({ count: formatCount(found) })
          : loaded.length < total
            ? m.content_page_inside_first({ count: formatCount(loaded.length), total: formatCount(total) })
            : ''}
      </p>
      {folders.map((folder) => (
        <Folder
          key={`${folder.name} ${isSearching}`}
          folder={folder}
          startsOpen={isSearching || folders.length === 1}
        />
      ))}
    </div>
  );
}

function Folder({ folder: { name, entries }, startsOpen }: { folder: FolderView; startsOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [rows, setRows] = useState(STEP);
  const count = formatCount(entries.length);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} className="group mt-1">
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-control text-14 font-medium">
        <Icon name="chevron-right" className="size-4 shrink-0 group-open:rotate-90" />
        <bdi className="min-w-0 wrap-anywhere">{name === '' ? m.content_page_inside_no_folder() : name}</bdi>
        <span className="shrink-0 font-normal text-muted">{count}</span>
      </summary>
      {isOpen ? (
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {entries.slice(0, rows).map((entry) => (
            <Row key={entry.path} entry={entry} />
          ))}
        </ul>
      ) : null}
      {isOpen && entries.length > rows ? (
        <button
          type="button"
          onClick={() => setRows(rows + STEP)}
          className="min-h-10 text-14 font-medium underline underline-offset-4"
        >
          {m.content_page_inside_more()}
        </button>
      ) : null}
    </details>
  );
}

function Row({ entry }: { entry: EntryView }) {
  const name = toFileName(entry);
  return (
    <li className="flex items-center gap-3 border-b border-line py-1.5 text-14">
      <span className="size-10 shrink-0 overflow-hidden rounded-control border border-line">
        {entry.thumbnail === null ? (
          <span className="flex size-full items-center justify-center text-muted">
            <Icon name="file-text" className="size-4" />
          </span>
        ) : (
          <EntryPicture thumbnail={entry.thumbnail} alt="" />
        )}
      </span>
      <bdi className="min-w-0 flex-1 wrap-anywhere">{name}</bdi>
      <span className="shrink-0 text-12 text-muted">{formatSize(entry.size)}</span>
    </li>
  );
}
