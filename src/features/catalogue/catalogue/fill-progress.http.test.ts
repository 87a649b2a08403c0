import { afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { isDemoSettled } from './service/fill-progress.ts';
import { FILL_LOCK, FILL_PROGRESS, FILL_STATE } from './store/fill-progress.ts';

const app = await testApp();

const readProgress = (): Promise<unknown> => app.get('/api/v1/catalogue/fill-progress');
const writeSetting = (key: string, value: object) =>
  app.pool.query('insert into setting (key, value) values ($1, $2)', [key, value]);

/** Holds the lock until the connection ends, as the process that fills the catalogue does. */
async function holdLock(): Promise<() => void> {
  const client = await app.pool.connect();
  await client.query('select pg_advisory_lock($1)', [FILL_LOCK]);
  return () => client.release(true);
}

afterEach(async () => {
  await app.pool.query('delete from setting where key in ($1, $2)', [FILL_PROGRESS, FILL_STATE]);
});

describe('the progress of the demo catalogue', () => {
  it('is null where nothing is being filled', async () => {
    expect(await readProgress()).toEqual({ hasDemo: false, progress: null });
  });

  it('is how many contents are there, of how many, and never cached', async () => {
    await writeSetting(FILL_PROGRESS, { done: 3, total: 27 });
    const release = await holdLock();
    expect(await readProgress()).toEqual({ hasDemo: false, progress: { done: 3, total: 27 } });
    const { headers } = await app.fetch('/api/v1/catalogue/fill-progress');
    expect(headers.get('cache-control')).toContain('no-store');
    await app.pool.query('update setting set value = $2 where key = $1', [FILL_PROGRESS, { done: 4, total: 27 }]);
    expect(await readProgress()).toEqual({ hasDemo: false, progress: { done: 4, total: 27 } });
    release();
  });

  it('is null once the process that fills has been killed, whatever it left behind', async () => {
    await writeSetting(FILL_PROGRESS, { done: 3, total: 27 });
    const release = await holdLock();
    release();
    await expect.poll(readProgress).toEqual({ hasDemo: false, progress: null });
  });
});

describe('a demo catalogue', () => {
  const setState = (value: object) =>
    app.pool.query('update setting set value = $2 where key = $1', [FILL_STATE, value]);

  it('is there from the first work on, and is not where it was declined or never begun', async () => {
    const hasDemo = async () => ((await readProgress()) as { hasDemo: boolean }).hasDemo;
    expect(await hasDemo()).toBe(false);
    await writeSetting(FILL_STATE, { state: 'filling' });
    expect(await hasDemo()).toBe(true);
    await app.pool.query('update setting set value = $2 where key = $1', [FILL_STATE, { state: 'declined' }]);
    expect(await hasDemo()).toBe(false);
  });

  it('is settled once it is complete, or was declined', async () => {
    expect(await isDemoSettled(app.db, 2)).toBe(false);
    await writeSetting(FILL_STATE, { state: 'filling', files: 2 });
    expect(await isDemoSettled(app.db, 2)).toBe(false);
    for (const state of [{ state: 'done', files: 2 }, { state: 'declined' }]) {
      await setState(state);
      expect(await isDemoSettled(app.db, 2)).toBe(true);
    }
  });

  it('is not settled while its files are those of an older version', async () => {
    await writeSetting(FILL_STATE, { state: 'done' });
    expect(await isDemoSettled(app.db, 1)).toBe(true);
    expect(await isDemoSettled(app.db, 2)).toBe(false);
    await setState({ state: 'done', files: 2 });
    expect(await isDemoSettled(app.db, 3)).toBe(false);
  });
});
