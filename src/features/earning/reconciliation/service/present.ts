import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { formatMoneyIn, formatNumberIn } from '../../../../platform/local-format.ts';
import { findOrderNumbers } from '../../../buying/orders/service/sold.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import type { reconciliationContract } from '../contract/reconciliation.ts';
import { explainBreak, nameBreak, nameRule } from '../rules/break-words.ts';
import type { BreakRow } from '../store/breaks.ts';
import type { RunRow } from '../store/runs.ts';

type Break = OutputOf<(typeof reconciliationContract)['breaks']>['items'][number];
type Run = OutputOf<(typeof reconciliationContract)['begin']>['run'];

const providerNames: Readonly<Record<string, string>> = {
  sandbox: 'Sandbox',
  sslcommerz: 'SSLCOMMERZ',
  bkash: 'bKash',
  stripe: 'Stripe',
};

/** Explains a discrepancy and what to do, in a language. */
export function explain(
  {
    kind,
    provider,
    currency,
    expected,
    found,
    detail,
  }: Pick<BreakRow, 'kind' | 'provider' | 'currency' | 'expected' | 'found' | 'detail'>,
  locale: Context['locale'],
): { readonly title: string; readonly explanation: string } {
  const write = (value: number | null): string => {
    if (value === null) return '–';
    return currency === null
      ? formatNumberIn(locale, value, { maximumFractionDigits: 0 })
      : formatMoneyIn(locale, value, currency);
  };
  const rule = kind === 'rule_broken' ? nameRule(detail as Parameters<typeof nameRule>[0], locale) || detail : '';
  const explanation = explainBreak(kind, locale, {
    expected: write(expected),
    found: write(found),
    provider: provider === null ? '' : (providerNames[provider] ?? provider),
    rule,
  });
  return { title: nameBreak(kind, locale), explanation };
}

/** Rules whose subject is a withdrawal. */
const withdrawalRules: ReadonlySet<string> = new Set([
  'withdrawal_sound',
  'request_is_booked',
  'booked_is_request',
  'transitions_end_here',
]);

/** Id of the withdrawal that violates a rule; null for other discrepancies. */
const findWithdrawal = ({ detail, subject }: BreakRow): string | null => {
  const id = subject.slice(detail.length + 1);
  return withdrawalRules.has(detail) && isId(id) ? id : null;
};

/** Discrepancies as owners see them. */
export async function presentBreaks(ctx: Context, rows: readonly BreakRow[]): Promise<Break[]> {
  const ids = (pick: (row: BreakRow) => string | null): string[] => [
    ...new Set(rows.flatMap((row) => pick(row) ?? [])),
  ];
  const orderIds = ids((row) => row.order_id);
  const contributorIds = ids((row) => row.contributor_id);
  const adminIds = ids((row) => row.accepted_by);
  const numbers = await findOrderNumbers(ctx.db, orderIds);
  const contributors = await readContributorsById(ctx.db, contributorIds);
  const admins = await findAdminNames(ctx, adminIds);
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    ...explain(row, ctx.locale),
    day: row.day,
    provider: row.provider,
    subject: row.subject,
    order: row.order_id === null ? null : { _id: row.order_id, number: numbers.get(row.order_id) ?? 0 },
    contributor:
      row.contributor_id === null
        ? null
        : { _id: row.contributor_id, name: contributors.get(row.contributor_id)?.name ?? '' },
    withdrawal: findWithdrawal(row),
    state: row.state,
    firstSeen: row.first_seen.toISOString(),
    lastSeen: row.last_seen.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    accepted:
      row.accepted_at === null
        ? null
        : { at: row.accepted_at.toISOString(), by: admins.get(row.accepted_by ?? '')?.name ?? null, note: row.note },
  }));
}

export async function presentRun(ctx: Context, row: RunRow): Promise<Run> {
  const admins = await findAdminNames(ctx, row.started_by === null ? [] : [row.started_by]);
  return {
    _id: row.id,
    from: row.from_day,
    to: row.to_day,
    startedAt: row.started_at.toISOString(),
    startedBy: admins.get(row.started_by ?? '')?.name ?? null,
    daysDone: row.days_done,
    daysTotal: row.days_total,
    finishedAt: row.finished_at?.toISOString() ?? null,
    openBreaks: row.open_breaks,
  };
}
