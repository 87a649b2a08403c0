/** Basis points of 100%. */
const WHOLE = 10_000;
/** Maximum number of people who share a work's earnings. */
const MAX_SHARERS = 10;

/** A contributor's share, in basis points. */
export interface PlannedShare {
  readonly contributorId: string;
  readonly basisPoints: number;
}

/** A requested share of another contributor; null if no approved contributor has the username. */
export interface WantedShare {
  readonly contributorId: string | null;
  readonly basisPoints: number;
}

export type ShareProblem = 'unknown' | 'self' | 'twice' | 'too_much' | 'too_many' | 'unchanged';

/** Whether two splits are the same; both add up to 100%. */
const isSame = (one: readonly PlannedShare[], other: readonly PlannedShare[]): boolean =>
  one.every((each) =>
    other.some(
      ({ contributorId, basisPoints }) => contributorId === each.contributorId && basisPoints === each.basisPoints,
    ),
  );

/** Problems of the requested shares, by path. `before`: the current shares. */
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
 * The shares of everybody who has to agree: the owner with the rest, the new sharers, and current sharers who would get
 * nothing.
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

/** The split after a contributor gave up their share, which returns to the owner. */
export function planWithout(ownerId: string, leaverId: string, before: readonly PlannedShare[]): PlannedShare[] {
  const others = before.filter(
    ({ contributorId, basisPoints }) => basisPoints > 0 && contributorId !== leaverId && contributorId !== ownerId,
  );
  return planShares(ownerId, others, []);
}

/** Whether the owner, who is the first entry, gets everything. */
export const isOwnersAlone = (shares: readonly PlannedShare[]): boolean => shares[0]?.basisPoints === WHOLE;
