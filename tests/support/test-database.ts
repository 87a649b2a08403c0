import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

async function runInCluster(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * An empty database beside the one of the journeys' server: for servers of their own, at a tenth of a cluster's start.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const folder = join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres');
  const cluster = findRunningUrl(folder, 'superuser');
  const product = findRunningUrl(folder);
  if (cluster === undefined || product === undefined) throw new Error('The server of the journeys does not run.');
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  await runInCluster(cluster, `create database ${name} owner arbor`);
  return {
    url: product.replace('/postgres?', `/${name}?`),
    drop: () => runInCluster(cluster, `drop database ${name} with (force)`),
  };
}
