import { sql } from 'kysely';
import { afterAll, afterEach, expect, inject, it } from 'vitest';
import { openDatabase, openPool, type Transaction } from '../database/pool.ts';
import { sendLater } from '../database/send-plan.ts';
import { interruptSteps, reachStepIn } from './fail-point.ts';

const pool = openPool({ url: inject('databaseUrl'), size: 2, onError: () => undefined });
const db = openDatabase(pool);
const kept = sql.id(`reached_${process.pid}_${Date.now()}`);
await sql`create table ${kept} (n int primary key)`.execute(db);
afterEach(() => interruptSteps(undefined));
afterAll(async () => {
  await sql`drop table ${kept}`.execute(db);
  await db.destroy();
});

const add = (tx: Transaction, n: number) => sendLater(tx, sql`insert into ${kept} values (${n})`.compile(tx));
const steps: string[] = [];
/** Writes 1 twice, which the database refuses, and says which steps were reached. */
const run = () =>
  db.transaction().execute(async (tx) => {
    await add(tx, 1);
    await reachStepIn(tx, 'once');
    await add(tx, 1);
    steps.push('written twice');
    await reachStepIn(tx, 'twice');
    steps.push('after it');
  });

it('sends what waits before a step, where one is listened to', async () => {
  interruptSteps((step) => void steps.push(step));
  await expect(run()).rejects.toMatchObject({ code: '23505' });
  expect(steps.splice(0)).toEqual(['once', 'written twice']);
  interruptSteps(undefined);
  // As it is outside of tests: with the commit.
  await expect(run()).rejects.toMatchObject({ code: '23505' });
  expect(steps.splice(0)).toEqual(['written twice', 'after it']);
});
