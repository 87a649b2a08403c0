import { afterEach, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { setSecondApproverFrom } from '../../../../tests/support/second-approver.ts';
import { findWithdrawFaults, makeEarner, readPurse, step } from '../../../../tests/support/withdrawals.ts';
import { readCsvRows } from '../../../platform/csv.ts';
import { createId } from '../../../platform/database/id.ts';
import { interruptSteps } from '../../../platform/payments/fail-point.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const AMOUNT = 60_000;
let owner: SignedInAdmin;
let other: SignedInAdmin;

beforeAll(async () => {
  [owner, other] = [await signInAdmin(app), await signInAdmin(app)];
});
afterEach(async () => expect(await findWithdrawFaults(app)).toEqual([]));

async function makeApproved(type: 'bkash' | 'bank' = 'bkash', amount = AMOUNT) {
  const earner = await makeEarner(app, amount, type);
  const id = await earner.request(amount);
  await step(owner, id, 'approve');
  const { rows } = await app.pool.query<{ number: number }>('select number from withdraw_request where id = $1', [id]);
  return { ...earner, id, number: rows[0]?.number ?? 0 };
}

async function createBatch(type: 'bkash' | 'bank', admin = owner) {
  const { status, body } = await admin.call('POST', '/withdraw-request/batch/create', { type });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body['batch'] as { _id: string; number: number; count: number; total: number };
}
const download = (id: string): Promise<string> =>
  owner.fetch(`/api/v1/withdraw-request/batch/${id}`).then((answer) => answer.text());
const enter = async (csv: string) => {
  const { status, body } = await other.call('POST', '/withdraw-request/batch/results', { csv });
  return { status, body, rows: body['rows'] as { row: number; verdict: string; message: string }[] };
};
const verdicts = async (csv: string): Promise<string[]> => (await enter(csv)).rows.map(({ verdict }) => verdict);
/** Finds the sessions that wait for a lock on withdraw requests. */
const waitingForRequests = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  and query like '%withdraw_request%'`;
const statusOf = async (id: string): Promise<string> =>
  (await app.pool.query<{ status: string }>('select status from withdraw_request where id = $1', [id])).rows[0]
    ?.status ?? '';

it('puts each approved request of a kind into one file, however many ask at once', async () => {
  const made = [await makeApproved(), await makeApproved(), await makeApproved()];
  await makeApproved('bank');
  const waiting = await owner.call('GET', '/withdraw-request/batch/all');
  expect(waiting.body['waiting']).toContainEqual({ type: 'bkash', count: 3, total: 3 * AMOUNT });
  const answers = await Promise.all(
    [owner, other, owner].map((admin) => admin.call('POST', '/withdraw-request/batch/create', { type: 'bkash' })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const { rows } = await app.pool.query<{ id: string }>('select id from withdraw_request where batch_id is not null');
  expect(rows.map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort());
  const rejected = await step(owner, made[0]?.id ?? '', 'reject');
  expect([rejected.status, rejected.body['detail']]).toEqual([409, expect.stringContaining('payment file')]);
});

it('refuses to reject what goes into a file just then, and names the file', async () => {
  const { id } = await makeApproved();
  const [batchId, holder] = [createId(), await app.pool.connect()];
  try {
    await holder.query('begin');
    await holder.query("insert into withdraw_batch (id, type) values ($1, 'bkash')", [batchId]);
    await holder.query('update withdraw_request set batch_id = $1 where id = $2', [batchId, id]);
    const rejecting = step(other, id, 'reject');
    await expect
      .poll(async () => (await app.pool.query(waitingForRequests)).rows.length, { timeout: 10_000 })
      .toBeGreaterThan(0);
    await holder.query('commit');
    const { status, body } = await rejecting;
    expect([status, body['detail']]).toEqual([409, expect.stringMatching(/payment file \d+/)]);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(await statusOf(id)).toBe('approved');
  await expect(
    app.pool.query("update withdraw_request set status = 'rejected', reason = 'Why' where id = $1", [id]),
  ).rejects.toMatchObject({ constraint: 'withdraw_request_in_batch' });
});

it('writes the account in full, for whom, and what is paid; the log notes who has it', async () => {
  const { number, contributorId } = await makeApproved('bank');
  await app.pool.query(`update contributor set name = '=HYPERLINK("http://evil","x")' where id = $1`, [contributorId]);
  const batch = await createBatch('bank');
  const text = await download(batch._id);
  const all: (readonly string[])[] = [];
  for await (const { cells } of readCsvRows([text])) all.push(cells);
  const [heading, ...rows] = all;
  expect(heading).toEqual(
    'request,name,accountName,bankName,branch,routingNumber,accountNumber,amount,currency,status,reference,reason'.split(
      ',',
    ),
  );
  expect(rows.find(([request]) => request === String(number))).toEqual([
    String(number),
    '=HYPERLINK("http://evil","x")',
    'Salma Khatun',
    'Sonali Bank',
    'Motijheel',
    '200270522',
    '123456789012',
    '600.00',
    'BDT',
    '',
    '',
    '',
  ]);
  // A spreadsheet would run a cell that starts with "=", so the cell is quoted.
  expect(text).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`);
  const audit = await app.pool.query<{ action: string }>(
    'select action from audit_log where subject_id = $1 order by id',
    [batch._id],
  );
  expect(audit.rows.map(({ action }) => action)).toEqual(['withdraw.create_batch', 'withdraw.download_batch']);
});

