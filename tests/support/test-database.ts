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
 * Creates an empty database beside that of the end-to-end tests' server, for separate servers. That takes a tenth of
 * the time of starting a cluster.
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
