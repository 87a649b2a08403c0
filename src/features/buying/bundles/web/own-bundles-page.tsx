import { useRevalidator } from 'react-router';
import { browserApi } from '../../../../ui/api/client.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { FindWorks } from '../../../money/discounts/web/work-picker.tsx';
import { BundleForm } from './bundle-form.tsx';
import type { OwnBundles } from './bundle-view.ts';
import { OwnBundleCard } from './own-bundle-card.tsx';

interface OwnBundlesPageProps {
  readonly first: OwnBundles;
  readonly currency: string;
  readonly findWorks: FindWorks;
}

/** Page of a contributor's bundles and of those with their works, with a form for a new one. */
export function OwnBundlesPage({ first, currency, findWorks }: OwnBundlesPageProps) {
  const { revalidate } = useRevalidator();
  const more = useLoadMore({
    first: { items: first.items, next: first.nextCursor },
    getId: ({ _id }) => _id,
    fetchPage: async (cursor) => {
      const page = await browserApi('GET /contributor/bundles', { query: { cursor } });
      return { items: page.items, next: page.nextCursor };
    },
  });
  const actions = {
    end: (id: string) => browserApi('PUT /contributor/bundles/end/{id}', { params: { id } }),
    answer: (id: string, answer: 'agreed' | 'declined') =>
      browserApi('PUT /contributor/bundles/answer/{id}', { params: { id }, body: { answer } }),
  };
  return (
    <>
      <h1 className="text-28 tracking-tight lg:text-36">{m.bundles_title()}</h1>
      <p className="mt-2 max-w-2xl text-16 text-muted">{m.bundles_text()}</p>
      <section aria-labelledby="new" className="mt-6 max-w-3xl rounded-card border border-line bg-paper p-5 sm:p-6">
        <h2 id="new" className="mb-5 text-18">
          {m.bundles_new()}
        </h2>
        <BundleForm
          findWorks={findWorks}
          currency={currency}
          create={async (body) => {
            const { bundle } = await browserApi('POST /contributor/bundles/create', { body });
            const title = bundle.state === 'published' ? m.bundles_created() : m.bundles_asked();
            showToast({ kind: 'success', title });
            await revalidate();
          }}
        />
      </section>
      <section aria-labelledby="own" className="mt-8 max-w-3xl">
        <h2 id="own" className="mb-4 text-18">
          {m.bundles_own()}
        </h2>
        {more.items.length === 0 ? <p className="text-14 text-muted">{m.bundles_none()}</p> : null}
        <ul className="grid gap-4">
          {more.items.map((bundle) => (
            <OwnBundleCard key={bundle._id} bundle={bundle} currency={currency} actions={actions} />
          ))}
        </ul>
        <LoadMoreButton more={more} />
      </section>
    </>
  );
}
