import { Icon } from '../../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { SaveStatus } from './autosave.ts';

const retryButton = 'min-h-8 font-medium underline underline-offset-4';

/** Status of saving, in a few words beside the heading. */
export function SaveState({ status, onRetry }: { status: SaveStatus; onRetry: () => void }) {
  switch (status.kind) {
    case 'saved':
      return (
        <p className="inline-flex items-center gap-1.5 text-14 text-muted">
          <Icon name="check" className="size-4 text-success" />
          {m.blog_editor_saved()}
        </p>
      );
    case 'waiting':
      return <p className="text-14 text-muted">{m.blog_editor_waiting()}</p>;
    case 'saving':
      return (
        <p className="inline-flex items-center gap-1.5 text-14 text-muted">
          <Spinner />
          {m.blog_editor_saving()}
        </p>
      );
    default:
      return (
        <p className="inline-flex flex-wrap items-center gap-x-1.5 text-14 text-danger">
          <Icon name="circle-alert" className="size-4" />
          {m.blog_editor_not_saved()}
          {status.kind === 'failed' || status.kind === 'signed-out' ? (
            <button type="button" onClick={onRetry} className={retryButton}>
              {m.blog_editor_retry()}
            </button>
          ) : null}
        </p>
      );
  }
}

const frame = 'mb-6 rounded-card border border-danger bg-paper p-4 text-14 sm:p-5';

/** Explains why something could not be saved and what to do; the input stays on the page. */
export function SaveProblem(props: {
  status: SaveStatus;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const { status, isBusy, onKeepMine, onTakeTheirs } = props;
  return (
    <div role="alert" className={status.kind === 'saved' ? 'hidden' : 'empty:hidden'}>
      {status.kind === 'failed' ? (
        <p className={frame}>
          {status.retries
            ? m.blog_editor_failed({ reason: status.reason })
            : m.blog_editor_failed_as_is({ reason: status.reason })}
        </p>
      ) : status.kind === 'refused' ? (
        <p className={frame}>{m.blog_editor_refused()}</p>
      ) : status.kind === 'gone' ? (
        <p className={frame}>{m.blog_editor_gone()}</p>
      ) : status.kind === 'signed-out' ? (
        <p className={frame}>
          {m.blog_editor_signed_out()}{' '}
          <a
            href={localizeHref('/admin/login')}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-4"
          >
            {m.blog_editor_sign_in()}
          </a>
        </p>
      ) : status.kind === 'conflict' ? (
        <div className={frame}>
          <p className="font-medium">{m.blog_editor_conflict()}</p>
          <p className="mt-1 max-w-2xl text-muted">{m.blog_editor_conflict_text()}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <button type="button" aria-busy={isBusy} onClick={onKeepMine} className={choice}>
              {m.blog_editor_keep_mine()}
            </button>
            <button type="button" aria-busy={isBusy} onClick={onTakeTheirs} className={choice}>
              {m.blog_editor_take_theirs()}
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

const choice = 'min-h-10 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink';
