import type { Context, TransactionContext } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import type { Transaction } from '../../../platform/database/pool.ts';
import { endWith, type LastStatements } from '../../../platform/database/send-plan.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { selectActiveAccount } from '../../accounts/service/active-account.ts';
import { selectContributorOfAccount } from '../../contributors/service/references.ts';
import { userActor } from '../../sessions/service/actor.ts';
import { type cartContract, MAX_CART_LINES } from '../contract.ts';
import { sumPrices, translate } from '../rules.ts';
import { createLockingFactReader, insertLine, readLines, removeLine, removeLines } from '../store.ts';
import { type LineFacts, readItems, selectFacts, toFacts, toItems } from './lines.ts';

type Contract = typeof cartContract;

/** `GET /cart/all` */
export async function showCart(ctx: Context): Promise<OutputOf<Contract['all']>> {
  const { id } = userActor(ctx);
  const items = await readItems(ctx, id, await readLines(ctx.db, id));
  return { items, subtotal: sumPrices(items), currency: ctx.platform.config.ARBOR_CURRENCY };
}

/** Locks the account and its cart, and reads all that decides about the line. */
const lockAndRead = createLockingFactReader(selectActiveAccount, (tx, accountId, contentIds, variantIds) => ({
  ...selectFacts(tx, accountId, contentIds, variantIds),
  contributor: selectContributorOfAccount(tx, accountId),
}));

/** What the account may put into its cart: public, for sale, not its own and not bought. @returns the price, in minor units */
function findPrice(
  ctx: TransactionContext,
  { contentId, variantId }: { readonly contentId: string; readonly variantId: string },
  { offers, cards, owned, contributorId }: LineFacts & { readonly contributorId: string | undefined },
): number {
  const offer = offers.get(variantId);
  if (offer?.contentId !== contentId) throw new Problem('not_found');
  if (owned.has(variantId)) throw new Problem('already_owned');
  if (!cards.has(contentId)) throw new Problem('not_found');
  if (offer.price === null) throw new Problem('conflict', { detail: translate('not_for_sale', ctx.locale) });
  if (contributorId === offer.contributorId)
    throw new Problem('conflict', { detail: translate('own_work', ctx.locale) });
  return offer.price;
}

/**
 * `POST /cart/add`: one line a variant; again, it takes the price that was seen.
 * @throws Problem `not_found` for what isn't public; `already_owned`; `conflict` for own works, what is not for sale, and a
 * full cart
 */
export async function addToCart(
  ctx: TransactionContext,
  { body }: InputOf<Contract['add']>,
): Promise<LastStatements<OutputOf<Contract['add']>>> {
  const { contentId, variantId } = body;
  if (!isId(contentId) || !isId(variantId)) throw new Problem('not_found');
  const { id: accountId } = userActor(ctx);
  const read = await lockAndRead(ctx.tx, accountId, [contentId], [variantId]);
  if (read.account.length === 0) throw new Problem('not_found');
  const facts = toFacts(read);
  const price = findPrice(ctx, { contentId, variantId }, { ...facts, contributorId: read.contributor[0]?.id });
  const insert = insertLine(ctx.tx, accountId, contentId, variantId, body.priceSeen ?? price, MAX_CART_LINES);
  return endWith(insert, (lines) => {
    // Nothing was put in then.
    if (lines.length === 0)
      throw new Problem('conflict', { detail: translate('full', ctx.locale, { max: String(MAX_CART_LINES) }) });
    const [item] = toItems(ctx, lines, facts);
    if (item === undefined) throw new Problem('not_found');
    return item;
  });
}

/** What was bought leaves the cart. */
export const removeBought = (tx: Transaction, accountId: string, variantIds: readonly string[]): Promise<void> =>
  removeLines(tx, accountId, variantIds);

/** `DELETE /cart/remove`. @throws Problem `bad_input` where the call doesn't name one line */
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
