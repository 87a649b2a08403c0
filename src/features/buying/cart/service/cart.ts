import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { formatNumberIn } from '../../../../platform/local-format.ts';
import { selectActiveAccount } from '../../../people/accounts/service/active-account.ts';
import { selectContributorOfAccount } from '../../../people/contributors/service/references.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { type cartContract, MAX_CART_LINES } from '../contract.ts';
import { sumPrices, translate } from '../rules.ts';
import { createLineAdder, hasLine, isFull, readLines, removeLine } from '../store.ts';
import { type LineFacts, readItems, selectFacts, toFacts, toItems } from './lines.ts';

export { removeBought } from '../store.ts';

type Contract = typeof cartContract;

/** `GET /cart/all` */
export async function showCart(ctx: Context): Promise<OutputOf<Contract['all']>> {
  const { id } = userActor(ctx);
  const items = await readItems(ctx, id, await readLines(ctx.db, id));
  return { items, subtotal: sumPrices(items), currency: ctx.platform.config.ARBOR_CURRENCY };
}

const addLine = createLineAdder((tx, accountId, contentIds, variantIds) => ({
  buyer: selectActiveAccount(tx, accountId),
  ...selectFacts(tx, accountId, contentIds, variantIds),
  self: selectContributorOfAccount(tx, accountId),
}));

/** Explains why the database added no line. */
function explain(
  ctx: Context,
  { contentId, variantId }: { readonly contentId: string; readonly variantId: string },
  { offers, cards, owned, contributorId }: LineFacts & { readonly contributorId: string | undefined },
): Problem {
  const offer = offers.get(variantId);
  if (offer?.contentId !== contentId) return new Problem('not_found');
  if (owned.has(variantId)) return new Problem('already_owned');
  if (!cards.has(contentId)) return new Problem('not_found');
  if (offer.price === null) return new Problem('conflict', { detail: translate('not_for_sale', ctx.locale) });
  if (contributorId === offer.contributorId)
    return new Problem('conflict', { detail: translate('own_work', ctx.locale) });
  // The account was deleted in the meantime.
  return new Problem('not_found');
}

const refuseFull = (ctx: Context): Problem =>
  new Problem('conflict', {
    detail: translate('full', ctx.locale, { max: formatNumberIn(ctx.locale, MAX_CART_LINES, {}) }),
  });

/**
 * `POST /cart/add`: adds one line per variant; adding it again accepts the price that the caller saw.
 * @throws Problem `not_found` for a work that isn't public; `already_owned`; `conflict` for own works, a variant that
 * is not for sale, and a full cart
 */
export async function addToCart(
  ctx: TransactionContext,
  { body }: InputOf<Contract['add']>,
): Promise<OutputOf<Contract['add']>> {
  const { contentId, variantId } = body;
  if (!isId(contentId) || !isId(variantId)) throw new Problem('not_found');
  const { id: accountId } = userActor(ctx);
  const [row] = await addLine(ctx.tx, accountId, [contentId], [variantId], body.priceSeen ?? null).catch(
    (error: unknown) => {
      throw isFull(error) ? refuseFull(ctx) : error;
    },
  );
  if (row === undefined) throw new Error('the statement answers one row');
  const facts = toFacts(row);
  const [item] = hasLine(row) ? toItems(ctx, [row], facts) : [];
  if (item === undefined) throw explain(ctx, { contentId, variantId }, { ...facts, contributorId: row.self[0]?.id });
  return item;
}

/** `DELETE /cart/remove`. @throws Problem `bad_input` if the call doesn't name exactly one line */
export async function removeFromCart(
  ctx: TransactionContext,
  { body, query }: InputOf<Contract['remove']>,
): Promise<OutputOf<Contract['remove']>> {
  const named = { contentId: body?.contentId ?? query.contentId, variantId: body?.variantId ?? query.variantId };
  const { contentId, variantId } = named;
  if (contentId === undefined || variantId === undefined) {
    const message = translate('name_it', ctx.locale);
    const missing = Object.entries(named).flatMap(([path, value]) => (value === undefined ? [{ path, message }] : []));
    throw new Problem('bad_input', { errors: missing });
  }
  if (!isId(contentId) || !isId(variantId)) return { removed: false };
  return { removed: await removeLine(ctx.tx, { accountId: userActor(ctx).id, contentId, variantId }) };
}
