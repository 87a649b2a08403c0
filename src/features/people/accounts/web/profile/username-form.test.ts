import { describe, expect, it } from 'vitest';
import { accountsContract } from '../../contract/accounts.ts';
import { findUsernameProblem } from './username-form.ts';

describe('usernameProblem', () => {
  it.each([
    ['a', 'short'],
    ['', 'short'],
    ['x'.repeat(40), 'long'],
    ['two words', 'letters'],
    ['নাদিয়া', 'letters'],
    ['dot.dot', 'letters'],
    ['-abc', 'start'],
    ['_abc', 'start'],
    ['ab', undefined],
    ['Nadia-99_x', undefined],
    ['x'.repeat(39), undefined],
    ['  padded  ', undefined],
  ])('of %j says %s, as the contract does', (username, problem) => {
    expect(findUsernameProblem(username)).toBe(problem);
    expect(accountsContract.updateProfile.body.safeParse({ username }).success).toBe(problem === undefined);
  });
});
