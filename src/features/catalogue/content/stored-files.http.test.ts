import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { listAll } from '../../../../tests/support/list-all.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { sweepStorage } from '../../../platform/storage/sweep.ts';
import { checkStoredFiles } from './service/check-files.ts';
import { deleteUnusedFiles, removeOrphanedOriginal } from './service/delete-files.ts';
import { FileBeingDeletedError, registerFile } from './service/files.ts';
import { contentStoredObjects } from './service/stored-objects.ts';

let app: TestApp;
let contentId: string;
const days = (n: number): Context => ({ ...app.systemContext(), now: new Date(Date.now() + n * 86_400_000) });
const bytesOf = (n: number): Buffer => Buffer.from(`the bytes of file ${n}`);
const hashOf = (n: number): string => createHash('sha256').update(bytesOf(n)).digest('hex');
const put = (n: number): Promise<void> => app.platform.storage.put(originalKey(hashOf(n)), bytesOf(n));

const refer = (ctx: Context, fileId: string) =>
  ctx.db
    .insertInto('content_release')
    .values({ id: createId(), content_id: contentId, kind: 'model', file_id: fileId, name: 'consent.pdf' })
    .execute();

/** Stores a file in the same order as an upload: first the row and its reference, then the object if it is missing. */
async function bring(n: number): Promise<void> {
  await inTransaction(app.systemContext(), async (ctx) => {
    const file = { sha256: hashOf(n), size: bytesOf(n).length, mediaType: 'text/plain' };
    await refer(ctx, await registerFile(ctx.tx, file));
  });
  if ((await app.platform.storage.stat(originalKey(hashOf(n)))) === undefined) await put(n);
}

const drop = (n: number) =>
  app.db
    .deleteFrom('content_release')
    .where('file_id', 'in', (eb) => eb.selectFrom('file').select('id').where('sha256', '=', hashOf(n)))
    .execute();

const readFileHashes = async (): Promise<string[]> =>
  (await app.db.selectFrom('file').select('sha256').orderBy('sha256').execute()).map(({ sha256 }) => sha256);
const readUsedHashes = async (): Promise<string[]> =>
  (
    await app.db.selectFrom('file').select('sha256').where(sql<boolean>`is_file_used(id)`).orderBy('sha256').execute()
  ).map(({ sha256 }) => sha256);
const listHashes = async (): Promise<string[]> =>
  (await listAll(app.platform.storage, 'originals')).map(({ key }) => key.split('/')[2] ?? '');
const sweep = (ctx: Context): Promise<void> => sweepStorage(ctx, contentStoredObjects);

beforeAll(async () => {
  app = await testApp();
  const category = await makeCategory(app, 'icons');
  const contributor = await makeContributor(app, 'rahim');
  contentId = (await makeContent(app, { category, contributor, title: 'A work' })).contentId;
});
afterEach(() => vi.restoreAllMocks());

describe('a file that nothing refers to', () => {
  it('is deleted with its object after two days, and not before', async () => {
    await bring(1);
    await drop(1);
    await deleteUnusedFiles(days(1));
    expect(await readFileHashes()).toContain(hashOf(1));
    await deleteUnusedFiles(days(3));
    expect(await readFileHashes()).not.toContain(hashOf(1));
    expect(await listHashes()).not.toContain(hashOf(1));
  });

  it('stays as long as anything refers to it', async () => {
    await bring(2);
    await deleteUnusedFiles(days(300));
    await sweep(days(300));
    expect(await readFileHashes()).toContain(hashOf(2));
    expect(await listHashes()).toContain(hashOf(2));
    await drop(2);
  });

  it('can be brought again once it is gone', async () => {
    await bring(3);
    await drop(3);
    vi.spyOn(app.platform.storage, 'remove').mockRejectedValueOnce(new Error('the disk is gone'));
    await expect(deleteUnusedFiles(days(3))).rejects.toThrow('the disk is gone');
    await expect(bring(3)).rejects.toThrow(FileBeingDeletedError);
    await deleteUnusedFiles(days(3));
    await bring(3);
    expect(await listHashes()).toContain(hashOf(3));
    await drop(3);
  });

  it('is not deleted where somebody refers to it in the same moment', async () => {
    await bring(4);
    await drop(4);
    const [referred, referring] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const using = inTransaction(app.systemContext(), async (ctx) => {
      const file = { sha256: hashOf(4), size: bytesOf(4).length, mediaType: 'text/plain' };
      await refer(ctx, await registerFile(ctx.tx, file));
      referred.resolve();
      await referring.promise;
    });
    await referred.promise;
    const deleting = deleteUnusedFiles(days(3));
    await vi.waitFor(async () => {
      const { rows } = await app.pool.query("select from pg_stat_activity where wait_event_type = 'Lock'");
      expect(rows.length).toBeGreaterThan(0);
    });
    referring.resolve();
    await Promise.all([using, deleting]);
    expect(await readUsedHashes()).toContain(hashOf(4));
    expect(await listHashes()).toContain(hashOf(4));
    await drop(4);
  });
});

