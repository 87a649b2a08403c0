import { Icon } from '../../../../../ui/components/icon.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { usePlaceChange } from './use-place-change.ts';

const square =
  'grid size-9 place-items-center rounded-control border border-line bg-paper hover:border-ink disabled:opacity-40 max-lg:size-10';

/** Returns the ids with one moved by a step; undefined at the end of the list. */
export function moveBy(ids: readonly string[], id: string, step: 1 | -1): string[] | undefined {
  const from = ids.indexOf(id);
  const other = ids[from + step];
  if (from < 0 || other === undefined) return undefined;
  return ids.map((each) => (each === id ? other : each === other ? id : each));
}

export function MoveButtons(props: { name: string; isBusy: boolean; onMove: (step: 1 | -1) => void }) {
  const { name, isBusy, onMove } = props;
  return (
    <span className="inline-flex gap-1">
      <button
        type="button"
        disabled={isBusy}
        aria-label={m.categories_admin_up({ name })}
        title={m.categories_admin_up({ name })}
        onClick={() => onMove(-1)}
        className={square}
      >
        <Icon name="chevron-down" className="size-4 rotate-180" />
      </button>
      <button
        type="button"
        disabled={isBusy}
        aria-label={m.categories_admin_down({ name })}
        title={m.categories_admin_down({ name })}
        onClick={() => onMove(1)}
        className={square}
      >
        <Icon name="chevron-down" className="size-4" />
      </button>
    </span>
  );
}

/** Buttons that move a category in the shop's order, independent of the list's sort. */
export function CategoryMoveButtons({ id, name }: { id: string; name: string }) {
  const { inProgress, change } = usePlaceChange();
  return (
    <MoveButtons
      name={name}
      isBusy={inProgress.has(id)}
      onMove={(step) =>
        void change(id, async (api) => {
          const { items } = await api('GET /content-category/all', {});
          const ids = moveBy(
            items.map(({ _id }) => _id),
            id,
            step,
          );
          if (ids !== undefined) await api('PUT /content-category/order', { body: { ids } });
        })
      }
    />
  );
}