it('takes results row by row, and the same file again changes nothing', async () => {
  const [paid, failed, open, wrong] = [
    await makeApproved(),
    await makeApproved(),
    await makeApproved(),
    await makeApproved(),
  ];
  await createBatch('bkash');
  const outside = await makeApproved();
  const csv = [
    'request,name,status,reference,reason',
    `${paid.number},A,paid,TX-1,`,
    `${failed.number},B,Failed,,Wrong number`,
    `${open.number},C,,,`,
    `${wrong.number},D,maybe,,`,
    `${wrong.number},D,paid,,`,
    `${outside.number},E,paid,TX-2,`,
    '999999,F,paid,TX-3,',
    '',
  ].join('\r\n');
  const first = ['paid', 'failed', 'skipped', 'refused', 'refused', 'refused', 'refused'];
  expect(await verdicts(csv)).toEqual(first);
  const states = async () => Promise.all([paid, failed, open, wrong, outside].map(({ id }) => statusOf(id)));
  const ended = ['paid', 'failed', 'approved', 'approved', 'approved'];
  expect(await states()).toEqual(ended);
  expect(await readPurse(app, failed.contributorId)).toMatchObject({ available: AMOUNT, reserved: 0 });
  expect(await verdicts(csv)).toEqual(['unchanged', 'unchanged', ...first.slice(2)]);
  // Spreadsheets of some countries separate values by semicolons.
  expect(await verdicts(csv.replaceAll(',', ';'))).toEqual(['unchanged', 'unchanged', ...first.slice(2)]);
  expect(await states()).toEqual(ended);
  expect(await verdicts(`request,status,reference,reason\n${paid.number},paid,TX-9,`)).toEqual(['refused']);
});

it('pays each row once where two owners enter the same file at once', async () => {
  const made = [await makeApproved(), await makeApproved(), await makeApproved()];
  await createBatch('bkash');
  const csv = ['request,status,reference,reason', ...made.map(({ number }) => `${number},paid,TX-${number},`)].join(
    '\n',
  );
  const answers = await Promise.all([enter(csv), enter(csv)]);
  for (const at of made.keys()) {
    const told = answers.map(({ rows }) => rows[at]?.verdict ?? '').sort();
    expect([
      ['paid', 'unchanged'],
      ['paid', 'refused'],
    ]).toContainEqual(told);
  }
  for (const { id, contributorId } of made) {
    expect(await statusOf(id)).toBe('paid');
    expect(await readPurse(app, contributorId)).toMatchObject({ reserved: 0, available: 0 });
  }
});

it('lets nobody pay by file what they approved, where it needs another owner', async () => {
  await setSecondApproverFrom(app, 70_000);
  const { id, number } = await makeApproved('bkash', 70_000);
  await createBatch('bkash', other);
  const csv = `request,status,reference,reason\n${number},paid,TX-5,`;
  const own = await owner.call('POST', '/withdraw-request/batch/results', { csv });
  expect(own.body['rows']).toMatchObject([{ verdict: 'refused', message: expect.stringContaining('another owner') }]);
  expect(await verdicts(csv)).toEqual(['paid']);
  expect(await statusOf(id)).toBe('paid');
});

it('says nothing of what a file contradicts, whatever comes first', async () => {
  const { id, number, contributorId } = await makeApproved();
  await createBatch('bkash');
  const rows = [`${number},failed,,No account`, `${number},paid,TX-8,`];
  for (const each of [rows, rows.toReversed()])
    expect(await verdicts(['request,status,reference,reason', ...each].join('\n'))).toEqual(['refused', 'refused']);
  expect(await statusOf(id)).toBe('approved');
  expect(await readPurse(app, contributorId)).toMatchObject({ reserved: AMOUNT });
});

it('refuses a row with another amount than the withdrawal pays out', async () => {
  const { id, number } = await makeApproved();
  await createBatch('bkash');
  const give = (amount: string) => verdicts(`request,amount,status,reference,reason\n${number},"${amount}",paid,TX-6,`);
  for (const amount of ['600.01', '60000', 'six hundred', '-600']) expect(await give(amount)).toEqual(['refused']);
  expect(await statusOf(id)).toBe('approved');
  expect(await give('600.00')).toEqual(['paid']);
});

