import { describe, expect, it } from 'vitest';
import { toReadablePath, toTitleSlug } from './readable-path.ts';

describe('the words of a title in an address', () => {
  it.each([
    ['Weather icons', 'weather-icons'],
    ["  Rahim's “Monsoon” — vol. 2!", 'rahims-monsoon-vol-2'],
    ['Café Ångström', 'café-ångström'],
    ['ঢাকার রিকশা: আলপনা', 'ঢাকার-রিকশা-আলপনা'],
    ['র\u200d্যাব ও ক্\u200cষ', 'র্যাব-ও-ক্ষ'],
    ['১২টি আইকন', '১২টি-আইকন'],
    ['…!?', ''],
    ['🙂', ''],
    ['../../admin?x=1#y', 'admin-x-1-y'],
  ])('%s becomes %s', (title, slug) => {
    expect(toTitleSlug(title)).toBe(slug);
  });

  it('stop before the word that would be too long', () => {
    expect(toTitleSlug('Hand-drawn weather icons for forecasts, farmers and fishermen of the delta')).toBe(
      'hand-drawn-weather-icons-for-forecasts-farmers-and',
    );
    expect(toTitleSlug('x'.repeat(100))).toBe('x'.repeat(60));
  });

  it('never hold half of a letter', () => {
    const path = toReadablePath('/content', '1', `${'x'.repeat(59)}𝒳${'y'.repeat(9)}`);
    expect(decodeURIComponent(path)).toBe(`/content/1/${'x'.repeat(59)}`);
  });
});

it('is encoded in the path, which ends with the identifier where no word is left', () => {
  expect(toReadablePath('/content', '7', 'ঢাকা')).toBe('/content/7/%E0%A6%A2%E0%A6%BE%E0%A6%95%E0%A6%BE');
  expect(toReadablePath('/content', '7', '!')).toBe('/content/7');
});
