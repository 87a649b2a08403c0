import { useRevalidator } from 'react-router';
import { browserApi } from '../../../../ui/api/client.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { DiscountForm } from './discount-form.tsx';
import { DiscountList } from './discount-list.tsx';
import type { DiscountPage } from './discount-view.ts';
import type { Choosable, FindWorks } from './work-picker.tsx';

interface OwnDiscountsPageProps {
  readonly own: DiscountPage;
  /** Active and upcoming discounts of the site. */
  readonly site: DiscountPage;
  readonly findWorks: FindWorks;
  readonly categories: readonly Choosable[];
  readonly currency: string;
}

/** A contributor's sales and coupons, and those of the site. */
export function OwnDiscountsPage({ own, site, findWorks, categories, currency }: OwnDiscountsPageProps) {
  const { revalidate } = useRevalidator();
  const more = useLoadMore({
    first: { items: own.items, next: own.nextCursor },
    getId: ({ _id }) => _id,
    fetchPage: async (cursor) => {
      const page = await browserApi('GET /contributor/discounts', { query: { cursor } });
      return { items: page.items, next: page.nextCursor };
    },
  });
  return (
    <>
      <h1 className="text-28 tracking-tight lg:text-36">{m.discounts_title()}</h1>
      <p className="mt-2 max-w-2xl text-16 text-muted">{m.discounts_text()}</p>
      <section aria-labelledby="new" className="mt-6 max-w-3xl rounded-card border border-line bg-paper p-5 sm:p-6">
        <h2 id="new" className="mb-5 text-18">
          {m.discounts_new()}
        </h2>
        <DiscountForm
          findWorks={findWorks}
          categories={categories}
          isSite={false}
          create={async ({ siteShare: _, ...body }) => {
            await browserApi('POST /contributor/discounts/create', { body });
            showToast({ kind: 'success', title: m.discounts_created() });
            await revalidate();
          }}
        />
      </section>
      <section aria-labelledby="own" className="mt-8 max-w-3xl">
        <h2 id="own" className="mb-4 text-18">
          {m.discounts_own()}
        </h2>
        {more.items.length === 0 ? <p className="text-14 text-muted">{m.discounts_none()}</p> : null}
        <DiscountList
          items={more.items}
          currency={currency}
          isOwn
          end={(id) => browserApi('PUT /contributor/discounts/end/{id}', { params: { id } })}
        />
        <LoadMoreButton more={more} />
      </section>
      {site.items.length === 0 ? null : (
        <section aria-labelledby="site" className="mt-8 max-w-3xl">
          <h2 id="site" className="text-18">
            {m.discounts_of_site()}
          </h2>
          <p className="mt-1 mb-4 text-14 text-muted">{m.discounts_of_site_text()}</p>
          <DiscountList items={site.items} currency={currency} />
        </section>
      )}
    </>
  );
}
