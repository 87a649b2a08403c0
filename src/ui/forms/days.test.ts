import { expect, it } from 'vitest';
import { isDayOrEmpty, parseDay, parseTime, writeDay, writeTime } from './days.ts';

it.each([
  ['25/11/2026', '2026-11-25'],
  ['5-3-2026', '2026-03-05'],
  ['05.03.2026', '2026-03-05'],
  [' 5 3 2026 ', '2026-03-05'],
  ['২৫/১১/২০২৬', '2026-11-25'],
  ['2026-11-25', '2026-11-25'],
  ['29/02/2028', '2028-02-29'],
])('reads %s', (typed, day) => {
  expect(parseDay(typed)).toBe(day);
});

it.each(['', '31/02/2026', '29/02/2026', '00/01/2026', '1/13/2026', '25/11/26', 'tomorrow', '11/25/2026'])(
  'takes %j for no day',
  (typed) => {
    expect(parseDay(typed)).toBeUndefined();
  },
);

it('reads times', () => {
  expect(['9:05', '০৯:০৫', '23.59', '24:00', '9:5', '12'].map(parseTime)).toEqual([
    '09:05',
    '09:05',
    '23:59',
    undefined,
    undefined,
    undefined,
  ]);
});

it('writes what it reads, and leaves the rest', () => {
  expect(writeDay('2026-03-05')).toBe('05/03/2026');
  expect(writeDay('5/3')).toBe('5/3');
  expect(writeTime('09:05')).toBe('09:05');
  expect(['', '2026-03-05', '5/3'].map(isDayOrEmpty)).toEqual([true, true, false]);
});
