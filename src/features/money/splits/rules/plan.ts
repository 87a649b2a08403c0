/** Basis points in a whole. */
const WHOLE = 10_000;
/** So many get something of a work. */
const MAX_SHARERS = 10;

/** What somebody gets, of a whole of 10,000. */
export interface PlannedShare {
  readonly contributorId: string;
  readonly basisPoints: number;
}

/** What somebody wants to give others of a work; null: nobody who could agree has that name. */
export interface WantedShare {
  readonly contributorId: string | null;
  readonly basisPoints: number;
}

export type ShareProblem = 'unknown' | 'self' | 'twice' | 'too_much' | 'too_many' | 'unchanged';

/** Both are of a whole. */
const isSame = (one: readonly PlannedShare[], other: readonly PlannedShare[]): boolean =>
  one.every((each) =>
    other.some(
      ({ contributorId, basisPoints }) => contributorId === each.contributorId && basisPoints === each.basisPoints,
    ),
  );

/** What is wrong with the shares that somebody wants, by path. `before`: who gets what now. */
export function findShareProblems(
  ownerId: string,
  wanted: readonly WantedShare[],
  before: readonly PlannedShare[],
): { readonly path: string; readonly problem: ShareProblem }[] {
  const problems = wanted.flatMap(({ contributorId }, index): { path: string; problem: ShareProblem }[] => {
    const path = `shares.${index}.username`;
    if (contributorId === null) return [{ path, problem: 'unknown' }];
    if (contributorId === ownerId) return [{ path, problem: 'self' }];
    const isTwice = wanted.slice(0, index).some((each) => each.contributorId === contributorId);
    return isTwice ? [{ path, problem: 'twice' }] : [];
  });
  const given = wanted.reduce((sum, { basisPoints }) => sum + basisPoints, 0);
  if (given > WHOLE) problems.push({ path: 'shares', problem: 'too_much' });
  if (wanted.length + (given < WHOLE ? 1 : 0) > MAX_SHARERS) problems.push({ path: 'shares', problem: 'too_many' });
  if (problems.length > 0) return problems;
  const planned = planShares(ownerId, wanted, before).filter(({ basisPoints }) => basisPoints > 0);
  const current = before.length === 0 ? [{ contributorId: ownerId, basisPoints: WHOLE }] : before;
  return isSame(planned, current) ? [{ path: 'shares', problem: 'unchanged' }] : [];
}

/**
 * Everybody who has to agree: the owner with what the others don't get, those who get something, and those who get something
 * now and would get nothing.
 */
export function planShares(
  ownerId: string,
  wanted: readonly WantedShare[],
  before: readonly PlannedShare[],
): PlannedShare[] {
  const others = wanted.flatMap(({ contributorId, basisPoints }) =>
    contributorId === null ? [] : [{ contributorId, basisPoints }],
  );
  const rest = WHOLE - others.reduce((sum, { basisPoints }) => sum + basisPoints, 0);
  const staying = new Set([ownerId, ...others.map(({ contributorId }) => contributorId)]);
  const leaving = before.filter(({ contributorId }) => !staying.has(contributorId));
  return [
    { contributorId: ownerId, basisPoints: rest },
    ...others,
    ...leaving.map(({ contributorId }) => ({ contributorId, basisPoints: 0 })),
  ];
}

/** Who gets what once somebody has given up their share: it is the owner's. */
export function planWithout(ownerId: string, leaverId: string, before: readonly PlannedShare[]): PlannedShare[] {
  const others = before.filter(
    ({ contributorId, basisPoints }) => basisPoints > 0 && contributorId !== leaverId && contributorId !== ownerId,
  );
  return planShares(ownerId, others, []);
}

/** Whether it is all the owner's, who is the first of them. */
export const isOwnersAlone = (shares: readonly PlannedShare[]): boolean => shares[0]?.basisPoints === WHOLE;
