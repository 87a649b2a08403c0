import { expect, it } from 'vitest';
import { addDays, listDays, toDayBounds, toDhakaDay } from './days.ts';

it('knows the day in Dhaka, which begins at 18:00 UTC', () => {
  expect(toDhakaDay(new Date('2026-11-21T17:59:59.999Z'))).toBe('2026-11-21');
  expect(toDhakaDay(new Date('2026-11-21T18:00:00Z'))).toBe('2026-11-22');
});

it('bounds a day by the midnights of Dhaka', () => {
  expect(toDayBounds('2026-11-22')).toEqual({
    from: new Date('2026-11-21T18:00:00Z'),
    until: new Date('2026-11-22T18:00:00Z'),
  });
});

it('counts over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-11-01', -1)).toBe('2026-10-31');
  expect(listDays('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(listDays('2026-11-22', '2026-11-22')).toEqual(['2026-11-22']);
  expect(listDays('2026-11-22', '2026-11-21')).toEqual([]);
});
