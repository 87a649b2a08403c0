import { useRevalidator } from 'react-router';
import { PageHeading, Panel } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { DiscountForm } from './discount-form.tsx';
import { DiscountList } from './discount-list.tsx';
import type { DiscountPage } from './discount-view.ts';
import { createWorkFinder } from './find-works.ts';
import type { Choosable } from './work-picker.tsx';

interface DiscountsScreenProps {
  readonly first: DiscountPage;
  readonly categories: readonly Choosable[];
  readonly currency: string;
}

/** All sales and coupons, with a form for those of the site. */
export function DiscountsScreen({ first, categories, currency }: DiscountsScreenProps) {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  const more = useLoadMore({
    first: { items: first.items, next: first.nextCursor },
    getId: ({ _id }) => _id,
    fetchPage: async (cursor) => {
      const page = await api('GET /discounts', { query: { cursor } });
      return { items: page.items, next: page.nextCursor };
    },
  });
  return (
    <>
      <PageHeading title={m.discounts_title()} text={m.discounts_admin_text()} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <Panel title={m.discounts_new()}>
          <DiscountForm
            findWorks={createWorkFinder(api)}
            categories={categories}
            isSite
            create={async (body) => {
              await api('POST /discounts/create', { body });
              showToast({ kind: 'success', title: m.discounts_created() });
              await revalidate();
            }}
          />
        </Panel>
        <section aria-label={m.discounts_title()}>
          {more.items.length === 0 ? <p className="text-14 text-muted">{m.discounts_none()}</p> : null}
          <DiscountList
            items={more.items}
            currency={currency}
            end={(id) => api('PUT /discounts/end/{id}', { params: { id } })}
          />
          <LoadMoreButton more={more} />
        </section>
      </div>
    </>
  );
}
