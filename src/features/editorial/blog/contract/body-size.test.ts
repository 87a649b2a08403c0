import { expect, it } from 'vitest';
import { issueText } from '../../../../platform/http/messages.ts';
import { blogBodyField } from './body.ts';

const id = '01a2b3c4-0000-7000-8000-0123456789ab';
const times = (count: number, node: object): object[] => Array.from({ length: count }, () => node);
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const embed = { type: 'embed', attrs: { contentId: id } };
const image = { type: 'image', attrs: { imageId: id, alt: '' } };
const nest = (depth: number): object =>
  depth === 0 ? paragraph('a') : { type: 'blockquote', content: [nest(depth - 1)] };
/**
 * Validates a text.
 * @returns the messages in both languages; undefined if the text is accepted
 */
function refusalsOf(content: object[]): string[] | undefined {
  const json = JSON.stringify({ type: 'doc', content });
  const found = (['en', 'bn'] as const).map(
    (locale) => blogBodyField.safeParse(json, { error: issueText[locale] }).error?.issues[0]?.message ?? '',
  );
  return found.every((each) => each === '') ? undefined : found;
}

it.each([
  ['works', times(51, embed), 'shows 51 works of the catalogue; the limit is 50. Remove 1.', '৫১টি কাজ'],
  ['pictures', times(120, image), 'shows 120 pictures; the limit is 100. Remove 20.', '১২০টি ছবি'],
  ['parts', times(5001, { type: 'horizontalRule' }), 'has 5,001 parts', '৫,০০১টি অংশ'],
  [
    'Bangla letters',
    times(5, paragraph('ক'.repeat(45_000))),
    'has 676 kB; the limit is 600 kB. Shorten it by 76',
    '৬৭৬',
  ],
  ['letters', times(13, paragraph('a'.repeat(49_000))), 'has 638 kB; the limit is 600 kB', '৬৩৮ কিলোবাইট'],
  ['values', times(9000, paragraph('a')), '5,000 parts and 24 levels', '৫,০০০টি অংশ আর ২৪টি স্তর'],
  ['depth', [nest(60)], '5,000 parts and 24 levels', '২৪টি স্তর'],
])('too many %s are refused with how many', (_, content, english, bangla) => {
  const [en, bn] = refusalsOf(content) ?? [];
  expect(en).toContain(english);
  expect(bn).toContain(bangla);
});

it('takes as much as it says', () => {
  for (const content of [times(50, embed), times(100, image), times(5000, { type: 'horizontalRule' })])
    expect(refusalsOf(content)).toBeUndefined();
  expect(refusalsOf(times(4, paragraph('ক'.repeat(49_000))))).toBeUndefined();
  expect(refusalsOf(times(12, paragraph('a'.repeat(49_000))))).toBeUndefined();
});
