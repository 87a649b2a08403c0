import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import { createId } from '../src/platform/database/id.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openPool } from '../src/platform/database/pool.ts';
import { createToken, hashToken } from '../src/platform/identity/encryption.ts';
import { startArguments } from '../tests/support/start-arguments.ts';
import type { FloorLine } from './buying-floor.ts';
import { makeCoupon, setVat } from './discounted.ts';
import { median } from './load.ts';
import { ensureContents } from './prepare.ts';
import { ARBOR, FLOOR, run, stop, until } from './servers.ts';

const LINES = 3;
const SETS = 40;
const CONNECTIONS = [1, 16];
/** Rows of the table, with the target throughput as a fraction of what each is compared with. */
const CASES = {
  checkout: { label: 'paid order of three lines, sandbox', target: 0.2 },
  discounted: { label: 'the same with a coupon and VAT, beside one without', target: 0.8 },
  cart: { label: 'line put into the cart', target: 0.2 },
} as const;
type Case = keyof typeof CASES;
const buyingCases = Object.keys(CASES) as Case[];

interface Buyer {
  readonly id: string;
  readonly cookie: string;
}

interface BuyingBench {
  readonly root: string;
  readonly data: string;
  readonly cases: readonly string[];
  readonly seconds: number;
  readonly rounds: number;
  readonly say: (line: string) => void;
}

const arbor = `http://127.0.0.1:${ARBOR}/api/v1`;
const floor = `http://127.0.0.1:${FLOOR}`;

type Send = (url: string, body: object, headers?: Record<string, string>) => Promise<Record<string, unknown>>;

function createSender(agent: Agent): Send {
  return (url, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body);
      const given = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers };
      const call = request(url, { method: 'POST', agent, headers: given }, (response) => {
        json(response).then((answer) => {
          if (response.statusCode === 200) resolve(answer as Record<string, unknown>);
          else reject(new Error(`${url}: ${response.statusCode} ${JSON.stringify(answer)}`));
        }, reject);
      });
      call.once('error', reject);
      call.end(text);
    });
}

/** Creates people with a session, who receive e-mails; each buys or adds to the cart once. */
export async function makeBuyers(pool: pg.Pool | pg.ClientBase, count: number): Promise<Buyer[]> {
  const made = Array.from({ length: count }, () => ({ id: createId(), session: createId(), token: createToken() }));
  const ids = made.map(({ id }) => id);
  await pool.query(
    `insert into account (id, username, name, email, email_verified)
     select id, 'b-' || id, 'Buyer', id || '@example.com', true from unnest($1::uuid[]) as a (id)`,
    [ids],
  );
  await pool.query(
    `insert into session (id, token_hash, realm, account_id, method, idle_expires_at, expires_at)
     select s.id, s.hash, 'user', s.account, 'phone', now() + interval '1 day', now() + interval '1 day'
     from unnest($1::uuid[], $2::bytea[], $3::uuid[]) as s (id, hash, account)`,
    [made.map(({ session }) => session), made.map(({ token }) => hashToken(token)), ids],
  );
  return made.map(({ id, token }) => ({ id, cookie: `sid=${token}` }));
}

interface Wanted {
  readonly contentId: string;
  readonly variantId: string;
  readonly price: number;
}

/** A coupon, and what it takes off. */
interface Coupon {
  readonly code: string;
  readonly discount: number;
}

/** Lines of an order. */
interface Basket {
  readonly lines: readonly Wanted[];
  readonly coupon?: Coupon;
}

/** Chooses sets of variants in which each line has another contributor. */
async function chooseSets(pool: pg.Pool): Promise<Wanted[][]> {
  const { rows } = await pool.query<Wanted>(
    `select distinct on (c.contributor_id) c.id as "contentId", v.id as "variantId", v.price
     from variant v join content c on c.id = v.content_id
     where v.price > 0 and c.status = 'published' order by c.contributor_id, v.id limit $1`,
    [SETS * LINES],
  );
  const sets: Wanted[][] = [];
  for (let at = 0; at + LINES <= rows.length; at += LINES) sets.push(rows.slice(at, at + LINES));
  if (sets.length === 0) throw new Error('The catalogue has nothing to sell.');
  return sets;
}

