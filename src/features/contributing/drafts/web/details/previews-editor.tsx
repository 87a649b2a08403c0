import { Icon } from '../../../../../ui/components/icon.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { DraftPicture } from '../draft-picture.tsx';

const tool = 'grid size-9 place-items-center rounded-control hover:bg-line/60 disabled:opacity-30';

/** Pictures in their order; the first is the one that lists show. */
export function PreviewsEditor({
  previews,
  path,
  onChange,
}: {
  previews: OwnContent['previews'];
  path: string;
  onChange: (ids: string[]) => void;
}) {
  const ids = previews.map(({ _id }) => _id);
  const swap = (at: number, by: number) => {
    const next = [...ids];
    [next[at], next[at + by]] = [next[at + by] ?? '', next[at] ?? ''];
    onChange(next);
  };
  if (previews.length === 0) return <p className="text-14 text-muted">{m.drafts_no_preview()}</p>;
  return (
    <ol className="grid gap-2">
      {previews.map((preview, at) => {
        const name = preview.fileName ?? `${at + 1}`;
        return (
          <li key={preview._id} className="flex items-center gap-3">
            <DraftPicture preview={preview} path={path} className="size-16" />
            <span className="min-w-0 flex-1 truncate text-14">
              {name}
              {at === 0 ? <span className="block text-12 text-muted">{m.drafts_first_preview()}</span> : null}
            </span>
            <button
              type="button"
              className={tool}
              disabled={at === 0}
              aria-label={m.drafts_move_up({ name })}
              onClick={() => swap(at, -1)}
            >
              <Icon name="chevron-up" />
            </button>
            <button
              type="button"
              className={tool}
              disabled={at === previews.length - 1}
              aria-label={m.drafts_move_down({ name })}
              onClick={() => swap(at, 1)}
            >
              <Icon name="chevron-down" />
            </button>
            <button
              type="button"
              className={tool}
              disabled={previews.length === 1}
              aria-label={m.drafts_remove_preview({ name })}
              onClick={() => onChange(ids.filter((id) => id !== preview._id))}
            >
              <Icon name="x" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
