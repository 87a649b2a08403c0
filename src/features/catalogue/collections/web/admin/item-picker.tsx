import { useState } from 'react';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { CollectionItem } from './collection-editor.tsx';
import { SmallCover } from './small-cover.tsx';

const PAGE = 24;

/** Searches published works and adds the chosen ones. */
export function ItemPicker(props: {
  taken: ReadonlySet<string>;
  room: number;
  onAdd: (items: readonly CollectionItem[]) => void;
}) {
  const { taken, room, onAdd } = props;
  const api = useAdminApi();
  const [found, setFound] = useState<readonly CollectionItem[]>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const search = async (q: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { items } = await api('GET /content/all', {
        query: { limit: PAGE, ...(q === '' ? { sort: 'newest' as const } : { q }) },
      });
      setFound(items.map(({ _id, title, preview }) => ({ _id, title, preview, isListed: true })));
      setChosen(new Set());
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(getErrorMessage(error, m.collections_search_failed()));
    } finally {
      setBusy(false);
    }
  };
  const free = found?.filter(({ _id }) => !taken.has(_id)) ?? [];
  const picked = free.filter(({ _id }) => chosen.has(_id));
  const toggle = (id: string) =>
    setChosen((ids) => (ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set([...ids, id])));
  return (
    <section aria-labelledby="picker-title" className="rounded-card border border-line bg-paper p-5">
      <h2 id="picker-title" className="text-18">
        {m.collections_add_title()}
      </h2>
      <search className="mt-4">
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            const q = new FormData(event.currentTarget).get('q');
            void search(typeof q === 'string' ? q.trim() : '');
          }}
        >
          <label className="min-w-0 grow">
            <span className="sr-only">{m.collections_search()}</span>
            <input
              name="q"
              type="search"
              maxLength={100}
              autoComplete="off"
              placeholder={m.collections_search()}
              className="h-10 w-full rounded-control border border-line bg-paper px-3 text-14 hover:border-muted"
            />
          </label>
          <button
            type="submit"
            aria-busy={isBusy}
            className="inline-flex h-10 items-center gap-2 rounded-control border border-line px-4 text-14 font-medium hover:border-ink"
          >
            {isBusy ? <Spinner /> : <Icon name="search" className="size-4" />}
            {m.admin_filter_apply()}
          </button>
        </form>
      </search>
      <p role="alert" className="mt-3 text-14 text-danger empty:hidden">
        {failure}
      </p>
      {found === undefined ? null : found.length === 0 ? (
        <p className="mt-4 text-14 text-muted">{m.collections_search_none()}</p>
      ) : (
        <ul className="mt-4 max-h-[28rem] overflow-y-auto overscroll-contain">
          {found.map((item) => {
            const isTaken = taken.has(item._id);
            return (
              <li key={item._id}>
                <label
                  className={`flex items-center gap-3 rounded-control p-2 text-14 ${isTaken ? 'text-muted' : 'cursor-pointer hover:bg-line/40'}`}
                >
                  <input
                    type="checkbox"
                    disabled={isTaken}
                    checked={isTaken || chosen.has(item._id)}
                    onChange={() => toggle(item._id)}
                    className="size-4 shrink-0 accent-ink"
                  />
                  <SmallCover picture={item.preview} />
                  <span className="min-w-0">
                    <span className="line-clamp-2 wrap-anywhere">{item.title}</span>
                    {isTaken ? <span className="block text-12">{m.collections_is_in()}</span> : null}
                  </span>
                </label>
              </li>
            );
          })}
        </ul>
      )}
      {found === undefined ? null : (
        <button
          type="button"
          disabled={picked.length === 0 || picked.length > room}
          onClick={() => {
            onAdd(picked);
            setChosen(new Set());
          }}
          className={`${secondaryButton} mt-4 w-full`}
        >
          {picked.length > room
            ? m.collections_no_room({ count: formatCount(room) })
            : m.collections_add({ count: formatCount(picked.length) })}
        </button>
      )}
    </section>
  );
}
