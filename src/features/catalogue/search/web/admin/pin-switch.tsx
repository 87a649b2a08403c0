import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { type SearchKey, useKeyChange } from './use-key-change.ts';

/** Whether a key stands before the other popular ones, and at which place. */
export function PinSwitch({ row: { key, pinPosition } }: { row: SearchKey }) {
  const { isBusy, change } = useKeyChange();
  const isPinned = pinPosition !== null;
  return (
    <button
      type="button"
      aria-pressed={isPinned}
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={() => void change((api) => api('PUT /admin/search-keys/pin', { body: { key, pinned: !isPinned } }))}
      className="inline-flex h-9 items-center gap-2 rounded-control border border-line bg-paper px-3 text-14 whitespace-nowrap hover:border-ink max-lg:h-10"
    >
      {isBusy ? (
        <Spinner />
      ) : (
        <span aria-hidden="true" className={`size-2 rounded-full ${isPinned ? 'bg-success' : 'bg-muted'}`} />
      )}
      <span className="sr-only">{m.search_keys_pin_named({ key })}</span>
      <span aria-hidden="true">
        {isPinned ? m.search_keys_pinned_at({ place: formatCount(pinPosition + 1) }) : m.search_keys_unpinned()}
      </span>
    </button>
  );
}
