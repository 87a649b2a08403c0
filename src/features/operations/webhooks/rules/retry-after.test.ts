import { expect, it } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const now = new Date('2026-11-22T10:00:00.500Z');

it.each([
  ['0', 0],
  ['120', 120],
  [' 120 ', 120],
  ['86400', 86_400],
  ['86401', 86_400],
  ['99999999999999999999', 86_400],
  ['Sun, 22 Nov 2026 10:02:00 GMT', 120],
  ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
  ['Mon, 22 Nov 2027 10:00:00 GMT', 86_400],
])('«%s» is %i seconds', (text, seconds) => expect(parseRetryAfter(text, now)).toBe(seconds));

it.each([
  undefined,
  '',
  '-1',
  '1.5',
  '1e3',
  '12 minutes',
  'soon',
  '2026-11-22',
  '2026-11-22T10:02:00Z',
  'Sun, 99 Nov 2026 10:02:00 GMT',
  '120, 240',
])('«%s» says nothing', (text) => expect(parseRetryAfter(text, now)).toBeUndefined());
