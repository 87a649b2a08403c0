import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';

export interface GivenShare {
  readonly contributorId: string;
  readonly basisPoints: number;
}

/** Has everybody agree on how a work's earnings are shared; `ended`: the agreement before stops. @returns its identifier */
export async function makeAgreement(app: TestApp, contentId: string, shares: readonly GivenShare[]): Promise<string> {
  const id = createId();
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `update split_agreement set state = 'ended', ended_at = now() where content_id = $1 and state = 'in_force'`,
      [contentId],
    );
    await client.query(
      `insert into split_agreement (id, content_id, owner_id) select $1, id, contributor_id from content where id = $2`,
      [id, contentId],
    );
    await client.query(
      `insert into split_share (agreement_id, contributor_id, position, basis_points, answer, answered_at)
       select $1, s.contributor, s.place - 1, s.points, 'agreed', now()
       from unnest($2::uuid[], $3::int[]) with ordinality as s (contributor, points, place)`,
      [id, shares.map(({ contributorId }) => contributorId), shares.map(({ basisPoints }) => basisPoints)],
    );
    await client.query(`update split_agreement set state = 'in_force', effective_at = now() where id = $1`, [id]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return id;
}
