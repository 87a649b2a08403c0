import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';
import { makePaidOrder } from './good-certificate-calls.ts';
import { findBuyer } from './good-order-calls.ts';
import { creators, type Expected, owners, type RecordKind, users } from './policy-rows.ts';
import type { GoodCall } from './recorded-money.ts';
import { registration, setRegistration } from './vat.ts';
import { makeUnsoldWork } from './world.ts';

/** Permissions for VAT: settings and the report are the owners'; buyers have their own papers. */
export const vatPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'GET /vat': { none: owners(200) },
  'GET /vat/price-fields': { none: creators(200) },
  'PUT /vat/registration': { none: owners(200) },
  'PUT /vat/rate': { none: owners(200) },
  'GET /order/vat-report': { none: owners(200) },
  'GET /order/tax-paper/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'GET /order/every/tax-paper/{id}': { missing: owners(404), foreign: owners(200) },
};

const readVersion = async (app: TestApp, table: 'vat_setting' | 'vat_rate'): Promise<number> =>
  (await app.pool.query<{ version: number }>(`select coalesce(max(number), 0) as version from ${table}`)).rows[0]
    ?.version ?? 0;

/** Finds the tax invoice of a buyer's paid order; its id is that of the order. */
async function findInvoice(app: TestApp, asking: Asking, accountId: string): Promise<Call> {
  if (asking.record === 'missing') return { path: { id: createId() } };
  await setRegistration(app);
  const work = await makeUnsoldWork(app, asking.world);
  const { id } = await makePaidOrder(app, { accountId, ...work, price: 11_500, isTaxed: true });
  return { path: { id } };
}

/** Creates valid calls of the operations on VAT. */
export const createVatCalls = (app: TestApp): Readonly<Record<string, (asking: Asking) => Promise<Call>>> => ({
  'PUT /vat/registration': async () => ({
    body: { ...registration, version: await readVersion(app, 'vat_setting') },
  }),
  'PUT /vat/rate': async () => ({
    body: { categoryId: null, basisPoints: 1500, version: await readVersion(app, 'vat_rate') },
  }),
  'GET /order/vat-report': async () => ({ query: '?month=2026-11' }),
  'GET /order/tax-paper/{id}': (asking) => findInvoice(app, asking, findBuyer(asking)),
  'GET /order/every/tax-paper/{id}': (asking) => findInvoice(app, asking, asking.world.people.user.id),
});

/** Creates owners' calls on VAT for `recorded-writes`. */
export const createRecordedVat = (app: TestApp): Readonly<Record<string, () => Promise<GoodCall>>> => ({
  'PUT /vat/registration': async () => {
    const version = await readVersion(app, 'vat_setting');
    return {
      body: { ...registration, designation: 'Accountant', version },
      action: 'vat.register',
      subject: ['vat_setting', String(version + 1)],
    };
  },
  'PUT /vat/rate': async () => {
    const version = await readVersion(app, 'vat_rate');
    return {
      body: { categoryId: null, basisPoints: 750, version },
      action: 'vat.set_rate',
      subject: ['vat_rate', String(version + 1)],
    };
  },
});
