import type { Database } from '../../../../platform/database/pool.ts';
import { readParts } from '../store/in-force.ts';

export { selectAgreementsInForce } from '../store/in-force.ts';

/** A contributor's share in an agreement. */
export interface AgreedShare {
  readonly contributorId: string;
  readonly basisPoints: number;
}

/** The shares of these agreements, in any status. */
export async function findAgreedShares(
  db: Database,
  agreementIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AgreedShare[]>> {
  if (agreementIds.length === 0) return new Map();
  const rows = await readParts(db, agreementIds);
  const byAgreement = Map.groupBy(rows, ({ agreement_id }) => agreement_id);
  return new Map(
    [...byAgreement].map(([id, shares]) => [
      id,
      shares.map(({ contributor_id, basis_points }) => ({ contributorId: contributor_id, basisPoints: basis_points })),
    ]),
  );
}
