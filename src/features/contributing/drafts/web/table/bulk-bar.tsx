import { m } from '../../../../../ui/paraglide/messages.js';
import { countWords } from '../count-words.ts';

const button =
  'inline-flex h-11 items-center rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink disabled:opacity-50';
const submitButton =
  'inline-flex h-11 items-center rounded-control px-4 text-14 font-medium bg-accent text-on-accent hover:bg-accent-pressed';

/** Toolbar with actions on all selected drafts. */
export function BulkBar({
  count,
  readyCount,
  onEdit,
  onMerge,
  onDelete,
  onSubmit,
}: {
  count: number;
  readyCount: number;
  onEdit: () => void;
  onMerge: () => void;
  onDelete: () => void;
  onSubmit: (() => void) | undefined;
}) {
  if (count === 0) return null;
  return (
    <div className="sticky top-20 z-10 mb-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-canvas p-3 shadow-float">
      <p className="mr-2 text-14 font-medium" role="status">
        {countWords(count, m.drafts_selected_one, m.drafts_selected)}
      </p>
      <button type="button" onClick={onEdit} className={button}>
        {countWords(count, m.drafts_bulk_title_one, m.drafts_bulk_title)}
      </button>
      <button type="button" onClick={onMerge} disabled={count < 2} className={button}>
        {m.drafts_merge()}
      </button>
      <button type="button" onClick={onDelete} className={button}>
        {m.drafts_delete()}
      </button>
      {onSubmit === undefined ? null : (
        <button type="button" onClick={onSubmit} className={`${submitButton} sm:ml-auto`}>
          {countWords(readyCount, m.drafts_submit_count_one, m.drafts_submit_count)}
        </button>
      )}
    </div>
  );
}
