import type { Context } from '../../../../platform/context.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { readPlacesById } from '../../../catalogue/categories/service/categories.ts';
import { readTitles } from '../../../catalogue/content/service/references.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import type { discountsContract } from '../contract.ts';
import type { DiscountRow } from '../store/discounts.ts';

export type Discount = OutputOf<typeof discountsContract.createOwn>['discount'];

function findState({ starts_at, ends_at, ended_at }: DiscountRow, now: Date): Discount['state'] {
  if (ended_at !== null || ends_at <= now) return 'ended';
  return starts_at > now ? 'upcoming' : 'running';
}

export async function presentDiscounts(ctx: Context, rows: readonly DiscountRow[]): Promise<Discount[]> {
  const titles = await readTitles(
    ctx.db,
    rows.flatMap(({ work_ids }) => work_ids),
  );
  const places = await readPlacesById(
    ctx.db,
    rows.flatMap(({ category_ids }) => category_ids),
  );
  const categories = new Map(places.map(({ _id, name }) => [_id, { _id, name: name.name, nameBn: name.nameBn }]));
  const contributors = await readContributorsById(
    ctx.db,
    rows.flatMap(({ contributor_id }) => contributor_id ?? []),
  );
  return rows.map((row) => {
    const contributor = row.contributor_id === null ? undefined : contributors.get(row.contributor_id);
    return {
      _id: row.id,
      contributor: contributor ? { _id: contributor.id, name: contributor.name, username: contributor.username } : null,
      name: row.name,
      code: row.code,
      isCoupon: row.code !== null,
      kind: row.kind,
      value: row.value,
      scope: row.scope,
      works: row.work_ids.flatMap((id) => {
        const title = titles.get(id);
        return title === undefined ? [] : [{ _id: id, title }];
      }),
      categories: row.category_ids.flatMap((id) => categories.get(id) ?? []),
      siteShare: row.site_share,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      state: findState(row, ctx.now),
      isFirstPurchase: row.is_first_purchase,
      minimum: row.minimum,
      maxUses: row.max_uses,
      maxPerPerson: row.max_per_person,
      uses: row.uses,
    };
  });
}

export async function presentDiscount(ctx: Context, row: DiscountRow | undefined): Promise<{ discount: Discount }> {
  const [discount] = await presentDiscounts(ctx, row === undefined ? [] : [row]);
  if (discount === undefined) throw new Error('the discount is there');
  return { discount };
}
