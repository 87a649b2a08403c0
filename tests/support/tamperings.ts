import { expect } from 'vitest';

type Statement = readonly [statement: string, values: readonly unknown[]];

export interface Tampering {
  readonly how: readonly Statement[];
  readonly back: readonly Statement[];
  /** Kind, subject and order of each expected discrepancy. */
  readonly found: readonly (readonly [kind: string, subject: string, order: string])[];
  /** Text in the explanation of the first discrepancy. */
  readonly say: string;
}

/** Two paid orders of ৳150, one of them refunded, and an unpaid one; each has a line of ৳100.01. */
export interface Tampered {
  readonly bought: string;
  readonly lineId: string;
  readonly paymentId: string;
  readonly returned: string;
  readonly returnedLine: string;
  readonly refundId: string;
  readonly open: string;
  readonly openLine: string;
  /** Identifier for an invented payment. */
  readonly extra: string;
}

/** Lists changes that bypass the triggers, so that orders, payments and ledger disagree, and how to undo them. */
export function listTamperings(given: Tampered): [string, Tampering][] {
  const { bought, lineId, paymentId, returned, returnedLine, refundId, open, openLine, extra } = given;
  const journal = "(select id from ledger.journal where line_id = $1 and kind = 'sale')";
  const payment = `insert into payment (id, order_id, provider, mode, reference, provider_reference, amount, currency, status, transaction_id,
  expires_at, paid_at, is_surplus) values ($1::uuid, $2, 'sandbox', 'test', translate(upper(substr(replace($1::uuid::text, '-', ''), 1, 25)), 'ILOU', '0000'),
  $1::uuid::text, 15000, 'BDT', 'completed', $1::uuid::text, now() + interval '1 hour', now(), $3)`;
  /** Posts a sale of ৳5 without an order. */
  const addSale = `with j as (
    insert into ledger.journal (kind, subject, line_id) values ('sale', $1::uuid::text, $1::uuid) returning id)
    insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
    select j.id, d.id, c.id, 'BDT', 500 from j, ledger.account d, ledger.account c
    where d.name = 'provider_clearing  sandbox' and c.kind = 'platform_fee'`;
  return [
    [
      'a journal is missing',
      {
        how: [
          [
            `update ledger.journal set line_id = null, kind = 'settlement', clears_at = null where id = ${journal}`,
            [lineId],
          ],
        ],
        back: [["update ledger.journal set line_id = subject::uuid, kind = 'sale' where subject = $1", [lineId]]],
        found: [['sale_missing', lineId, bought]],
        say: '৳100.01 was paid for this item, but the ledger has no sale of it at Sandbox',
      },
    ],
    [
      'an amount in the ledger differs',
      {
        how: [
          [`update ledger.transfer set amount = amount + 7 where journal_id = ${journal} and amount > 5000`, [lineId]],
        ],
        back: [
          [`update ledger.transfer set amount = amount - 7 where journal_id = ${journal} and amount > 5000`, [lineId]],
        ],
        found: [['sale_differs', lineId, bought]],
        say: '৳100.01 was paid for this item; the ledger has a sale of ৳100.08',
      },
    ],
    [
      'a share is wrong',
      {
        how: [
          [
            `update ledger.transfer set amount = case when amount > 5000 then amount - 9 else amount + 9 end where journal_id = ${journal}`,
            [lineId],
          ],
        ],
        back: [
          [
            `update ledger.transfer set amount = case when amount > 5000 then amount + 9 else amount - 9 end where journal_id = ${journal}`,
            [lineId],
          ],
        ],
        found: [['share_differs', lineId, bought]],
        say: 'The contributors should have received ৳70.01 for this item; the ledger gave them ৳69.92',
      },
    ],
    [
      'the payment of an order is of another amount',
      {
        how: [['update payment set amount = 14900 where id = $1', [paymentId]]],
        back: [['update payment set amount = 15000 where id = $1', [paymentId]]],
        found: [['receipt_differs', bought, bought]],
        say: 'The order costs ৳150; Sandbox has received ৳149',
      },
    ],
    [
      'the payment of an order is missing',
      {
        how: [
          ["update payment set status = 'failed', paid_at = null, transaction_id = null where id = $1", [paymentId]],
        ],
        back: [
          [
            "update payment set status = 'completed', paid_at = now(), transaction_id = 'again' where id = $1",
            [paymentId],
          ],
        ],
        found: [['receipt_missing', bought, bought]],
        say: 'no completed Sandbox payment is recorded',
      },
    ],
    [
      'an order was paid by another provider than it says',
      {
        how: [["update payment set provider = 'bkash' where id = $1", [paymentId]]],
        back: [["update payment set provider = 'sandbox' where id = $1", [paymentId]]],
        found: [
          ['receipt_missing', bought, bought],
          ['receipt_without_order', paymentId, bought],
        ],
        say: 'no completed Sandbox payment is recorded',
      },
    ],
    [
      'an order was paid in another currency',
      {
        how: [["update payment set currency = 'USD' where id = $1", [paymentId]]],
        back: [["update payment set currency = 'BDT' where id = $1", [paymentId]]],
        found: [
          ['receipt_missing', bought, bought],
          ['receipt_without_order', paymentId, bought],
        ],
        say: 'The order is marked as paid (৳150)',
      },
    ],
    [
      'an order was charged twice',
      {
        how: [
          ['drop index payment_one_pays', []],
          [payment, [extra, bought, false]],
        ],
        back: [
          ['delete from payment where id = $1', [extra]],
          [
            "create unique index payment_one_pays on payment (order_id) where status in ('completed', 'held') and not is_surplus",
            [],
          ],
        ],
        found: [['charged_twice', bought, bought]],
        say: 'The order costs ৳150, but Sandbox has taken ৳300 in several payments',
      },
    ],
    [
      'money that no order needs stays here',
      {
        how: [[payment, [extra, bought, true]]],
        back: [['delete from payment where id = $1', [extra]]],
        found: [['surplus_kept', extra, bought]],
        say: 'The buyer overpaid ৳150',
      },
    ],
    [
      'there is a payment of an order that isn’t paid',
      {
        how: [[payment, [extra, open, false]]],
        back: [['delete from payment where id = $1', [extra]]],
        found: [['receipt_without_order', extra, open]],
        say: 'Sandbox has received ৳150 for this order, but the order isn’t marked as paid',
      },
    ],
    [
      'a refund was never sent',
      {
        how: [["update payment_refund set status = 'requested', ended_at = null where refund_id = $1", [refundId]]],
        back: [["update payment_refund set status = 'completed', ended_at = now() where refund_id = $1", [refundId]]],
        found: [['refund_not_sent', refundId, returned]],
        say: 'A refund of ৳150 counts as done, but Sandbox hasn’t sent anything',
      },
    ],
    [
      'a refund of another amount was sent',
      {
        how: [['update payment_refund set amount = 14000 where refund_id = $1', [refundId]]],
        back: [['update payment_refund set amount = 15000 where refund_id = $1', [refundId]]],
        found: [['refund_sent_differs', refundId, returned]],
        say: 'A refund of ৳150 was requested; Sandbox has sent ৳140',
      },
    ],
    [
      'somebody gave money back at the provider',
      {
        how: [
          [
            "insert into payment_refund_elsewhere (payment_id, provider_refund, amount) values ($1, 'RX', 500)",
            [paymentId],
          ],
        ],
        back: [["delete from payment_refund_elsewhere where provider_refund = 'RX'", []]],
        found: [['refund_elsewhere', `${paymentId} RX`, bought]],
        say: '৳5 was refunded in Sandbox’s panel',
      },
    ],
    [
      'the ledger has a sale that nobody paid for',
      {
        how: [[addSale, [openLine]]],
        back: [
          [
            'delete from ledger.transfer where journal_id in (select id from ledger.journal where line_id = $1)',
            [openLine],
          ],
          ['delete from ledger.journal where line_id = $1', [openLine]],
        ],
        found: [['sale_without_order', expect.stringMatching(/^\d+$/), open]],
        say: 'The ledger has a sale of ৳5 whose order isn’t paid',
      },
    ],
    [
      'the ledger has taken nothing back',
      {
        how: [
          [
            `update ledger.journal set kind = 'settlement', line_id = null where kind = 'refund' and line_id = $1`,
            [returnedLine],
          ],
        ],
        back: [[`update ledger.journal set kind = 'refund', line_id = $1 where kind = 'settlement'`, [returnedLine]]],
        found: [['refund_not_posted', returnedLine, returned]],
        say: '৳100.01 of this item was refunded, but the ledger hasn’t deducted it from anybody',
      },
    ],
    [
      'the ledger took back of a refund that isn’t done',
      {
        how: [[`update refund set status = 'failed' where id = $1`, [refundId]]],
        back: [[`update refund set status = 'completed' where id = $1`, [refundId]]],
        found: [
          ['refund_unknown', expect.any(String), returned],
          ['refund_without_order', expect.any(String), returned],
          ['refund_without_order', expect.any(String), returned],
        ],
        say: '',
      },
    ],
  ];
}
