import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/pool.ts';
import { bangladeshiMobile } from '../claims.ts';
import { IdentityToolkitError } from './errors.ts';

const LIFETIME_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_WRONG_ATTEMPTS = 5;
const MAX_PER_NUMBER = 5;
const MAX_PER_ADDRESS = 20;

export interface Send {
  readonly phone: string;
  readonly address: string;
  readonly now: Date;
  /** Whether the limit per address applies. */
  readonly limitAddress: boolean;
}

export interface Sent {
  readonly session: string;
  readonly code: string;
}

function refuseNumber(phone: string): void {
  if (phone === '') throw new IdentityToolkitError('MISSING_PHONE_NUMBER');
  if (!/^\+[1-9]\d{7,14}$/.test(phone)) throw new IdentityToolkitError('INVALID_PHONE_NUMBER');
  if (!phone.startsWith('+880'))
    throw new IdentityToolkitError('OPERATION_NOT_ALLOWED', 'SMS unable to be sent until this region enabled.');
  if (!bangladeshiMobile.test(phone)) throw new IdentityToolkitError('INVALID_PHONE_NUMBER');
}

/** @throws IdentityToolkitError for a number that can't receive SMS, or that has received too many */
export async function sendCode(db: Database, { phone, address, now, limitAddress }: Send): Promise<Sent> {
  refuseNumber(phone);
  const sent = { session: randomBytes(32).toString('base64url'), code: String(randomInt(1_000_000)).padStart(6, '0') };
  await db.transaction().execute(async (tx) => {
    // Locks serialize the counting; the number is always locked before the address, to prevent deadlocks.
    await sql`select pg_advisory_xact_lock(1, hashtext(${phone}))`.execute(tx);
    await sql`select pg_advisory_xact_lock(2, hashtext(${address}))`.execute(tx);
    const { byNumber, byAddress } = await tx
      .selectFrom('development_code')
      .select((each) => [
        each.fn.countAll<number>().filterWhere('phone', '=', phone).as('byNumber'),
        each.fn.countAll<number>().filterWhere('address', '=', address).as('byAddress'),
      ])
      .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
      .where((where) => where.or([where('phone', '=', phone), where('address', '=', address)]))
      .executeTakeFirstOrThrow();
    if (byNumber >= MAX_PER_NUMBER || (limitAddress && byAddress >= MAX_PER_ADDRESS))
      throw new IdentityToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER');
    await tx
      .insertInto('development_code')
      .values({ ...sent, phone, address, created_at: now, expires_at: new Date(now.getTime() + LIFETIME_MS) })
      .execute();
    await tx
      .deleteFrom('development_code')
      .where('created_at', '<', new Date(now.getTime() - DAY_MS))
      .execute();
  });
  return sent;
}

/** Phone number that the code proves. @throws IdentityToolkitError */
export async function useCode(db: Database, given: { session: string; code: string; now: Date }): Promise<string> {
  const { session, code, now } = given;
  if (session === '') throw new IdentityToolkitError('MISSING_SESSION_INFO');
  if (code === '') throw new IdentityToolkitError('MISSING_CODE');
  if (!/^[\w-]{1,64}$/.test(session)) throw new IdentityToolkitError('INVALID_SESSION_INFO');
  if (!/^[\w ]{1,20}$/.test(code)) throw new IdentityToolkitError('INVALID_CODE');
  // A single statement counts all concurrent attempts and lets only one correct one succeed.
  const tried = await db
    .updateTable('development_code')
    .set({
      wrong_tries: sql`wrong_tries + (code <> ${code})::int`,
      used_at: sql<Date | null>`case when code = ${code} then ${now}::timestamptz end`,
    })
    .where('session', '=', session)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('wrong_tries', '<', MAX_WRONG_ATTEMPTS)
    .returning(['phone', 'used_at'])
    .executeTakeFirst();
  if (tried !== undefined) {
    if (tried.used_at === null) throw new IdentityToolkitError('INVALID_CODE');
    return tried.phone;
  }
  const over = await db
    .selectFrom('development_code')
    .select(['used_at', 'wrong_tries'])
    .where('session', '=', session)
    .executeTakeFirst();
  if (over === undefined || over.used_at !== null) throw new IdentityToolkitError('INVALID_SESSION_INFO');
  if (over.wrong_tries >= MAX_WRONG_ATTEMPTS) throw new IdentityToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER');
  throw new IdentityToolkitError('SESSION_EXPIRED');
}

export interface InboxLine {
  readonly phone: string;
  readonly code: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

/** Sent codes, newest first. */
export function readInbox(db: Database): Promise<InboxLine[]> {
  return db
    .selectFrom('development_code')
    .select(['phone', 'code', 'created_at', 'expires_at', 'used_at'])
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
}
