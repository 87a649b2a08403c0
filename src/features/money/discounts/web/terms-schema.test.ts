import { describe, expect, it } from 'vitest';
import { emptyTerms, termsSchema, toBody } from './terms-schema.ts';

describe('the form of a discount', () => {
  const filled = { ...emptyTerms, name: 'Eid', value: '10', endsAt: '2026-12-01' };

  it('needs the share of the site, which may be nothing', () => {
    const parse = (siteShare: string) => termsSchema.safeParse({ ...filled, siteShare });
    expect(parse('').success).toBe(false);
    expect(parse('0').data?.siteShare).toBe(0);
    expect(parse('100').data?.siteShare).toBe(10_000);
  });

  it('sends the works or categories of its scope only', () => {
    const chosen = { workIds: ['w'], categoryIds: ['c'] };
    const send = (scope: string) => toBody(termsSchema.parse({ ...filled, scope }), chosen);
    expect(send('works')).toMatchObject({ scope: 'works', workIds: ['w'] });
    expect(send('works')).not.toHaveProperty('categoryIds');
    expect(send('categories')).toMatchObject({ scope: 'categories', categoryIds: ['c'] });
    expect(send('categories')).not.toHaveProperty('workIds');
    expect(send('all')).not.toHaveProperty('workIds');
  });
});
