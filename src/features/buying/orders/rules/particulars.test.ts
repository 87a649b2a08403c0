import { describe, expect, it } from 'vitest';
import { particularsInput } from '../contract/particulars.ts';
import { isSame, toSuggestion } from './particulars.ts';

const last = { name: 'Nusrat Jahan', company: 'Studio Shapla', address: 'Dhaka', tax_number: '0001234560101' };
const parse = (said: object) => particularsInput.safeParse({ name: 'Nusrat', ...said });

describe('particulars', () => {
  it('are suggested as in the last order, or else as the account is called', () => {
    expect(toSuggestion(last, 'Nusrat')).toMatchObject({ name: 'Nusrat Jahan', taxNumber: '0001234560101' });
    expect(toSuggestion(undefined, 'Nusrat')).toEqual({ name: 'Nusrat', company: '', address: '', taxNumber: '' });
    expect(toSuggestion(undefined, '')).toBeUndefined();
  });

  it.each(['name', 'company', 'address', 'taxNumber'])('differ by their %s', (field) => {
    const said = { name: 'Nusrat', company: '', address: '', taxNumber: '' };
    expect(isSame(said, { ...said })).toBe(true);
    expect(isSame(said, { ...said, [field]: 'Other' })).toBe(false);
  });

  it.each([
    ['', ''],
    ['0001234560101', '0001234560101'],
    ['000123456-0101', '0001234560101'],
    ['০০০১২৩৪৫৬-০১০১', '0001234560101'],
    ['de 123 456 789', 'DE123456789'],
  ])('read the number for taxes %j as %j', (typed, taxNumber) => {
    expect(parse({ taxNumber: typed }).data?.taxNumber).toBe(taxNumber);
  });

  it.each(['000123456010', '00012345601011', '12345678901a', 'D123456789', 'DE12'])(
    'refuse the number for taxes %j',
    (taxNumber) => {
      expect(parse({ taxNumber }).success).toBe(false);
    },
  );

  it.each([
    { name: ' ' },
    { name: 'N' },
    { name: 'n'.repeat(121) },
    { company: 'c'.repeat(151) },
    { address: 'a'.repeat(301) },
  ])('refuse %j', (said) => {
    expect(parse(said).success).toBe(false);
  });
});
