import { browserApi } from '../../../../ui/api/client.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { FindWorks } from '../../../money/discounts/web/work-picker.tsx';
import { BundleForm } from './bundle-form.tsx';
import type { OwnBundles } from './bundle-view.ts';
import type { BundleActions } from './own-bundle-card.tsx';
import { OwnBundleList } from './own-bundle-list.tsx';

interface OwnBundlesPageProps {
  readonly first: OwnBundles;
  readonly currency: string;
  readonly findWorks: FindWorks;
}

const actions: BundleActions = {
  end: (id) => browserApi('PUT /contributor/bundles/end/{id}', { params: { id } }),
  answer: (id, answer) => browserApi('PUT /contributor/bundles/answer/{id}', { params: { id }, body: { answer } }),
};

/** Page of a contributor's bundles and of those with their works, with a form for a new one. */
export const OwnBundlesPage = ({ first, currency, findWorks }: OwnBundlesPageProps) => (
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
        create={(body) => browserApi('POST /contributor/bundles/create', { body })}
      />
    </section>
    <section aria-labelledby="own" className="mt-8 max-w-3xl">
      <h2 id="own" className="mb-4 text-18">
        {m.bundles_own()}
      </h2>
      <OwnBundleList
        first={first}
        currency={currency}
        actions={actions}
        fetchPage={(cursor) => browserApi('GET /contributor/bundles', { query: { cursor } })}
      />
    </section>
  </>
);
