import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { CollectionView } from './load-collection.ts';

/** Header of a collection's listing. */
export function CollectionHeader({ collection }: { collection: CollectionView }) {
  return (
    <>
      <p className="text-14 text-muted">
        <a
          href={localizeHref('/collections')}
          className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-ink"
        >
          {m.collections_title()}
        </a>
      </p>
      <h1 className="mt-1 text-36 tracking-tight lg:text-48">{collection.title}</h1>
      {collection.description === '' ? null : (
        <p className="mt-3 max-w-2xl text-16 text-muted">{collection.description}</p>
      )}
    </>
  );
}
