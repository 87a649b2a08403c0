import { describe, expect, it } from 'vitest';
import { findShareProblems, isOwnersAlone, planShares, planWithout } from './plan.ts';

const of = (contributorId: string, basisPoints: number) => ({ contributorId, basisPoints });
const before = [of('owner', 6000), of('ann', 4000)];

describe('a plan', () => {
  it('gives the owner what the others leave, and asks who would lose a share', () => {
    expect(planShares('owner', [of('bob', 2500)], [])).toEqual([of('owner', 7500), of('bob', 2500)]);
    expect(planShares('owner', [of('bob', 10_000)], before)).toEqual([of('owner', 0), of('bob', 10_000), of('ann', 0)]);
    expect(planShares('owner', [of('ann', 1)], before)).toEqual([of('owner', 9999), of('ann', 1)]);
    expect(planShares('owner', [], before)).toEqual([of('owner', 10_000), of('ann', 0)]);
    expect(planShares('owner', [{ contributorId: null, basisPoints: 1 }], [])).toEqual([of('owner', 10_000)]);
  });

  it('gives the owner what somebody gives up', () => {
    const shared = [of('owner', 5000), of('ann', 3000), of('bob', 2000), of('gone', 0)];
    expect(planWithout('owner', 'ann', shared)).toEqual([of('owner', 8000), of('bob', 2000)]);
    expect(planWithout('owner', 'ann', before)).toEqual([of('owner', 10_000)]);
  });

  it('is the owner’s alone where nobody else gets anything', () => {
    expect(isOwnersAlone([of('owner', 10_000), of('ann', 0)])).toBe(true);
    expect(isOwnersAlone([of('owner', 9999), of('ann', 1)])).toBe(false);
    expect(isOwnersAlone([of('owner', 0), of('ann', 10_000)])).toBe(false);
    expect(isOwnersAlone([])).toBe(false);
  });
});

describe('what is wrong', () => {
  it.each([
    [[{ contributorId: null, basisPoints: 1 }], [], [['shares.0.username', 'unknown']]],
    [[of('owner', 1)], [], [['shares.0.username', 'self']]],
    [[of('ann', 1), of('bob', 1), of('ann', 1)], [], [['shares.2.username', 'twice']]],
    [[of('ann', 5000), of('bob', 5001)], [], [['shares', 'too_much']]],
    [[of('ann', 5000), of('bob', 5000)], [], []],
    [[of('ann', 4000)], before, [['shares', 'unchanged']]],
    [[of('ann', 4000)], [...before, of('bob', 0)], [['shares', 'unchanged']]],
    [[of('ann', 10_000)], [of('ann', 10_000)], [['shares', 'unchanged']]],
    [[of('ann', 4001)], before, []],
    [[of('bob', 4000)], before, []],
    [[of('ann', 4000), of('bob', 1)], before, []],
    [[], before, []],
    [[], [], [['shares', 'unchanged']]],
  ])('with %j after %j: %j', (wanted, given, problems) => {
    expect(findShareProblems('owner', wanted, given).map(({ path, problem }) => [path, problem])).toEqual(problems);
  });

  it('is an eleventh who gets something, the owner among them', () => {
    const many = (count: number, points: number) =>
      Array.from({ length: count }, (_, index) => of(`p${index}`, points));
    expect(findShareProblems('owner', many(10, 1000), [])).toEqual([]);
    expect(findShareProblems('owner', many(9, 1000), [])).toEqual([]);
    expect(findShareProblems('owner', many(10, 999), [])).toEqual([{ path: 'shares', problem: 'too_many' }]);
  });
});
