import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { readPlacesById } from '../../../catalogue/categories/service/categories.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import { refuseStale } from '../../payment-settings/service/refuse-stale.ts';
import type { vatContract } from '../contract.ts';
import { findTimeProblem } from '../rules/rates.ts';
import { describeRefusal } from '../rules/words.ts';
import { addRate, addSetting, lockVat, readRates, readSetting } from '../store/vat.ts';
import { MAX_RATES, presentRate, presentRegistration } from './show.ts';

type Contract = typeof vatContract;

const refuse = (ctx: TransactionContext, path: string, key: Parameters<typeof describeRefusal>[0]) => ({
  path,
  message: describeRefusal(key, ctx.locale),
});

/**
 * `PUT /vat/registration`: an unchanged registration isn't recorded.
 * @throws Problem `conflict` for an outdated version; `bad_input` if a BIN comes without what invoices have to state
 */
export async function changeRegistration(
  ctx: TransactionContext,
  { body: { version, ...body } }: InputOf<Contract['changeRegistration']>,
): Promise<OutputOf<Contract['changeRegistration']>> {
  await lockVat(ctx.tx);
  const before = await readSetting(ctx.tx);
  if ((before?.number ?? 0) !== version) throw refuseStale(ctx);
  const { bin, name, address, officer, designation, feeBasisPoints, pricesWithoutVat } = body;
  const needed = { name, address, officer, designation };
  const missing = Object.entries(needed).filter(([, text]) => bin !== '' && text === '');
  if (missing.length > 0)
    throw new Problem('bad_input', { errors: missing.map(([path]) => refuse(ctx, path, 'needed')) });
  const { id: setBy } = adminActor(ctx);
  const row = { bin, ...needed, fee_basis_points: feeBasisPoints, prices_without_vat: pricesWithoutVat };
  const isSame =
    before !== undefined && Object.entries(row).every(([key, value]) => before[key as keyof typeof row] === value);
  const after = isSame ? before : await addSetting(ctx.tx, { number: version + 1, ...row, set_by: setBy });
  if (!isSame)
    await ctx.platform.audit.record(ctx, {
      action: bin === '' ? 'vat.turn_off' : 'vat.register',
      subjectType: 'vat_setting',
      subjectId: String(after.number),
      details: { bin, feeBasisPoints, pricesWithoutVat },
    });
  return { registration: presentRegistration(after, await findAdminNames(ctx, [after.set_by ?? []].flat())) };
}

/**
 * `PUT /vat/rate`
 * @throws Problem `conflict` for an outdated version; `bad_input` for an unknown category, a default without a rate, or
 * a time that is past or too far ahead
 */
export async function setRate(
  ctx: TransactionContext,
  { body: { categoryId, basisPoints, version, ...body } }: InputOf<Contract['setRate']>,
): Promise<OutputOf<Contract['setRate']>> {
  await lockVat(ctx.tx);
  const before = await readRates(ctx.tx, MAX_RATES);
  const last = before[0];
  if (last?.number !== version) throw refuseStale(ctx);
  const known = categoryId === null || (isId(categoryId) && (await readPlacesById(ctx.tx, [categoryId])).length > 0);
  // Another server's clock may be ahead of this one's.
  const setAt = new Date(Math.max(ctx.now.getTime(), last.set_at.getTime()));
  const effectiveAt = body.effectiveAt === undefined ? setAt : new Date(body.effectiveAt);
  const problem = findTimeProblem(setAt, effectiveAt);
  const errors = [
    ...(known ? [] : [refuse(ctx, 'categoryId', 'no_category')]),
    ...(categoryId === null && basisPoints === null ? [refuse(ctx, 'basisPoints', 'default_needed')] : []),
    ...(problem === undefined ? [] : [refuse(ctx, 'effectiveAt', problem)]),
  ];
  if (errors.length > 0) throw new Problem('bad_input', { errors });
  const { id: setBy } = adminActor(ctx);
  const row = {
    number: version + 1,
    category_id: categoryId,
    basis_points: basisPoints,
    effective_at: effectiveAt,
    set_at: setAt,
    set_by: setBy,
  };
  await addRate(ctx.tx, row);
  await ctx.platform.audit.record(ctx, {
    action: 'vat.set_rate',
    subjectType: 'vat_rate',
    subjectId: String(row.number),
    details: { category: categoryId, basisPoints, effectiveAt: effectiveAt.toISOString() },
  });
  const names = await findAdminNames(ctx, [setBy]);
  return { rate: presentRate(row, { all: [row, ...before], names, now: setAt }) };
}
