import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/pool.ts';
import type { DevelopmentPerson } from '../../database/schema.ts';
import type { SignInMethod } from '../methods.ts';

export type Person = Omit<Selectable<DevelopmentPerson>, 'method'> & { readonly method: SignInMethod };

export interface ProviderAccount {
  readonly method: SignInMethod;
  /** Phone number, or the id at Google or Facebook. */
  readonly account: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
}

/** Subject of a new person, with 28 characters like Firebase's. */
const newSubject = (): string => randomBytes(21).toString('base64url');

const asPerson = (row: Selectable<DevelopmentPerson>): Person => ({ ...row, method: row.method as SignInMethod });

export async function readPerson(db: Database, subject: string): Promise<Person | undefined> {
  const row = await db.selectFrom('development_person').selectAll().where('subject', '=', subject).executeTakeFirst();
  return row && asPerson(row);
}

export async function readPeople(db: Database, method: SignInMethod): Promise<Person[]> {
  const rows = await db
    .selectFrom('development_person')
    .selectAll()
    .where('method', '=', method)
    .orderBy('signed_in_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(asPerson);
}

async function findKnownPerson(db: Database, { method, account, email }: ProviderAccount): Promise<Person | undefined> {
  const rows = await db
    .selectFrom('development_person')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('method', '=', method), where('account', '=', account)]),
        ...(email === null ? [] : [where(sql`lower(email)`, '=', email.toLowerCase())]),
      ]),
    )
    .execute();
  const row = rows.find((each) => each.method === method && each.account === account) ?? rows[0];
  return row && asPerson(row);
}

/**
 * Finds or creates the person who signs in with this account. The returned `method` differs from the requested one if
 * the e-mail belongs to an account of another method.
 */
export async function signInPerson(
  db: Database,
  account: ProviderAccount,
  now: Date,
): Promise<{ person: Person; isNew: boolean }> {
  const made = await db
    .insertInto('development_person')
    .values({
      subject: newSubject(),
      method: account.method,
      account: account.account,
      email: account.email,
      email_verified: account.emailVerified,
      name: account.name,
      signed_in_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made !== undefined) return { person: asPerson(made), isNew: true };
  const person = await findKnownPerson(db, account);
  if (person === undefined) throw new Error('A development person vanished while signing in.');
  if (person.method === account.method)
    await db
      .updateTable('development_person')
      .set({ signed_in_at: now })
      .where('subject', '=', person.subject)
      .execute();
  return { person, isNew: false };
}

/** Deletes a person with the codes sent to them. */
export async function removePerson(db: Database, subject: string): Promise<void> {
  const gone = await db
    .deleteFrom('development_person')
    .where('subject', '=', subject)
    .returning(['method', 'account'])
    .executeTakeFirst();
  if (gone?.method === 'phone') await db.deleteFrom('development_code').where('phone', '=', gone.account).execute();
}
