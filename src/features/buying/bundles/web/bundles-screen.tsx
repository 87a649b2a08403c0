import { useRevalidator } from 'react-router';
import { PageHeading, Panel } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { BundleForm } from './bundle-form.tsx';
import type { OwnBundles } from './bundle-view.ts';
import { OwnBundleCard } from './own-bundle-card.tsx';

/** Number of works that the picker shows at once. */
const MAX_FOUND = 50;

/** All bundles, with a form for those of the site. */
export function BundlesScreen({ first, currency }: { readonly first: OwnBundles; readonly currency: string }) {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  const more = useLoadMore({
    first: { items: first.items, next: first.nextCursor },
    getId: ({ _id }) => _id,
    fetchPage: async (cursor) => {
      const page = await api('GET /bundles', { query: { cursor } });
      return { items: page.items, next: page.nextCursor };
    },
  });
  const actions = { end: (id: string) => api('PUT /bundles/end/{id}', { params: { id } }) };
  return (
    <>
      <PageHeading title={m.bundles_title()} text={m.bundles_admin_text()} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <Panel title={m.bundles_new()}>
          <BundleForm
            findWorks={async (q) => {
              const { items } = await api('GET /content/all', {
                query: { limit: MAX_FOUND, price: 'paid', ...(q === '' ? { sort: 'newest' as const } : { q }) },
              });
              return items.map(({ _id: id, title, contributor }) => ({ id, name: `${title} (${contributor.name})` }));
            }}
            currency={currency}
            create={async (body) => {
              const { bundle } = await api('POST /bundles/create', { body });
              const title = bundle.state === 'published' ? m.bundles_created() : m.bundles_asked();
              showToast({ kind: 'success', title });
              await revalidate();
            }}
          />
        </Panel>
        <section aria-label={m.bundles_title()}>
          {more.items.length === 0 ? <p className="text-14 text-muted">{m.bundles_none()}</p> : null}
          <ul className="grid gap-4">
            {more.items.map((bundle) => (
              <OwnBundleCard key={bundle._id} bundle={bundle} currency={currency} actions={actions} />
            ))}
          </ul>
          <LoadMoreButton more={more} />
        </section>
      </div>
    </>
  );
}
