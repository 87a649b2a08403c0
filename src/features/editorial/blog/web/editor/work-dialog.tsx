import { useEffect, useState } from 'react';
import { browserApi, getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { Picture } from '../../../../../ui/components/media/picture.tsx';
import { TextField } from '../../../../../ui/forms/field.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { EmbeddedWork } from './draft.ts';

const MAX_FOUND = 12;
const PAUSE_MS = 300;

type Found = { readonly works: readonly EmbeddedWork[] } | { readonly failure: string } | undefined;

/** Searches published works; without words, the newest ones. */
function useWorks(words: string): Found {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isOver = false;
    const show = (next: Found) => {
      if (!isOver) setFound(next);
    };
    const search = async () => {
      try {
        const { items } = await browserApi('GET /content/all', {
          query: { limit: MAX_FOUND, ...(words === '' ? { sort: 'newest' as const } : { q: words }) },
        });
        show({
          works: items.map(({ _id, title, contributor, preview }) => ({
            _id,
            title,
            contributor: contributor.name,
            preview,
          })),
        });
      } catch (error) {
        if (!isApiError(error)) throw error;
        show({ failure: getErrorMessage(error, m.blog_editor_search_failed()) });
      }
    };
    const timer = setTimeout(() => void search(), words === '' ? 0 : PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words]);
  return found;
}

/** Dialog that finds a published work to embed in the text. */
export function WorkDialog({ onPick, onClose }: { onPick: (work: EmbeddedWork) => void; onClose: () => void }) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<EmbeddedWork>();
  const found = useWorks(words.trim());
  const works = found !== undefined && 'works' in found ? found.works : [];
  return (
    <ConfirmDialog
      open
      title={m.blog_editor_work_add()}
      action={m.blog_editor_add()}
      ready={chosen !== undefined}
      onConfirm={() => chosen !== undefined && onPick(chosen)}
      onClose={onClose}
    >
      <TextField
        id="work-words"
        type="search"
        label={m.blog_editor_work_search()}
        value={words}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setChosen(undefined);
        }}
        onKeyDown={(event) => {
          // Enter in the search field must not submit the dialog without a choice.
          if (event.key === 'Enter' && chosen === undefined) event.preventDefault();
        }}
      />
      <p role="status" className="text-14 empty:hidden">
        {found === undefined
          ? m.blog_editor_searching()
          : 'failure' in found
            ? found.failure
            : works.length === 0
              ? m.blog_editor_work_none()
              : null}
      </p>
      {works.length === 0 ? null : (
        <fieldset className="-mx-2 max-h-72 overflow-y-auto overscroll-contain px-2">
          <legend className="sr-only">{m.blog_editor_works_found()}</legend>
          {works.map((work) => (
            <label
              key={work._id}
              className="flex cursor-pointer items-center gap-3 rounded-control p-2 text-14 text-ink hover:bg-line/40 has-checked:bg-line/60"
            >
              <input
                type="radio"
                name="work"
                checked={chosen?._id === work._id}
                onChange={() => setChosen(work)}
                className="size-4 shrink-0 accent-ink"
              />
              <span className="h-11 w-14 shrink-0 overflow-hidden rounded-control bg-line">
                {work.preview === null ? null : (
                  <Picture picture={work.preview} alt="" sizes="56px" className="size-full object-cover" />
                )}
              </span>
              <span className="min-w-0">
                <span className="line-clamp-1 font-medium wrap-anywhere">{work.title}</span>
                <span className="block text-12 text-muted">{work.contributor}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </ConfirmDialog>
  );
}