describe('the database', () => {
  it('refuses to mark a file that is used, and to use one that is marked', async () => {
    await bring(5);
    const mark = () =>
      app.db
        .updateTable('file')
        .set({ deleting_at: new Date() })
        .where('sha256', '=', hashOf(5))
        .returning('id')
        .execute();
    await expect(mark()).rejects.toMatchObject({ constraint: 'file_unused' });
    await drop(5);
    const [marked] = await mark();
    const id = marked?.id ?? '';
    await expect(refer(app.systemContext(), id)).rejects.toMatchObject({ constraint: 'file_kept' });
    const variant = await app.db.selectFrom('variant').select('id').executeTakeFirstOrThrow();
    const named = { variant_id: variant.id, file_id: id, name: 'a.txt', format: 'txt', position: 9 };
    await expect(app.db.insertInto('variant_file').values(named).execute()).rejects.toMatchObject({
      constraint: 'file_kept',
    });
    await expect(
      app.db.updateTable('preview').set({ file_id: id }).where('content_id', '=', contentId).execute(),
    ).rejects.toMatchObject({ constraint: 'file_kept' });
    await deleteUnusedFiles(days(0));
  });

  it('knows every table that refers to a file', async () => {
    const { rows } = await sql<{ name: string; source: string; guarded: boolean }>`
      select c.conrelid::regclass::text as name,
        (select prosrc from pg_proc where proname = 'is_file_used') as source,
        exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
          where t.tgrelid = c.conrelid and p.proname = 'refuse_deleting_file') as guarded
      from pg_constraint c where contype = 'f' and confrelid = 'file'::regclass and confdeltype <> 'c'`.execute(app.db);
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const { name, source, guarded } of rows)
      expect([name, source.includes(`from ${name} where`), guarded]).toEqual([name, true, true]);
  });
});

describe('an original that no file names', () => {
  it('is removed after two days, and not before', async () => {
    await put(6);
    await sweep(days(1));
    expect(await listHashes()).toContain(hashOf(6));
    await sweep(days(3));
    expect(await listHashes()).not.toContain(hashOf(6));
    expect(await readFileHashes()).not.toContain(hashOf(6));
  });

  it('stays where it was stored again since', async () => {
    await put(7);
    const key = originalKey(hashOf(7));
    const orphan = { id: hashOf(7), key, size: 1, modifiedAt: new Date(Date.now() - 86_400_000) };
    expect(await removeOrphanedOriginal(days(3), orphan)).toBe(false);
    expect(await listHashes()).toContain(hashOf(7));
    await bring(7);
    expect(await removeOrphanedOriginal(days(3), orphan)).toBe(false);
    await drop(7);
  });
});

type Step =
  | { readonly kind: 'put' | 'bring' | 'drop'; readonly n: number }
  | { readonly kind: 'delete' | 'sweep'; readonly crash: 'never' | 'before' | 'after' };

/** Simulates a crash at the first removal of an object, before or after the object is gone. */
async function runWithCrash(work: () => Promise<void>, crash: 'never' | 'before' | 'after'): Promise<void> {
  const { storage } = app.platform;
  const remove = storage.remove.bind(storage);
  const spy = vi.spyOn(storage, 'remove');
  if (crash !== 'never')
    spy.mockImplementationOnce(async (key) => {
      if (crash === 'after') await remove(key);
      throw new Error('killed');
    });
  await work().catch((error: unknown) => {
    if (!(error instanceof Error && error.message === 'killed')) throw error;
  });
  spy.mockRestore();
}

async function play(step: Step): Promise<void> {
  if ('crash' in step)
    await runWithCrash(() => (step.kind === 'delete' ? deleteUnusedFiles : sweep)(days(3)), step.crash);
  else if (step.kind === 'put') await put(step.n);
  else if (step.kind === 'drop') await drop(step.n);
  else
    await bring(step.n).catch((error: unknown) => {
      if (!(error instanceof FileBeingDeletedError)) throw error;
    });
}

const file = fc.integer({ min: 100, max: 105 });
const crash = fc.constantFrom('never', 'before', 'after');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('put', 'bring', 'drop'), n: file }),
  fc.record({ kind: fc.constantFrom('delete', 'sweep'), crash }),
);

it('whatever dies when: after two days the objects are those of the files, and the files those in use', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (story) => {
      for (const each of story) {
        await play(each);
        // No file in use may lack its object at any moment.
        const stored = new Set(await listHashes());
        expect((await readUsedHashes()).filter((hash) => !stored.has(hash))).toEqual([]);
      }
      await deleteUnusedFiles(days(3));
      await sweep(days(3));
      const used = await readUsedHashes();
      expect(await readFileHashes()).toEqual(used);
      expect((await listHashes()).toSorted()).toEqual(used);
    }),
    { numRuns: 60 },
  );
}, 120_000);

describe('stored files are read again', () => {
  it('and one with other bytes, or none, is given to nobody until it is right again', async () => {
    const category = await makeCategory(app, 'photos');
    const contributor = await makeContributor(app, 'karim');
    const made = await makeContent(app, { category, contributor, title: 'Rotten', prices: [0], bytes: bytesOf(20) });
    const address = `/api/v1/content/download/${made.contentId}/${made.variantIds[0]}`;
    const log = vi.spyOn(app.platform.log, 'error');
    await checkStoredFiles(days(0));
    expect((await app.fetch(address)).status).toBe(200);
    // The replaced file has the same size, but one byte differs.
    const rotten = Buffer.from(bytesOf(20));
    rotten[3] = (rotten[3] ?? 0) ^ 1;
    await app.platform.storage.put(originalKey(hashOf(20)), rotten);
    await checkStoredFiles(days(1));
    expect((await app.fetch(address)).status).toBe(503);
    expect(log).toHaveBeenCalledWith({ sha256: hashOf(20), damage: 'other bytes' }, expect.stringContaining('backup'));
    await app.platform.storage.remove(originalKey(hashOf(20)));
    await checkStoredFiles(days(2));
    expect(log).toHaveBeenCalledWith({ sha256: hashOf(20), damage: 'missing' }, expect.stringContaining('backup'));
    await put(20);
    await checkStoredFiles(days(3));
    expect((await app.fetch(address)).status).toBe(200);
  });
});
