import { expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { compileOnce } from './compile-once.ts';
import type { Database } from './pool.ts';

it('runs what it built once with the values of each call, inside a transaction too', async () => {
  const { db } = await testApp();
  let built = 0;
  const add = compileOnce((on: Database, value: string, key: string) => {
    built += 1;
    return on.insertInto('setting').values({ key, value }).returning(['key', 'value']);
  });
  expect(await add(db, '1', 'one')).toEqual([{ key: 'one', value: 1 }]);
  expect(await add(db, '2', 'two')).toEqual([{ key: 'two', value: 2 }]);
  await expect(
    db.transaction().execute(async (tx) => {
      await add(tx, '3', 'three');
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(built).toBe(1);
  expect(
    await db.selectFrom('setting').select('key').where('key', 'in', ['one', 'two', 'three']).orderBy('key').execute(),
  ).toEqual([{ key: 'one' }, { key: 'two' }]);
});
