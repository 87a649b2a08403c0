import { secondaryButton } from '../components/button.ts';
import { Spinner } from '../components/spinner.tsx';
import { m } from '../paraglide/messages.js';
import type { LoadMore } from './use-load-more.ts';

/** Button that loads a list's next items, and a message if that failed. */
export function LoadMoreButton({ more: { next, state, load } }: { more: LoadMore<unknown> }) {
  return (
    <div className="mt-10 text-center">
      {next === null ? null : (
        <button type="button" onClick={load} aria-busy={state === 'loading'} className={secondaryButton}>
          {state === 'loading' ? <Spinner /> : null}
          {m.load_more()}
        </button>
      )}
      <p role="status" className="mt-3 text-14 text-muted">
        {state === 'failed' ? m.load_more_failed() : null}
      </p>
    </div>
  );
}
