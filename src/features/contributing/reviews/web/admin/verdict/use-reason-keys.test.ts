import { expect, it } from 'vitest';
import { numberOf } from './use-reason-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, repeat: false };

it('takes 1 to 9 in either script', () => {
  expect(['1', '5', '9'].map((key) => numberOf({ ...plain, key }))).toEqual([1, 5, 9]);
  expect(['১', '৫', '৯'].map((key) => numberOf({ ...plain, key }))).toEqual([1, 5, 9]);
  for (const key of ['0', '০', ' ', 'a', 'ক', '-', 'Enter', 'F1', '12', ''])
    expect(numberOf({ ...plain, key })).toBeUndefined();
});

it('leaves shortcuts and a key held down alone', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'repeat'])
    expect(numberOf({ ...plain, [held]: true, key: '1' })).toBeUndefined();
});
