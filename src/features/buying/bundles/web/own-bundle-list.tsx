import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { OwnBundles } from './bundle-view.ts';
import { type BundleActions, OwnBundleCard } from './own-bundle-card.tsx';

interface OwnBundleListProps {
  readonly first: OwnBundles;
  readonly currency: string;
  readonly actions: BundleActions;
  /** Loads the page of a cursor. @throws ApiError */
  readonly fetchPage: (cursor: string) => Promise<OwnBundles>;
}

/** Bundles as their contributors and admins see them. */
export function OwnBundleList({ first, currency, actions, fetchPage }: OwnBundleListProps) {
  const more = useLoadMore({
    first: { items: first.items, next: first.nextCursor },
    getId: ({ _id }) => _id,
    fetchPage: async (cursor) => {
      const { items, nextCursor: next } = await fetchPage(cursor);
      return { items, next };
    },
  });
  return (
    <>
      {more.items.length === 0 ? <p className="text-14 text-muted">{m.bundles_none()}</p> : null}
      <ul className="grid gap-4">
        {more.items.map((bundle) => (
          <OwnBundleCard key={bundle._id} bundle={bundle} currency={currency} actions={actions} />
        ))}
      </ul>
      <LoadMoreButton more={more} />
    </>
  );
}
