import { useMemo, useState } from 'react';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { DetailPanel } from '../../../../../ui/admin/detail-panel.tsx';
import { SortableList } from '../../../../../ui/admin/lists/sortable-list.tsx';
import { useSavedOrder } from '../../../../../ui/admin/lists/use-saved-order.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { searchKeysContract } from '../../contract/keys.ts';
import { useKeyChange } from './use-key-change.ts';

type PinnedKey = OutputOf<typeof searchKeysContract.listPinned>['items'][number];

/** Button that opens the sortable list of pinned keys. */
export function PinnedKeys({ pinned }: { pinned: readonly PinnedKey[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={secondaryButton}>
        {m.search_keys_pinned_button({ count: formatCount(pinned.length) })}
      </button>
      {isOpen ? (
        <DetailPanel title={m.search_keys_pinned_title()} onClosed={() => setOpen(false)}>
          <p className="mb-5 text-14 text-muted">{m.search_keys_pinned_text()}</p>
          {pinned.length === 0 ? (
            <p className="text-14">{m.search_keys_pinned_none()}</p>
          ) : (
            <PinnedOrder pinned={pinned} />
          )}
        </DetailPanel>
      ) : null}
    </>
  );
}

function PinnedOrder({ pinned }: { pinned: readonly PinnedKey[] }) {
  const { change } = useKeyChange();
  const saved = useMemo(() => pinned.map(({ key }) => key), [pinned]);
  const order = useSavedOrder(saved, (before, keys) =>
    change((api) => api('PUT /admin/search-keys/order', { body: { before: [...before], keys: [...keys] } })),
  );
  const byKey = new Map(pinned.map((each) => [each.key, each]));
  return (
    <SortableList
      label={m.search_keys_pinned_title()}
      ids={order.shown.filter((key) => byKey.has(key))}
      getName={(key) => byKey.get(key)?.label ?? key}
      onOrder={order.change}
    >
      {(key) => {
        const { label = null, works = 0 } = byKey.get(key) ?? {};
        return (
          <div className="flex items-center gap-3 text-14">
            <span className="min-w-0 grow">
              <span className="block font-medium wrap-anywhere">{label ?? key}</span>
              <span className={`block text-12 ${works === 0 ? 'text-warning' : 'text-muted'}`}>
                {works === 0 ? m.search_keys_pinned_empty() : m.search_keys_works({ count: formatCount(works) })}
              </span>
            </span>
            <button
              type="button"
              aria-label={m.search_keys_unpin_named({ key: label ?? key })}
              title={m.search_keys_unpin()}
              onClick={() => order.change(order.shown.filter((each) => each !== key))}
              className="grid size-10 shrink-0 place-items-center rounded-control hover:bg-line/60"
            >
              <Icon name="x" className="size-4" />
            </button>
          </div>
        );
      }}
    </SortableList>
  );
}
