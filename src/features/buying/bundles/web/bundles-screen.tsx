import { PageHeading, Panel } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createWorkFinder } from '../../../money/discounts/web/find-works.ts';
import { BundleForm } from './bundle-form.tsx';
import type { OwnBundles } from './bundle-view.ts';
import { OwnBundleList } from './own-bundle-list.tsx';

/** All bundles, with a form for those of the site. */
export function BundlesScreen({ first, currency }: { readonly first: OwnBundles; readonly currency: string }) {
  const api = useAdminApi();
  return (
    <>
      <PageHeading title={m.bundles_title()} text={m.bundles_admin_text()} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <Panel title={m.bundles_new()}>
          <BundleForm
            findWorks={createWorkFinder(api, { price: 'paid' })}
            currency={currency}
            create={(body) => api('POST /bundles/create', { body })}
          />
        </Panel>
        <section aria-label={m.bundles_title()}>
          <OwnBundleList
            first={first}
            currency={currency}
            actions={{ end: (id) => api('PUT /bundles/end/{id}', { params: { id } }) }}
            fetchPage={(cursor) => api('GET /bundles', { query: { cursor } })}
          />
        </section>
      </div>
    </>
  );
}
