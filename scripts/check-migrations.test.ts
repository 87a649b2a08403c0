import { expect, test } from 'vitest';
import { findLateMigrations } from './check-migrations.ts';

const late = (landed: readonly string[], present = landed) =>
  findLateMigrations(landed, present).map(({ path, message }) => `${path}: ${message.split(' ')[0]}`);

test('a migration that lands after a higher one is refused', () => {
  expect(late(['0100_a.sql', '0101_b.sql', '0103_d.sql', '0102_c.sql'])).toEqual(['migrations/0102_c.sql: 0103_d.sql']);
});

test('one that has not landed yet comes after all', () => {
  expect(late(['0100_a.sql', '0102_c.sql'], ['0100_a.sql', '0101_b.sql', '0102_c.sql'])).toEqual([
    'migrations/0101_b.sql: 0102_c.sql',
  ]);
  expect(late(['0100_a.sql'], ['0100_a.sql', '0101_b.sql', '0102_c.sql'])).toEqual([]);
});

test('those that are gone again, and those that may run late, refuse nothing', () => {
  expect(late(['0100_a.sql', '0109_gone.sql', '0101_b.sql'], ['0100_a.sql', '0101_b.sql'])).toEqual([]);
  expect(late(['0089_showcase.sql', '0085_requests.sql', '0094_c.sql'])).toEqual([]);
});

test('a new one can’t take a number that was left out long ago', () => {
  expect(late(['0090_a.sql', '0101_b.sql'], ['0090_a.sql', '0091_new.sql', '0101_b.sql'])).toEqual([
    'migrations/0091_new.sql: 0101_b.sql',
  ]);
});

test('without history, names are in their order', () => {
  expect(late([], ['0101_b.sql', '0100_a.sql'])).toEqual([]);
});
