import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory } from '../../../../tests/support/factories.ts';
import { type SignedInAdmin, signInAdmin, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { registration } from '../../../../tests/support/vat.ts';
import { createId } from '../../../platform/database/id.ts';
import { selectVat, toVatTerms } from './service/terms.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: SignedInAdmin;
let other: SignedInAdmin;
let icons: Awaited<ReturnType<typeof makeCategory>>;

interface Shown {
  readonly registration: { readonly bin: string; readonly version: number; readonly feeBasisPoints: number };
  readonly rates: readonly {
    readonly version: number;
    readonly categoryId: string | null;
    readonly basisPoints: number | null;
    readonly state: string;
  }[];
}

beforeAll(async () => {
  owner = await signInAdmin(app);
  other = await signInAdmin(app);
  icons = await makeCategory(app, 'icons');
});

const show = async () => (await owner.call('GET', '/vat')).body as unknown as Shown;
const change = async (body: object = {}, admin = owner) =>
  admin.call('PUT', '/vat/registration', {
    ...registration,
    version: (await show()).registration.version,
    ...body,
  });
const setRate = async (body: object, admin = owner) =>
  admin.call('PUT', '/vat/rate', { categoryId: null, version: (await show()).rates[0]?.version, ...body });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const termsAt = async (at = new Date()) => {
  const [row] = (await selectVat(app.db, at).execute(app.db)).rows;
  return toVatTerms(row);
};
const paths = ({ body }: { readonly body: Record<string, unknown> }) =>
  (body['errors'] as { path: string }[] | undefined)?.map(({ path }) => path);

describe('the registration for VAT', () => {
  it('is none at first, so there is no VAT', async () => {
    expect(await show()).toMatchObject({
      registration: { bin: '', version: 0, setBy: null },
      rates: [{ version: 1, categoryId: null, basisPoints: 1500, state: 'current', setBy: null }],
    });
    expect(await termsAt()).toBeUndefined();
  });

  it('is for owners alone', async () => {
    const visitor = await app.fetch('/api/v1/vat');
    expect(visitor.status).toBe(401);
    const person = await signInUser(app);
    const moderator = await signInAdmin(app, 'moderator');
    for (const [method, path] of [
      ['GET', '/vat'],
      ['PUT', '/vat/registration'],
      ['PUT', '/vat/rate'],
    ] as const) {
      const body = method === 'GET' ? undefined : { ...registration, version: 0 };
      expect([path, (await person.call(method, path, body)).status]).toEqual([path, 401]);
      expect([path, (await moderator.call(method, path, body)).status]).toEqual([path, 403]);
    }
  });

  it('turns VAT on with a BIN of 13 digits, however it is written', async () => {
    expect(await change({ bin: '000123456-0101' })).toMatchObject({
      status: 200,
      body: { registration: { ...registration, version: 1, setBy: { name: 'The owner' } } },
    });
    expect(await termsAt()).toMatchObject({ number: 1, feeBasisPoints: 1500 });
    // Saved again as it is, or in Bangla digits, it stays the same version.
    expect((await change()).body).toMatchObject({ registration: { version: 1 } });
    expect((await change({ bin: '০০০১২৩৪৫৬-০১০১' })).body).toMatchObject({ registration: { version: 1 } });
  });

  it.each([
    [{ bin: '123' }, ['bin']],
    [{ bin: '12345678901234' }, ['bin']],
    [{ bin: 'DE123456789' }, ['bin']],
    [{ name: '', officer: ' ' }, ['name', 'officer']],
    [{ feeBasisPoints: 10_001 }, ['feeBasisPoints']],
    [{ feeBasisPoints: -1 }, ['feeBasisPoints']],
  ])('refuses %j', async (body, wrong) => {
    const before = await show();
    const answer = await change(body);
    expect([answer.status, paths(answer)]).toEqual([400, wrong]);
    expect(await show()).toEqual(before);
  });

  it('tells the later of two owners', async () => {
    const { version } = (await show()).registration;
    const answers = await Promise.all([
      change({ officer: 'Karim', version }),
      change({ officer: 'Mina', version }, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await change({ officer: 'Salma', version })).status).toBe(409);
  });

  it('is turned off by an empty BIN, and on again', async () => {
    expect((await change({ bin: '', name: '' })).status).toBe(200);
    expect(await termsAt()).toBeUndefined();
    expect((await change()).status).toBe(200);
    expect(await termsAt()).toBeDefined();
    const { rows } = await app.pool.query("select action from audit_log where action like 'vat.%' order by id");
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      'vat.register',
      'vat.register',
      'vat.turn_off',
      'vat.register',
    ]);
  });
});

