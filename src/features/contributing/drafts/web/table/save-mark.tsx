import { Icon } from '../../../../../ui/components/icon.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { DraftRow, SaveState } from '../drafts-store.ts';

const words: Record<SaveState, () => string> = {
  saved: () => m.drafts_saved(),
  waiting: () => m.drafts_saving(),
  saving: () => m.drafts_saving(),
  failed: () => m.drafts_save_failed(),
  refused: () => m.drafts_refused(),
  conflict: () => m.drafts_conflict(),
};

/** Mark that shows whether a draft's changes are saved. */
export function SaveMark({ row, onResolve }: { row: DraftRow; onResolve: (keepsMine: boolean) => void }) {
  const { state, message } = row;
  if (state === 'saved') return <span className="sr-only">{words.saved()}</span>;
  const isWrong = state === 'refused' || state === 'conflict' || state === 'failed';
  return (
    <span className={`mt-0.5 block text-12 ${isWrong ? 'text-danger' : 'text-muted'}`}>
      {isWrong ? <Icon name="circle-alert" className="mr-1 inline size-3.5" /> : null}
      {message === '' ? words[state]() : message}
      {state === 'conflict' ? (
        <span className="mt-1 flex gap-3">
          <button type="button" className="min-h-6 font-medium underline" onClick={() => onResolve(true)}>
            {m.drafts_keep_mine()}
          </button>
          <button type="button" className="min-h-6 font-medium underline" onClick={() => onResolve(false)}>
            {m.drafts_take_theirs()}
          </button>
        </span>
      ) : null}
    </span>
  );
}

/** Save status of the whole table, in one place that a screen reader announces. */
export function SaveSummary({ rows }: { rows: readonly DraftRow[] }) {
  const has = (...states: SaveState[]) => rows.some(({ state }) => states.includes(state));
  const state: SaveState = has('failed')
    ? 'failed'
    : has('conflict')
      ? 'conflict'
      : has('refused')
        ? 'refused'
        : has('waiting', 'saving')
          ? 'saving'
          : 'saved';
  const isWrong = state !== 'saved' && state !== 'saving';
  return (
    <p role="status" className={`flex items-center gap-2 text-14 ${isWrong ? 'text-danger' : 'text-muted'}`}>
      <Icon name={isWrong ? 'circle-alert' : state === 'saved' ? 'check' : 'rotate-ccw'} className="size-4" />
      {state === 'failed' ? m.drafts_save_failed_long() : words[state]()}
    </p>
  );
}
