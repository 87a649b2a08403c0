import { describe, expect, it } from 'vitest';
import { findLineProblems, type Offered } from './check-lines.ts';

const wanted = { contentId: 'work', variantId: 'svg', price: 500 };
const offer: Offered = { contentId: 'work', contributorId: 'ann', price: 500, isPublished: true };
const buyer = { contributorId: null, owned: new Set<string>(), locale: 'en' } as const;
const find = (offers: Readonly<Record<string, Offered>>, facts = {}, lines = [wanted]) =>
  findLineProblems(lines, new Map(Object.entries(offers)), { ...buyer, ...facts });

const gone = 'This is no longer for sale.';
const price = 'The price has changed. Check it before you pay.';
const own = 'This is your own work.';
const owned = 'You already own this.';

describe('a line', () => {
  it.each([
    ['is for sale', { svg: offer }, {}, undefined],
    ['is free', { svg: { ...offer, price: 0 } }, {}, price],
    ['isn’t known', {}, {}, gone],
    ['is of another work', { svg: { ...offer, contentId: 'other' } }, {}, gone],
    ['isn’t published', { svg: { ...offer, isPublished: false } }, {}, gone],
    ['isn’t for sale', { svg: { ...offer, price: null } }, {}, gone],
    ['has got dearer', { svg: { ...offer, price: 501 } }, {}, price],
    ['has got cheaper', { svg: { ...offer, price: 499 } }, {}, price],
    [
      'is the buyer’s own work',
      { svg: { ...offer, price: 1 } },
      { contributorId: 'ann', owned: new Set(['svg']) },
      own,
    ],
    ['is of somebody else', { svg: offer }, { contributorId: 'bob' }, undefined],
    ['was bought before', { svg: { ...offer, price: 1 } }, { owned: new Set(['svg']) }, owned],
    ['was bought in another variant', { svg: offer }, { owned: new Set(['png']) }, undefined],
  ])('%s', (_, offers, facts, message) => {
    expect(find(offers, facts)).toEqual(message === undefined ? [] : [{ path: 'lines.0', message }]);
  });

  it('is in the order twice, and is named by its place', () => {
    const lines = [wanted, { ...wanted, variantId: 'png' }, wanted];
    expect(find({ svg: offer }, {}, lines)).toEqual([
      { path: 'lines.1', message: gone },
      { path: 'lines.2', message: 'This is in the order twice. Keep only one.' },
    ]);
  });

  it('is spoken of in Bangla', () => {
    expect(find({}, { locale: 'bn' })).toEqual([{ path: 'lines.0', message: 'এটি আর বিক্রির জন্য নেই।' }]);
  });
});
