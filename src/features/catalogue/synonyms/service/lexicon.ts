import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { cutPage, parsePage, toSortPosition, toTotal } from '../../../../platform/pagination.ts';
import type { synonymsContract } from '../contract.ts';
import { findLexiconPair, listLexiconPairs, toLexiconStems, translate } from '../rules.ts';
import { lockPairs } from '../store/pairs.ts';
import { addStruck, countStruck, deleteStruck, readStruck, struckSorting } from '../store/struck.ts';
import { readSynonyms } from './pairs.ts';

type Contract = typeof synonymsContract;

const MAX_STRUCK = 5000;

/** `GET /admin/synonyms/lexicon` */
export async function lookUpWord(
  ctx: Context,
  { query: { q } }: InputOf<Contract['lookUp']>,
): Promise<OutputOf<Contract['lookUp']>> {
  const stems = toLexiconStems(q);
  const { struck } = await readSynonyms(ctx.db, [stems]);
  return {
    items: listLexiconPairs(stems).map(({ one, other, otherStems, near }) => ({
      one,
      other,
      near,
      struck: struck.get(stems)?.includes(otherStems) ?? false,
    })),
  };
}

/** `GET /admin/synonyms/struck`. @throws Problem `bad_input` for a cursor of another list */
export async function listStruck(
  ctx: Context,
  { query }: InputOf<Contract['listStruck']>,
): Promise<OutputOf<Contract['listStruck']>> {
  const page = parsePage(ctx, struckSorting.cursors, { ...query, sort: '-created' });
  const { rows, nextCursor } = cutPage(struckSorting.cursors, page, await readStruck(ctx.db, page), toSortPosition);
  return {
    items: rows.map(({ one, other }) => ({
      one,
      other,
      near: findLexiconPair(toLexiconStems(one), toLexiconStems(other))?.near ?? false,
      struck: true,
    })),
    nextCursor,
    ...toTotal(await countStruck(ctx.db)),
  };
}

/**
 * `PUT /admin/synonyms/struck`: disables or enables a pair of the lexicon in both directions.
 * @throws Problem `bad_input` for a pair that the lexicon doesn't have, or beyond the limit
 */
export async function strikePair(
  ctx: TransactionContext,
  { body: { one, other, struck } }: InputOf<Contract['strike']>,
): Promise<{ done: true }> {
  const refuse = (message: Parameters<typeof translate>[0]): Problem =>
    new Problem('bad_input', { errors: [{ path: 'other', message: translate(message, ctx.locale) }] });
  const stems = { one_stems: toLexiconStems(one), other_stems: toLexiconStems(other) };
  await lockPairs(ctx.tx);
  if (struck) {
    if (findLexiconPair(stems.one_stems, stems.other_stems) === undefined) throw refuse('no_pair');
    if ((await countStruck(ctx.tx)) >= MAX_STRUCK) throw refuse('struck_full');
  }
  const isChanged = struck
    ? await addStruck(ctx.tx, { id: createId(), one, other, ...stems })
    : await deleteStruck(ctx.tx, stems);
  if (isChanged)
    await ctx.platform.audit.record(ctx, {
      action: struck ? 'synonym.strike' : 'synonym.unstrike',
      subjectType: 'synonym',
      subjectId: [stems.one_stems, stems.other_stems].toSorted().join(' = ').slice(0, 100),
      details: { one, other },
    });
  return { done: true };
}
