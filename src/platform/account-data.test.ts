import { expect, it } from 'vitest';
import { type AccountDataOwner, createAccountData, sortOwners } from './account-data.ts';

const owner = (name: string, ...after: string[]): AccountDataOwner => ({
  name,
  accountData: [{ kind: 'exporter', name, exportData: async () => undefined }],
  after,
});
const namesOf = (...owners: AccountDataOwner[]) => sortOwners(owners).map(({ name }) => name);

it('keeps the order of owners that name nobody', () => {
  expect(namesOf(owner('accounts'), owner('cart'), owner('blog'))).toEqual(['accounts', 'cart', 'blog']);
});

it('puts an owner behind those it names, and no other anywhere else', () => {
  expect(
    namesOf(owner('contributors', 'content'), owner('content', 'uploads'), owner('cart'), owner('uploads')),
  ).toEqual(['cart', 'uploads', 'content', 'contributors']);
});

it('refuses a name that has no handlers, and names in a circle', () => {
  expect(() => namesOf(owner('orders', 'paymets'))).toThrow('orders runs after paymets, which has no handlers');
  expect(() => namesOf(owner('orders', 'licences'), { name: 'licences' })).toThrow('orders runs after licences');
  expect(() => namesOf(owner('a', 'b'), owner('b', 'a'), owner('c'))).toThrow('these run after each other: a, b');
});

it('runs the handlers of each kind in that order', () => {
  const { exporters, erasers } = createAccountData([owner('orders', 'payments'), owner('payments')]);
  expect(exporters.map(({ name }) => name)).toEqual(['payments', 'orders']);
  expect(erasers).toEqual([]);
});
