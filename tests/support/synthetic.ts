import pg from 'pg';
import { fillSynthetic } from '../../demo/src/synthetic.ts';
import type { TestApp } from './app.ts';

/** Made-up contents by the thousand, always the same words; listings and counts only as real ones have them. */
export async function fillApp(app: Pick<TestApp, 'superuserUrl'>, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: app.superuserUrl });
  await client.connect();
  try {
    await fillSynthetic(client, size, () => undefined);
  } finally {
    await client.end();
  }
}
