import { expect, it } from 'vitest';
import { parseFindQuery } from './find-query.ts';

it.each([
  ['  ', undefined],
  ['Md Rahim', { text: 'Md Rahim', words: ['rahim'] }],
  ['7', { text: '7', words: [] }],
  ['+880 1712-345678', { text: '+880 1712-345678', words: ['+8801712345678'] }],
  ['০১৭১২ ৩৪৫৬৭৮', { text: '০১৭১২ ৩৪৫৬৭৮', words: ['01712345678'] }],
  ['a@example.com', { text: 'a@example.com', words: ['a@example.com'] }],
])('reads %j', (typed, query) => {
  expect(parseFindQuery(typed)).toEqual(query);
});
