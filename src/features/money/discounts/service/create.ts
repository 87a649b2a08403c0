import type { TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { formatNumberIn } from '../../../../platform/local-format.ts';
import { readPlacesById } from '../../../catalogue/categories/service/categories.ts';
import { findWorksOf } from '../../../catalogue/content/service/references.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import { readPlatformFee } from '../../payment-settings/service/read.ts';
import type { discountsContract } from '../contract.ts';
import { findTermProblems, type WantedTerms } from '../rules/terms.ts';
import { describeProblem } from '../rules/words.ts';
import { addDiscount, endDiscount, lockDiscount } from '../store/discounts.ts';
import { applySalesJob } from './apply-sales.ts';
import { presentDiscount } from './present.ts';

type Contract = typeof discountsContract;
type Body = InputOf<Contract['create']>['body'];
type Answer = OutputOf<Contract['create']>;

function toTerms(ctx: TransactionContext, body: Body): WantedTerms {
  const { name: _, startsAt, endsAt, workIds, categoryIds, ...rest } = body;
  return {
    ...rest,
    workIds: body.scope === 'works' ? [...new Set(workIds)] : [],
    categoryIds: body.scope === 'categories' ? [...new Set(categoryIds)] : [],
    startsAt: startsAt === undefined ? ctx.now : new Date(startsAt),
    endsAt: new Date(endsAt),
  };
}

/** @throws Problem `bad_input` for terms that don't fit together; `conflict` for a code that is taken */
async function create(ctx: TransactionContext, contributorId: string | null, body: Body): Promise<Answer> {
  const terms = toTerms(ctx, body);
  const feeBasisPoints = await readPlatformFee(ctx.tx, ctx.now);
  const works = await findWorksOf(ctx.tx, contributorId, terms.workIds.filter(isId));
  const places = await readPlacesById(ctx.tx, terms.categoryIds.filter(isId));
  const problems = findTermProblems(terms, {
    now: ctx.now,
    feeBasisPoints,
    knownWorks: new Set(works),
    knownCategories: new Set(places.map(({ _id }) => _id)),
  });
  const fee = formatNumberIn(ctx.locale, feeBasisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  if (problems.length > 0)
    throw new Problem('bad_input', {
      errors: problems.map(({ path, problem }) => ({ path, message: describeProblem(problem, ctx.locale, { fee }) })),
    });
  const id = createId();
  const isNew = await addDiscount(ctx.tx, {
    id,
    contributor_id: contributorId,
    name: body.name,
    code: terms.code,
    kind: terms.kind,
    value: terms.value,
    scope: terms.scope,
    work_ids: [...terms.workIds],
    category_ids: [...terms.categoryIds],
    site_share: terms.siteShare,
    starts_at: terms.startsAt,
    ends_at: terms.endsAt,
    is_first_purchase: terms.isFirstPurchase,
    minimum: terms.minimum,
    max_uses: terms.maxUses,
    max_per_person: terms.maxPerPerson,
    created_at: ctx.now,
  });
  if (!isNew) throw new Problem('conflict', { detail: describeProblem('code_taken', ctx.locale) });
  if (terms.code === null) await ctx.platform.jobs.enqueue(ctx.tx, applySalesJob, {});
  return presentDiscount(ctx, await lockDiscount(ctx.tx, id));
}

async function end(ctx: TransactionContext, id: string, contributorId?: string): Promise<Answer & { isNew: boolean }> {
  const row = isId(id) ? await lockDiscount(ctx.tx, id, contributorId) : undefined;
  if (row === undefined) throw new Problem('not_found');
  const isOver = row.ended_at !== null || row.ends_at <= ctx.now;
  if (isOver) return { ...(await presentDiscount(ctx, row)), isNew: false };
  await endDiscount(ctx.tx, id, ctx.now);
  if (row.code === null) await ctx.platform.jobs.enqueue(ctx.tx, applySalesJob, {});
  return { ...(await presentDiscount(ctx, { ...row, ended_at: ctx.now })), isNew: true };
}

const record = (ctx: TransactionContext, action: string, { discount }: Answer): Promise<void> =>
  ctx.platform.audit.record(ctx, {
    action,
    subjectType: 'discount',
    subjectId: discount._id,
    details: { code: discount.code, kind: discount.kind, value: discount.value, siteShare: discount.siteShare },
  });

/** `POST /contributor/discounts/create`. @throws Problem as `create` */
export const createOwnDiscount = (
  ctx: TransactionContext,
  { body }: InputOf<Contract['createOwn']>,
): Promise<OutputOf<Contract['createOwn']>> => create(ctx, creatorId(ctx), { ...body, siteShare: 0 });

/** `POST /discounts/create`. @throws Problem as `create` */
export async function createSiteDiscount(
  ctx: TransactionContext,
  { body }: InputOf<Contract['create']>,
): Promise<OutputOf<Contract['create']>> {
  const created = await create(ctx, null, body);
  await record(ctx, 'discount.create', created);
  return created;
}

/** `PUT /contributor/discounts/end/{id}`. Safe to repeat. @throws Problem `not_found`, also for another's discount */
export async function endOwnDiscount(
  ctx: TransactionContext,
  { params }: InputOf<Contract['endOwn']>,
): Promise<OutputOf<Contract['endOwn']>> {
  const { discount } = await end(ctx, params.id, creatorId(ctx));
  return { discount };
}

/** `PUT /discounts/end/{id}`. Safe to repeat. @throws Problem `not_found` */
export async function endAnyDiscount(
  ctx: TransactionContext,
  { params }: InputOf<Contract['end']>,
): Promise<OutputOf<Contract['end']>> {
  const { discount, isNew } = await end(ctx, params.id);
  if (isNew) await record(ctx, 'discount.end', { discount });
  return { discount };
}
