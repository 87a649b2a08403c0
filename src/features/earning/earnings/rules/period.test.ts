import { expect, it } from 'vitest';
import { addDays, FIRST_DAY, listDays, listDaysBetween, listMonths, toBounds, toDhakaDay } from './period.ts';

it('knows the day in Dhaka, which begins at 18:00 UTC', () => {
  expect(toDhakaDay(new Date('2026-11-21T17:59:59Z'))).toBe('2026-11-21');
  expect(toDhakaDay(new Date('2026-11-21T18:00:00Z'))).toBe('2026-11-22');
});

it('lists days over months and leap years', () => {
  expect(listDays('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

it('lists months over years', () => {
  expect(listMonths('2027-01-31', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(listMonths('2026-12-01', 12)[0]).toBe('2026-01');
});

it('bounds a period by the midnights of Dhaka, with its last day', () => {
  expect(toBounds({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
    from: new Date('2026-10-31T18:00:00Z'),
    until: new Date('2026-11-30T18:00:00Z'),
  });
});

it('lists the days from one to another, both of them, and none where the last is before the first', () => {
  expect(listDaysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(listDaysBetween('2026-03-01', '2026-03-01')).toEqual(['2026-03-01']);
  expect(listDaysBetween('2026-03-02', '2026-03-01')).toEqual([]);
});

it('begins before any trade', () => {
  expect(Number.isNaN(Date.parse(`${FIRST_DAY}T00:00:00Z`))).toBe(false);
  expect(FIRST_DAY < '2026-01-01').toBe(true);
});
