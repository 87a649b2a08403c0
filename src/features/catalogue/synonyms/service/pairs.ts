import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { cutPage, parsePage, toSortPosition, toTotal } from '../../../../platform/pagination.ts';
import { countFound, type OwnSynonyms, type ReadSynonyms } from '../../catalogue/service/reading/understand.ts';
import type { synonymsContract } from '../contract.ts';
import { toStems, translate } from '../rules.ts';
import {
  addPair,
  countPairs,
  deletePair,
  isPair,
  lockPairs,
  pairSorting,
  readPairs,
  readSynonymsOf,
} from '../store/pairs.ts';

export { findSameByPrefix } from '../store/pairs.ts';

type Contract = typeof synonymsContract;
type Found = OutputOf<Contract['preview']>['one'];

const MAX_OF_PHRASE = 8;
const MAX_PAIRS = 5000;

/**
 * Reads the synonyms and the disabled pairs that admins defined for these phrases, given as stems with single spaces.
 * Pairs work in both directions and aren't transitive.
 */
export async function readSynonyms(db: Database, phrases: readonly string[]): Promise<OwnSynonyms> {
  const same = new Map<string, string[]>();
  const struckOut = new Map<string, string[]>();
  for (const { phrase, other, struck } of await readSynonymsOf(db, phrases)) {
    const pairs = struck ? struckOut : same;
    pairs.set(phrase, [...(pairs.get(phrase) ?? []), other]);
  }
  return { same, struck: struckOut };
}

/** Whether the number of words in a text allows a pair with it. */
export const canHaveSynonym = (text: string): boolean => toStems(text) !== undefined;

/** Counts the works that a search for this text finds now; undefined if counting takes too long. */
export const countFoundNow = (ctx: Context, text: string): Promise<number | undefined> =>
  countFound(ctx, text, readSynonyms);

/** Counts the works that searches for these words find; words without a synonym that admins defined are missing. */
export async function countWithSynonyms(ctx: Context, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const read = words.flatMap((word) => {
    const stems = toStems(word);
    return stems === undefined ? [] : [{ word, stems }];
  });
  if (read.length === 0) return new Map();
  const { same } = await readSynonyms(
    ctx.db,
    read.map(({ stems }) => stems),
  );
  const counts = new Map<string, number>();
  for (const { word, stems } of read) {
    const count = same.has(stems) ? await countFound(ctx, word, readSynonyms) : undefined;
    if (count !== undefined) counts.set(word, count);
  }
  return counts;
}

/** Validates the phrases of a pair. @throws Problem `bad_input` for each invalid phrase */
function parsePair(ctx: Context, { one, other }: { readonly one: string; readonly other: string }) {
  const [oneStems, otherStems] = [toStems(one), toStems(other)];
  const refuse = (paths: readonly string[], message: Parameters<typeof translate>[0]): Problem =>
    new Problem('bad_input', { errors: paths.map((path) => ({ path, message: translate(message, ctx.locale) })) });
  if (oneStems === undefined || otherStems === undefined) {
    const wrong = [...(oneStems === undefined ? ['one'] : []), ...(otherStems === undefined ? ['other'] : [])];
    throw refuse(wrong, 'words_wrong');
  }
  if (oneStems === otherStems) throw refuse(['other'], 'same_already');
  return { one_stems: oneStems, other_stems: otherStems, refuse };
}

/** `GET /admin/synonyms`. @throws Problem `bad_input` for a cursor of another list */
export async function listSynonyms(
  ctx: Context,
  { query: { q = '', ...query } }: InputOf<Contract['list']>,
): Promise<OutputOf<Contract['list']>> {
  const page = parsePage(ctx, pairSorting.cursors, query);
  const read = await readPairs(ctx.db, q, page);
  const { rows, nextCursor } = cutPage(pairSorting.cursors, page, read, toSortPosition);
  return {
    items: rows.map(({ id, one, other }) => ({ _id: id, one, other })),
    nextCursor,
    ...toTotal(await countPairs(ctx.db, q)),
  };
}

/** `GET /admin/synonyms/preview`. @throws Problem `bad_input` for an invalid pair */
export async function previewSynonym(
  ctx: Context,
  { query }: InputOf<Contract['preview']>,
): Promise<OutputOf<Contract['preview']>> {
  const { one_stems: one, other_stems: other } = parsePair(ctx, query);
  const readWithPair: ReadSynonyms = async (db, phrases) => {
    const { same, struck } = await readSynonyms(db, phrases);
    const paired = new Map(same);
    paired.set(one, [...new Set([...(same.get(one) ?? []), other])]);
    paired.set(other, [...new Set([...(same.get(other) ?? []), one])]);
    return { same: paired, struck };
  };
  const count = async (text: string, read: ReadSynonyms): Promise<Found['now']> => {
    const total = await countFound(ctx, text, read);
    return total === undefined ? null : toTotal(total);
  };
  const compare = async (text: string): Promise<Found> => ({
    now: await count(text, readSynonyms),
    paired: await count(text, readWithPair),
  });
  return { one: await compare(query.one), other: await compare(query.other) };
}

/** `POST /admin/synonyms`. @throws Problem `bad_input` for an invalid or existing pair, or beyond the limit */
export async function createSynonym(
  ctx: TransactionContext,
  { body: { one, other } }: InputOf<Contract['create']>,
): Promise<OutputOf<Contract['create']>> {
  const { refuse, ...stems } = parsePair(ctx, { one, other });
  await lockPairs(ctx.tx);
  if (await isPair(ctx.tx, stems)) throw refuse(['other'], 'exists');
  const { same } = await readSynonyms(ctx.tx, [stems.one_stems, stems.other_stems]);
  const isFull = (phrase: string): boolean => (same.get(phrase) ?? []).length >= MAX_OF_PHRASE;
  const full = [...(isFull(stems.one_stems) ? ['one'] : []), ...(isFull(stems.other_stems) ? ['other'] : [])];
  if (full.length > 0) throw refuse(full, 'too_many');
  if ((await countPairs(ctx.tx, '')) >= MAX_PAIRS) throw refuse(['other'], 'full');
  const id = createId();
  await addPair(ctx.tx, { id, one, other, ...stems });
  await record(ctx, 'create', { id, one, other });
  return { _id: id, one, other };
}

/** `DELETE /admin/synonyms/{id}`. @throws Problem `not_found` */
export async function removeSynonym(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['remove']>,
): Promise<{ done: true }> {
  const pair = isId(id) ? await deletePair(ctx.tx, id) : undefined;
  if (pair === undefined) throw new Problem('not_found');
  await record(ctx, 'delete', pair);
  return { done: true };
}

const record = (
  ctx: TransactionContext,
  did: string,
  { id, one, other }: { readonly id: string; readonly one: string; readonly other: string },
) =>
  ctx.platform.audit.record(ctx, {
    action: `synonym.${did}`,
    subjectType: 'synonym',
    subjectId: id,
    details: { one, other },
  });
