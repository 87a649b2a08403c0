import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { createId } from '../src/platform/database/id.ts';
import { toReference } from '../src/platform/payments/reference.ts';

/**
 * Baseline of a sale: plain node:http and `pg` write the rows that Arbor writes for a paid order, in one transaction
 * with one prepared statement per table. Rows that Arbor writes in two steps (an order and its payment) are written
 * once.
 */
const [port = '0', url = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 16, application_name: 'floor' });

export interface FloorLine {
  readonly contentId: string;
  readonly variantId: string;
  readonly contributorId: string;
  readonly title: string;
  readonly name: string;
  readonly licence: string;
  readonly licenceVersion: number;
  readonly price: number;
  readonly fee: number;
  /** Accounts of the ledger. */
  readonly pending: string;
  readonly clearing: string;
  readonly site: string;
}

export interface FloorOrder {
  readonly account: string;
  readonly lines: readonly FloorLine[];
}

const statements = {
  order: `insert into customer_order (id, account_id, buyer_name, request_key, request_hash, locale, status, currency, total, provider, created_at, expires_at, paid_at, titles)
    values ($1::uuid, $2, 'Buyer', $3, repeat('0', 64), 'en', 'paid', 'BDT', $4, 'sandbox', now(), now() + interval '30 minutes', now(), $5)
    returning number`,
  lines: `insert into order_line (id, order_id, position, content_id, variant_id, contributor_id, title, variant_name, content_version, licence_code, licence_version, price, fee_basis_points, fee)
    select id, $1, n - 1, content, variant, contributor, title, name, 1, licence, version, price, 3000, fee
    from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[], $7::int[], $8::text[], $9::text[], $10::bigint[], $11::bigint[])
      with ordinality as l (id, content, variant, contributor, licence, version, title, name, price, fee, n)`,
  sandbox: `insert into development_payment (id, reference, amount, currency, description, return_url, cancel_url, notice_url, status, transaction_id, expires_at, paid_at)
    values ($1::uuid, $2, $3, 'BDT', 'Order', 'http://localhost/return', 'http://localhost/cancel', 'http://localhost/notice', 'paid', 'SANDBOX-' || ($1::uuid)::text, now() + interval '30 minutes', now())`,
  payment: `insert into payment (id, order_id, provider, mode, reference, provider_reference, redirect_url, amount, currency, status, transaction_id, expires_at, paid_at)
    values ($1, $2, 'sandbox', 'test', $3, $4::text, 'http://localhost/payment', $5, 'BDT', 'completed', 'SANDBOX-' || $4::text, now() + interval '30 minutes', now())`,
  request: `insert into payment_request (order_id, request_key, provider, payment_id) values ($1, $2, 'sandbox', $3)`,
  calls: `insert into payment_call (payment_id, kind, ended_at, outcome, detail)
    values ($1, 'begin', now(), 'answered', 'begun'), ($1, 'query', now(), 'answered', 'completed')`,
  notice: `insert into payment_notice (provider, event_id, payment_id, about, claim, handled_at)
    values ('sandbox', $1, $2, 'payment', 'completed', now())`,
  clearing: `insert into clearing_line (line_id, paid_at) select id, now() from unnest($1::uuid[]) as l (id)`,
  journals: `insert into ledger.journal (kind, subject, line_id, clears_at)
    select 'sale', id::text, id, now() + interval '7 days' from unnest($1::uuid[]) as l (id) returning id`,
  transfers: `insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
    select journal, debit, credit, 'BDT', amount from unnest($1::bigint[], $2::uuid[], $3::uuid[], $4::bigint[]) as t (journal, debit, credit, amount)`,
  entitlements: `insert into entitlement (id, account_id, content_id, variant_id, order_line_id, certificate_code)
    select id, $1, content, variant, line, code from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[]) as e (id, content, variant, line, code)`,
  told: `insert into account_notice (id, account_id, code, about, subject_id) values ($1, $2, 'order_paid', $3, $4)`,
  mail: `insert into mail (id, account_id, recipient, subject, text_body, html_body)
    values ($1::uuid, $2, $1 || '@example.com', 'Your order is paid', repeat('Your order is paid. ', 20), repeat('<p>Your order is paid.</p>', 55))`,
  job: `insert into pgboss.job_common (name, data, policy) values ('send-mail', json_build_object('mailId', $1::text), 'standard')`,
  cart: `insert into cart_line (account_id, content_id, variant_id, price_seen) values ($1, $2, $3, $4)
    returning content_id, variant_id, price_seen, added_at`,
};

const createCode = (): string =>
  createId()
    .replaceAll('-', '')
    .slice(-16)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-');

async function addPaidOrder({ account, lines }: FloorOrder): Promise<object> {
  const client = await pool.connect();
  const run = (name: keyof typeof statements, values: unknown[]) =>
    client.query<{ id: string; number: number }>({ name, text: statements[name], values });
  const [order, payment, page, mail] = [createId(), createId(), createId(), createId()];
  const ids = lines.map(() => createId());
  const total = lines.reduce((sum, { price }) => sum + price, 0);
  const all = <K extends keyof FloorLine>(key: K): FloorLine[K][] => lines.map((line) => line[key]);
  try {
    await client.query('begin');
    const added = await run('order', [order, account, order, total, all('title').join(' ')]);
    const sold = [all('contentId'), all('variantId'), all('contributorId'), all('licence'), all('licenceVersion')];
    await run('lines', [order, ids, ...sold, all('title'), all('name'), all('price'), all('fee')]);
    await run('sandbox', [page, toReference(payment), total]);
    await run('payment', [payment, order, toReference(payment), page, total]);
    await run('request', [order, createId(), payment]);
    await run('calls', [payment]);
    await run('notice', [createId(), payment]);
    await run('clearing', [ids]);
    const { rows } = await run('journals', [ids]);
    const moves = lines.flatMap(({ pending, site, clearing, price, fee }, index) => [
      { journal: rows[index]?.id, debit: clearing, credit: pending, amount: price - fee },
      { journal: rows[index]?.id, debit: clearing, credit: site, amount: fee },
    ]);
    await run('transfers', [
      moves.map(({ journal }) => journal),
      moves.map(({ debit }) => debit),
      moves.map(({ credit }) => credit),
      moves.map(({ amount }) => amount),
    ]);
    const granted = [ids.map(() => createId()), all('contentId'), all('variantId'), ids];
    await run('entitlements', [account, ...granted, ids.map(createCode)]);
    await run('told', [createId(), account, String(added.rows[0]?.number), order]);
    await run('mail', [mail, account]);
    await run('job', [mail]);
    await client.query('commit');
    return { _id: order };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

interface FloorCartLine {
  readonly account: string;
  readonly contentId: string;
  readonly variantId: string;
  readonly price: number;
}

async function addCartLine({ account, contentId, variantId, price }: FloorCartLine): Promise<object> {
  const values = [account, contentId, variantId, price];
  const { rows } = await pool.query<object>({ name: 'cart', text: statements.cart, values });
  return rows[0] ?? {};
}

createServer((request, response) => {
  const answer = async (): Promise<void> => {
    const given = await json(request);
    const body = JSON.stringify(
      await (request.url === '/cart' ? addCartLine(given as FloorCartLine) : addPaidOrder(given as FloorOrder)),
    );
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  };
  answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
}).listen(Number(port), '127.0.0.1');
