import * as z from 'zod';
import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import {
  createCursorCodec,
  cursorNumber,
  cutPage,
  MAX_TOTAL,
  type Page,
  parsePage,
  toTotal,
} from '../../../../platform/pagination.ts';
import { selectLineOf, toEarnedLine } from '../../../buying/orders/service/earned.ts';
import {
  countEntriesOf,
  type Entry,
  findEntries,
  type Purse,
  selectBooks,
  toEntry,
  toStanding,
} from '../../../money/ledger/service/entries.ts';
import { selectMoneySettings, toClearingDays } from '../../../money/payment-settings/service/read.ts';
import {
  hasAccepted,
  requireOwnContributor,
  selectOwnContributor,
} from '../../../people/contributors/service/own-contributor.ts';
import { selectContributorOfAccount } from '../../../people/contributors/service/references.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { selectTraceOf, toTrace } from '../../withdrawals/service/traces.ts';
import type { earningsContract } from '../contract/earnings.ts';
import { createFirstPageReader, joinLines } from '../store/first-page.ts';
import { describeEntries, describeEntry, type EarningsRow, toPurse } from './present.ts';

type Contract = typeof earningsContract;
type EntryOutput = OutputOf<Contract['entries']>['items'][number];

const cursors = createCursorCodec<'newest', { journal: number }>({ newest: z.object({ journal: cursorNumber }) });

function toOutput(row: EarningsRow): EntryOutput {
  const { line, price, platformFee } = row;
  const isSale = (row.entryKind === 'sale' || row.entryKind === 'affiliate') && line !== undefined;
  const state = !isSale ? null : line.isRefunded ? 'refunded' : line.isClearing ? 'clearing' : 'cleared';
  return {
    _id: `${row.kind} ${row.subject}`,
    kind: row.entryKind,
    at: row.at.toISOString(),
    sale:
      line === undefined || price === null || platformFee === null
        ? null
        : {
            orderNumber: line.orderNumber,
            contentId: line.contentId,
            title: line.title,
            variantName: line.variantName,
            price,
            vat: row.vat ?? 0,
            platformFee,
            feeVat: row.feeVat ?? 0,
            isShared: line.isShared,
          },
    withdrawal: row.withdrawal,
    share: row.amount,
    state,
    clearsAt: state === 'clearing' && row.clearsAt !== null ? row.clearsAt.toISOString() : null,
  };
}

async function readPage(ctx: Context, purse: Purse, page: Page<'newest', { journal: number }>) {
  const read = await findEntries(ctx.db, purse, {
    order: 'newest',
    before: page.after?.journal,
    limit: page.limit,
  });
  const { rows, nextCursor } = cutPage(cursors, page, read, ({ journalId }: Entry) => ({ journal: journalId }));
  return { items: (await describeEntries(ctx, rows, purse.contributorId)).map(toOutput), nextCursor };
}

const readFirstPage = createFirstPageReader((db, accountId, currency, limit) => {
  const contributorId = selectContributorOfAccount(db, accountId);
  const { entries, ...books } = selectBooks({ contributorId, currency }, limit);
  return {
    own: selectOwnContributor(db, accountId),
    settings: selectMoneySettings(db),
    ...books,
    entries: joinLines(entries, selectLineOf, selectTraceOf),
  };
});

/** `GET /contributor/sales-earnings/current`. @throws Problem `forbidden` for an account that isn't a contributor */
export async function showCurrent(
  ctx: Context,
  { query }: InputOf<Contract['current']>,
): Promise<OutputOf<Contract['current']>> {
  const { config } = ctx.platform;
  const page = parsePage(ctx, cursors, { limit: query.limit, sort: 'newest' });
  const found = await readFirstPage(ctx.db, userActor(ctx).id, config.ARBOR_CURRENCY, page.limit);
  const [settings] = found.settings;
  const [own] = found.own;
  if (own === undefined || !hasAccepted(own)) throw new Problem('forbidden');
  if (settings === undefined) throw new Error('there are always settings of money');
  const read = found.entries.map((row) =>
    describeEntry(
      toEntry(row),
      row.line === null ? undefined : toEarnedLine(row.line),
      row.withdrawal === null ? null : toTrace(row.withdrawal),
      own.id,
    ),
  );
  const { rows, nextCursor } = cutPage(cursors, page, read, ({ journalId }) => ({ journal: journalId }));
  return {
    currency: config.ARBOR_CURRENCY,
    balances: toStanding(
      new Map(found.balances.map(({ kind, balance }) => [kind, balance])),
      found.paid[0]?.amount ?? 0,
    ),
    clearingDays: toClearingDays(settings.clearing_days, config),
    entries: { items: rows.map(toOutput), nextCursor },
  };
}

/** `GET /contributor/sales-earnings/entries`. @throws Problem `forbidden`; `bad_input` for a cursor of another list */
export async function listEntries(
  ctx: Context,
  { query }: InputOf<Contract['entries']>,
): Promise<OutputOf<Contract['entries']>> {
  const purse = toPurse(ctx, (await requireOwnContributor(ctx)).id);
  const page = await readPage(ctx, purse, parsePage(ctx, cursors, { ...query, sort: 'newest' }));
  return { ...page, ...toTotal(await countEntriesOf(ctx.db, purse, MAX_TOTAL + 1)) };
}