const toHeaders = ({ cookie }: Buyer) => ({ cookie, 'sec-fetch-site': 'same-origin' });

/** Buys in three calls: order, payment page, payment. */
async function buy(send: Send, buyer: Buyer, basket: Basket): Promise<void> {
  const headers = toHeaders(buyer);
  const order = await send(`${arbor}/order/create`, basket, { ...headers, 'idempotency-key': createId() });
  const begun = await send(
    `${arbor}/payment/begin/${String(order['_id'])}`,
    { provider: 'sandbox' },
    {
      ...headers,
      'idempotency-key': createId(),
    },
  );
  const page = String(begun['redirect']).split('/').at(-1) ?? '';
  await send(`${arbor}/payment/sandbox/act/${page}`, { act: 'pay' }, headers);
}

/** Adds to the lines what a coupon takes off them. */
async function applyCoupon(send: Send, buyer: Buyer, code: string, lines: readonly Wanted[]): Promise<Basket> {
  const variantIds = lines.map(({ variantId }) => variantId);
  const { discount } = await send(`${arbor}/order/quote`, { variantIds, code }, toHeaders(buyer));
  return { lines, coupon: { code, discount: Number(discount) } };
}

/** Reads the rows for the baseline from orders that were paid before. */
async function readFloorLines(pool: pg.Pool, sets: readonly Wanted[][]): Promise<FloorLine[][]> {
  const { rows } = await pool.query<FloorLine>(
    `select distinct on (l.variant_id) l.content_id as "contentId", l.variant_id as "variantId", l.contributor_id as "contributorId",
       l.title, l.variant_name as name, l.licence_code as licence, l.licence_version as "licenceVersion", l.price, l.fee, p.id as pending, c.id as clearing, s.id as site
     from order_line l
     join ledger.account p on p.contributor_id = l.contributor_id and p.kind = 'contributor_pending'
     join ledger.account c on c.kind = 'provider_clearing' and c.provider = 'sandbox'
     join ledger.account s on s.kind = 'platform_fee'`,
  );
  const byVariant = new Map(rows.map((row) => [row.variantId, row]));
  return sets.map((lines) => lines.flatMap(({ variantId }) => byVariant.get(variantId) ?? []));
}

