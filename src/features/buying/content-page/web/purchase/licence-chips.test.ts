import { expect, it } from 'vitest';
import { listTerms } from './licence-chips.tsx';

const allows = {
  maxCopies: null,
  goodsForSale: false,
  clientWork: true,
  resale: false,
  editorialOnly: false,
  attribution: false,
};
const say = (commercialUse: boolean, more: Partial<typeof allows>) =>
  listTerms({ commercialUse, allows: { ...allows, ...more } }).map(
    ({ isFree, words }) => `${isFree ? '+' : '-'} ${words}`,
  );

it('a licence answers what buyers ask first', () => {
  expect(say(true, {})).toEqual(['+ Commercial use', '+ No credit needed', '- No resale']);
  expect(say(true, { attribution: true, resale: true })).toEqual([
    '+ Commercial use',
    '- Credit needed',
    '+ Resale allowed',
  ]);
  expect(say(true, { editorialOnly: true })[0]).toBe('- Editorial use only');
  expect(say(false, {})[0]).toBe('- No commercial use');
});
