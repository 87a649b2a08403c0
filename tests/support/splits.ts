import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';

export interface GivenShare {
  readonly contributorId: string;
  readonly basisPoints: number;
}

type WithPool = Pick<TestApp, 'pool'>;

/** Proposes how a work's earnings are shared; everybody has agreed except those in `wait`. @returns its identifier */
export async function makeProposal(
  app: WithPool,
  contentId: string,
  shares: readonly (GivenShare & { readonly waits?: boolean })[],
): Promise<string> {
  const id = createId();
  const isInForce = shares.every(({ waits = false }) => !waits);
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    if (isInForce)
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
       select $1, s.contributor, s.place - 1, s.points, case when s.waits then 'pending' else 'agreed' end,
         case when not s.waits then now() end
       from unnest($2::uuid[], $3::int[], $4::bool[]) with ordinality as s (contributor, points, waits, place)`,
      [
        id,
        shares.map(({ contributorId }) => contributorId),
        shares.map(({ basisPoints }) => basisPoints),
        shares.map(({ waits = false }) => waits),
      ],
    );
    if (isInForce)
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

/** Creates an agreement that everybody has accepted, which replaces the previous one. */
export const makeAgreement = (app: WithPool, contentId: string, shares: readonly GivenShare[]): Promise<string> =>
  makeProposal(app, contentId, shares);