/** Measures how often per second `work` completes with this number of concurrent connections. */
async function measure(connections: number, seconds: number, work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  let done = 0;
  const lane = async (): Promise<void> => {
    while (performance.now() - started < seconds * 1000) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return done / ((performance.now() - started) / 1000);
}

const BATCH = 2000;

/** Creates a queue of new people, who are created before they are needed. */
function createQueue(pool: pg.Pool): { fill: (least: number) => Promise<void>; next: () => Buyer } {
  const waiting: Buyer[] = [];
  return {
    fill: async (least) => {
      while (waiting.length < least) waiting.push(...(await makeBuyers(pool, BATCH)));
    },
    next: () => {
      const buyer = waiting.pop();
      if (buyer === undefined) throw new Error('There are too few buyers.');
      return buyer;
    },
  };
}

const MAX_A_SECOND = 7000;

async function compare(bench: BuyingBench, pool: pg.Pool): Promise<string> {
  const { seconds, rounds, say } = bench;
  // This process runs on the second core, like the load of other cases.
  spawnSync('taskset', ['-acp', '1', String(process.pid)]);
  const send = createSender(new Agent({ keepAlive: true }));
  const queue = createQueue(pool);
  const sets = await chooseSets(pool);
  await queue.fill(sets.length);
  await setVat(pool, false);
  for (const lines of sets) await buy(send, queue.next(), { lines });
  const floorSets = await readFloorLines(pool, sets);
  let turn = 0;
  const choose = <T>(all: readonly T[]): T => {
    const chosen = all[turn++ % all.length];
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  };
  const buyPlain = () => buy(send, queue.next(), { lines: choose(sets) });
  const code = await makeCoupon(pool);
  await queue.fill(sets.length + 1);
  const baskets: Basket[] = [];
  for (const lines of sets) baskets.push(await applyCoupon(send, queue.next(), code, lines));
  const buyDiscounted = () => buy(send, queue.next(), choose(baskets));
  const works: Record<Case, { ours: () => Promise<void>; floor: () => Promise<void> }> = {
    checkout: {
      ours: buyPlain,
      floor: async () => void (await send(`${floor}/order`, { account: queue.next().id, lines: choose(floorSets) })),
    },
    discounted: { ours: buyDiscounted, floor: buyPlain },
    cart: {
      ours: async () => {
        const [line] = choose(sets);
        const buyer = queue.next();
        const added = { contentId: line?.contentId, variantId: line?.variantId };
        await send(`${arbor}/cart/add`, added, toHeaders(buyer));
      },
      floor: async () => void (await send(`${floor}/cart`, { ...choose(sets)[0], account: queue.next().id })),
    },
  };
  const rows: string[] = [];
  for (const name of buyingCases.filter((each) => bench.cases.length === 0 || bench.cases.includes(each)))
    for (const connections of CONNECTIONS) {
      const [ours, theirs]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1)
        for (const [found, work] of [
          [theirs, works[name].floor],
          [ours, works[name].ours],
        ] as const) {
          await setVat(pool, work === buyDiscounted);
          await queue.fill(seconds * MAX_A_SECOND);
          found.push(await measure(connections, seconds, work));
        }
      const ratio = median(ours) / median(theirs);
      const figures = [median(ours), median(theirs)].map((value) => Math.round(value).toLocaleString('en'));
      say(`${name} at ${connections}: ${figures[0]}/s, floor ${figures[1]}/s, ratio ${ratio.toFixed(2)}`);
      const { label, target } = CASES[name];
      rows.push(
        `| ${label} | ${connections} | ${figures.join(' | ')} | ${ratio.toFixed(2)} | ≥ ${target} | ${ratio >= target ? 'yes' : '**no**'} |`,
      );
    }
  return [
    `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}; median of ${rounds} rounds of ${seconds} s, floor and Arbor in turn.`,
    '',
    '| case | at once | Arbor/s | floor/s | ratio | target | reached |',
    '| --- | ---: | ---: | ---: | ---: | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

const WORKS = 20_000;

/**
 * `--cases checkout,discounted,cart` measures paid orders of three lines, and lines added to carts, compared with the
 * same rows written by `pg`; `discounted` compares orders with a coupon and VAT with orders that have neither.
 */
export async function runBuyingBench(bench: BuyingBench): Promise<void> {
  const { root, data, say } = bench;
  await mkdir(data, { recursive: true });
  const database = await startEmbedded(join(data, 'postgres'));
  const pool = openPool({ url: database.url, size: 4, onError: (error) => say(error.message) });
  await migrate(pool, join(root, 'migrations'));
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await ensureContents(client, WORKS, say);
  await client.end();
  const servers = [
    run([process.execPath, 'bench/buying-floor.ts', String(FLOOR), database.url], {}),
    run([process.execPath, ...startArguments], {
      DATABASE_URL: database.url,
      ARBOR_DATA: data,
      ARBOR_DEMO: 'off',
      ARBOR_ROLE: 'web',
      ARBOR_RATE_LIMITS: '0',
      PORT: String(ARBOR),
    }),
  ];
  await until(`http://127.0.0.1:${ARBOR}/readyz`);
  const table = await compare(bench, pool);
  if (buyingCases.every((name) => bench.cases.includes(name)))
    writeFileSync(join(root, 'bench/results-buying.md'), table);
  else say(`\n${table}`);
  await Promise.all(servers.map(stop));
  await pool.end();
  await database.stop();
}
