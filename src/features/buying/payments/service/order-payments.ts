import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { providerNames } from '../../../../platform/payments/provider.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { findSoldOrder } from '../../orders/service/sold.ts';
import type { paymentsAdminContract } from '../contract/admin.ts';
import { readDecisions } from '../store/decisions.ts';
import {
  readAnomaliesOf,
  readAttempts,
  readCalls,
  readNotices,
  readOrdersByReference,
  readRefundsOf,
} from '../store/history.ts';

type Contract = typeof paymentsAdminContract;
type Attempt = OutputOf<Contract['ofOrder']>['attempts'][number];
type Rows<T extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<T>>[number];

/** Orders whose payment or refund has this reference, the site's or the provider's. */
export const findOrdersByReference = (ctx: Context, text: string): Promise<string[]> =>
  readOrdersByReference(ctx.db, text, providerNames);

type AnomalyRow = Omit<Rows<typeof readAnomaliesOf>, 'payment_id'>;

export const toAnomaly = (row: AnomalyRow, admins: ReadonlyMap<string, { readonly name: string }>) => ({
  _id: row.id,
  kind: row.kind as Attempt['anomalies'][number]['kind'],
  expected: row.expected,
  actual: row.actual,
  times: row.times,
  firstAt: row.first_at.toISOString(),
  lastAt: row.last_at.toISOString(),
  seenAt: row.seen_at?.toISOString() ?? null,
  seenBy: admins.get(row.seen_by ?? '')?.name ?? null,
  moneyBack: row.money_back,
});

const toCall = (row: Rows<typeof readCalls>): Attempt['calls'][number] => ({
  kind: row.kind as Attempt['calls'][number]['kind'],
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  outcome: row.outcome as Attempt['calls'][number]['outcome'],
  detail: row.detail,
});

const toNotice = (row: Rows<typeof readNotices>): Attempt['notices'][number] => ({
  eventId: row.event_id,
  about: row.about as Attempt['notices'][number]['about'],
  claim: row.claim,
  receivedAt: row.received_at.toISOString(),
  deliveries: row.deliveries,
  handledAt: row.handled_at?.toISOString() ?? null,
});

const toMoneyBack = (row: Rows<typeof readRefundsOf>): Attempt['refunds'][number] => ({
  _id: row.id,
  refundId: row.refund_id,
  reference: row.reference,
  providerRefund: row.provider_refund,
  amount: row.amount,
  status: row.status as Attempt['refunds'][number]['status'],
  isUndecided: row.refund_id === null && row.status === 'failed' && Boolean(row.is_decided) === false,
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});

const toDecision = (
  row: Rows<typeof readDecisions>,
  admins: ReadonlyMap<string, { readonly name: string }>,
): Attempt['decisions'][number] => ({
  decision: row.decision as Attempt['decisions'][number]['decision'],
  refund: row.payment_refund_id,
  reference: row.reference,
  note: row.note,
  admin: admins.get(row.admin_id ?? '')?.name ?? null,
  at: row.decided_at.toISOString(),
});

const toAttempt = (
  row: Rows<typeof readAttempts>,
): Omit<Attempt, 'calls' | 'notices' | 'anomalies' | 'refunds' | 'decisions'> => ({
  _id: row.id,
  provider: row.provider,
  mode: row.mode as Attempt['mode'],
  reference: row.reference,
  providerReference: row.provider_reference,
  transactionId: row.transaction_id,
  amount: row.amount,
  currency: row.currency,
  fee: row.fee,
  status: row.status as Attempt['status'],
  isSurplus: row.is_surplus,
  createdAt: row.created_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  nextCheckAt: row.next_check_at?.toISOString() ?? null,
});

/** `GET /payment/order/{orderId}`. @throws Problem `not_found` */
export async function showPayments(
  ctx: Context,
  { params: { orderId } }: InputOf<Contract['ofOrder']>,
): Promise<OutputOf<Contract['ofOrder']>> {
  if (!isId(orderId) || (await findSoldOrder(ctx.db, orderId)) === undefined) throw new Problem('not_found');
  const attempts = await readAttempts(ctx.db, orderId);
  const ids = attempts.map(({ id }) => id);
  const [calls, notices, anomalies, refunds, decisions] = await Promise.all([
    readCalls(ctx.db, ids),
    readNotices(ctx.db, ids),
    readAnomaliesOf(ctx.db, ids),
    readRefundsOf(ctx.db, ids),
    readDecisions(ctx.db, ids),
  ]);
  const adminIds = [...anomalies.map(({ seen_by }) => seen_by), ...decisions.map(({ admin_id }) => admin_id)];
  const admins = await findAdminNames(ctx, [...new Set(adminIds.flatMap((id) => id ?? []))]);
  return {
    attempts: attempts.map((row) => {
      const isOwn = ({ payment_id }: { payment_id: string | null }): boolean => payment_id === row.id;
      return {
        ...toAttempt(row),
        calls: calls.filter(isOwn).map(toCall),
        notices: notices.filter(isOwn).map(toNotice),
        anomalies: anomalies.filter(isOwn).map((each) => toAnomaly(each, admins)),
        refunds: refunds.filter(isOwn).map(toMoneyBack),
        decisions: decisions.filter(isOwn).map((each) => toDecision(each, admins)),
      };
    }),
  };
}
