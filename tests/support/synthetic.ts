import pg from 'pg';
import { fillSynthetic } from '../../demo/src/synthetic.ts';
import type { TestApp } from './app.ts';

/** Adds thousands of synthetic contents with deterministic words; listings and counts are real. */
export async function fillApp(app: Pick<TestApp, 'superuserUrl'>, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: app.superuserUrl });
  await client.connect();
  try {
    await fillSynthetic(client, size, () => undefined);
  } finally {
    await client.end();
  }
}