it('reads odd characters, and goes on with the rows below', async () => {
  const made = [await makeApproved(), await makeApproved(), await makeApproved()];
  await createBatch('bkash');
  const [first, second, third] = made.map(({ number }) => number);
  const csv = `request,status,reference,reason\n${first},paid,"TX\t7\u200E\n8",\n${second},failed,,"not\u202E found"\n${third},paid,TX-9,`;
  const { rows } = await enter(csv);
  expect(rows.map(({ row, verdict }) => [row, verdict])).toEqual([
    [2, 'paid'],
    [4, 'failed'],
    [5, 'paid'],
  ]);
  const { rows: kept } = await app.pool.query(
    'select reference, reason from withdraw_request where number = any($1) order by number',
    [[first, second]],
  );
  expect(kept).toEqual([
    { reference: 'TX 7 8', reason: '' },
    { reference: '', reason: 'not found' },
  ]);
});

it('goes on where a row fails, and the same file mends it', async () => {
  const made = [await makeApproved(), await makeApproved()];
  await createBatch('bkash');
  const rows = made.map(({ number }) => `${number},paid,TX-${number},`);
  const csv = ['request,status,reference,reason', ...rows].join('\n');
  let steps = 0;
  interruptSteps(() => {
    steps += 1;
    if (steps === 1) throw new Error('died');
  });
  try {
    expect(await verdicts(csv)).toEqual(['refused', 'paid']);
  } finally {
    interruptSteps(undefined);
  }
  expect(await verdicts(csv)).toEqual(['paid', 'unchanged']);
});

it('takes nothing from a file that ends inside quotes', async () => {
  const { id, number } = await makeApproved();
  await createBatch('bkash');
  const { status, body } = await enter(
    `request,status,reference,reason\n${number},paid,TX-4,\n1,failed,,"gone\n2,paid,`,
  );
  expect([status, body['errors']]).toEqual([
    400,
    [{ path: 'csv', message: expect.stringContaining('quotation marks') }],
  ]);
  expect(await statusOf(id)).toBe('approved');
});

it('says what is missing of a file beside the field', async () => {
  const { status, body } = await enter('number;state\n1;paid');
  expect([status, body['errors']]).toEqual([400, [{ path: 'csv', message: expect.stringContaining('columns') }]]);
  const many = `request,status,reference,reason\n${'1,paid,x,\n'.repeat(1001)}`;
  expect((await enter(many)).status).toBe(400);
});

it('reads a whole file of a bank, whatever is written in it', async () => {
  const bank = `${'ব্যাংক'.repeat(13)},${'শাখা'.repeat(20)},${'নাম'.repeat(33)}`;
  const row = (at: number) => `${900_000 + at},${bank},500.00,failed,,${'হিসাব নম্বরটি ভুল '.repeat(27)}\n`;
  const csv = `request,bank,branch,name,amount,status,reference,reason\n${Array.from({ length: 500 }, (_, at) => row(at)).join('')}`;
  expect(Buffer.byteLength(csv)).toBeGreaterThan(1_000_000);
  const { status, rows } = await enter(csv);
  expect([status, rows.length, rows[499]?.verdict]).toEqual([200, 500, 'refused']);
  expect((await enter('x'.repeat(600_001))).status).toBe(400);
  expect((await enter('x'.repeat(2_400_001))).status).toBe(413);
});

it('finds requests by number, reference, name, status, way and age', async () => {
  const { id, number, contributorId } = await makeApproved();
  await step(other, id, 'pay', { reference: 'FIND-ME' });
  await app.pool.query("update contributor set name = 'Unusual Heron' where id = $1", [contributorId]);
  const find = async (query: string): Promise<string[]> => {
    const { body } = await owner.call('GET', `/withdraw-request/all?${query}`);
    return (body['items'] as { _id: string }[]).map(({ _id }) => _id);
  };
  for (const q of [String(number), 'FIND-ME', 'heron unus'])
    expect(await find(`q=${encodeURIComponent(q)}`)).toEqual([id]);
  expect(await find('q=FIND-ME&status=open')).toEqual([]);
  expect(await find('q=FIND-ME&status=paid&type=bkash')).toEqual([id]);
  expect(await find('q=FIND-ME&type=bank')).toEqual([]);
  expect(await find('q=FIND-ME&age=1')).toEqual([]);
  const first = await owner.call('GET', '/withdraw-request/all?limit=2&sort=requested');
  const second = await owner.call(
    'GET',
    `/withdraw-request/all?limit=2&sort=requested&cursor=${encodeURIComponent(String(first.body['nextCursor']))}`,
  );
  const ids = [first, second].flatMap(({ body }) => (body['items'] as { _id: string }[]).map(({ _id }) => _id));
  expect(ids).toEqual([...new Set(ids)].sort());
  expect(ids).toHaveLength(4);
});
