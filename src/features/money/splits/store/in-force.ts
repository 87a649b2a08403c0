import { sql } from 'kysely';
import { isOneOf } from '../../../../platform/database/one-of.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/**
 * The query of the agreements that apply to new sales of works, for another feature's statement: rows with `id` and
 * `content_id`.
 */
export const selectAgreementsInForce = (tx: Transaction, contentIds: readonly string[]) =>
  tx
    .selectFrom('split_agreement')
    .select(['id', 'content_id'])
    .where('content_id', '=', isOneOf(contentIds))
    .where('state', '=', sql.lit('in_force'))
    .forShare();

/** Contributors with a share in these agreements, in order. */
export const readParts = (db: Database, agreementIds: readonly string[]) =>
  db
    .selectFrom('split_share')
    .select(['agreement_id', 'contributor_id', 'basis_points'])
    .where('agreement_id', '=', isOneOf(agreementIds))
    .where('basis_points', '>', 0)
    .orderBy('agreement_id')
    .orderBy('position')
    .execute();