describe('the rates of VAT', () => {
  it('are by category, from a day on, and go back to the default', async () => {
    expect((await setRate({ categoryId: icons.id, basisPoints: 500 })).status).toBe(200);
    const july = inDays(200);
    expect((await setRate({ basisPoints: 1000, effectiveAt: july })).body).toMatchObject({
      rate: { basisPoints: 1000, state: 'upcoming' },
    });
    const rates = async (at?: Date) => {
      const terms = await termsAt(at);
      return [terms?.findRate(icons.id), terms?.findRate(createId())];
    };
    const then = new Date(Date.parse(july) + 1000);
    expect([await rates(), await rates(then)]).toEqual([
      [500, 1500],
      [500, 1000],
    ]);
    // A rate for the same time replaces the upcoming one.
    await setRate({ basisPoints: 1250, effectiveAt: july });
    expect(await rates(then)).toEqual([500, 1250]);
    expect((await show()).rates.map(({ basisPoints, state }) => [basisPoints, state])).toEqual([
      [1250, 'upcoming'],
      [1000, 'past'],
      [500, 'current'],
      [1500, 'current'],
    ]);
    await setRate({ categoryId: icons.id, basisPoints: null });
    expect(await rates()).toEqual([1500, 1500]);
  });

  it.each([
    [{ basisPoints: null }, ['basisPoints']],
    [{ basisPoints: 10_001 }, ['basisPoints']],
    [{ basisPoints: 7.5 }, ['basisPoints']],
    [{ basisPoints: 500, categoryId: 'nothing' }, ['categoryId']],
    [{ basisPoints: 500, categoryId: '0192f1c0-0000-7000-8000-000000000000' }, ['categoryId']],
    [{ basisPoints: 500, effectiveAt: '2001-01-01T00:00:00Z' }, ['effectiveAt']],
    [{ basisPoints: 500, effectiveAt: '2099-01-01T00:00:00Z' }, ['effectiveAt']],
    [{ basisPoints: 500, effectiveAt: 'tomorrow' }, ['effectiveAt']],
  ])('refuse %j', async (body, wrong) => {
    const before = await show();
    const answer = await setRate(body);
    expect([answer.status, paths(answer)]).toEqual([400, wrong]);
    expect(await show()).toEqual(before);
  });

  it('tell the later of two owners', async () => {
    const version = (await show()).rates[0]?.version;
    const answers = await Promise.all([
      setRate({ basisPoints: 1400, version }),
      setRate({ basisPoints: 1300, version }, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each([
    "update vat_setting set bin = '9999999999999'",
    'delete from vat_setting',
    'update vat_rate set basis_points = 1 where number = 1',
    'delete from vat_rate',
    'insert into vat_rate (number, effective_at, set_at, basis_points) select 99, now(), now(), 1',
    "insert into vat_rate (number, effective_at, set_at, basis_points) select max(number) + 1, now() - interval '1 day', now(), 1 from vat_rate",
    "insert into vat_setting (number, bin, name, address, officer, designation, fee_basis_points) select max(number) + 1, '0001234560101', '', '', '', '', 0 from vat_setting",
  ])('the database refuses: %s', async (statement) => {
    await expect(app.pool.query(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });
});

describe('price fields of contributors', () => {
  const read = async (caller: { readonly call: SignedInAdmin['call'] }) => caller.call('GET', '/vat/price-fields');

  it('take what buyers pay, unless an owner decides otherwise', async () => {
    const contributor = await signInContributor(app);
    expect(await read(contributor)).toMatchObject({ status: 200, body: { vat: null } });
    expect((await change({ pricesWithoutVat: true })).body).toMatchObject({ registration: { pricesWithoutVat: true } });
    await setRate({ basisPoints: 1500 });
    await setRate({ categoryId: icons.id, basisPoints: 500 });
    await setRate({ basisPoints: 1000, effectiveAt: inDays(300) });
    const vat = { basisPoints: 1500, categories: [{ categoryId: icons.id, basisPoints: 500 }] };
    expect((await read(contributor)).body).toEqual({ vat });
    expect((await read(owner)).body).toEqual({ vat });
    // Nothing is recorded twice, and the audit log says what changed.
    const { version } = (await show()).registration;
    expect((await change({ pricesWithoutVat: true })).body).toMatchObject({ registration: { version } });
    const { rows } = await app.pool.query(
      "select details from audit_log where action = 'vat.register' order by id desc limit 1",
    );
    expect(rows).toMatchObject([{ details: { pricesWithoutVat: true } }]);
    await setRate({ categoryId: icons.id, basisPoints: null });
    expect((await read(contributor)).body).toEqual({ vat: { basisPoints: 1500, categories: [] } });
    // Without a BIN there is no VAT to add.
    await change({ bin: '', pricesWithoutVat: true });
    expect((await read(contributor)).body).toEqual({ vat: null });
    await change({ pricesWithoutVat: false });
    expect((await read(contributor)).body).toEqual({ vat: null });
  });

  it('are for those who have works', async () => {
    expect((await app.fetch('/api/v1/vat/price-fields')).status).toBe(401);
    expect((await read(await signInUser(app))).status).toBe(403);
  });

  it('are not decided by a word', async () => {
    const answer = await change({ pricesWithoutVat: 'yes' });
    expect([answer.status, paths(answer)]).toEqual([400, ['pricesWithoutVat']]);
  });
});
