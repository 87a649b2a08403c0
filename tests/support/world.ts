import { contributorTermsVersion } from '../../src/features/people/contributors/contract/contributors.ts';
import { createId } from '../../src/platform/database/id.ts';
import { createToken, hashToken } from '../../src/platform/identity/encryption.ts';
import type { TestApp } from './app.ts';
import { type Made, makeCategory, makeContent, makeContributor } from './factories.ts';
import { type Caller, callers } from './policy-rows.ts';

export interface Person {
  readonly id: string;
  readonly cookie: string;
  readonly sessionId: string;
  readonly username: string;
  /** Texts that only the person and admins may see. */
  readonly secrets: readonly string[];
}

/** Eight callers with their own records, and public records. */
export interface World {
  readonly people: Readonly<Record<Caller, Person>>;
  readonly content: Made;
  /** Category of the content. */
  readonly category: Awaited<ReturnType<typeof makeCategory>>;
  readonly contributor: string;
  readonly contributorName: string;
  readonly collection: string;
}

const nobody: Person = { id: createId(), cookie: '', sessionId: createId(), username: 'nobody', secrets: [] };

let made = 0;

type WithPool = Pick<TestApp, 'pool'>;

async function session(app: WithPool, realm: 'user' | 'admin', owner: string): Promise<{ cookie: string; id: string }> {
  const [token, id] = [createToken(), createId()];
  await app.pool.query(
    `insert into session (id, token_hash, realm, account_id, admin_id, method, idle_expires_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + interval '1 day', now() + interval '1 day')`,
    [
      id,
      hashToken(token),
      realm,
      realm === 'user' ? owner : null,
      realm === 'admin' ? owner : null,
      realm === 'user' ? 'phone' : 'password',
    ],
  );
  return { cookie: `${realm === 'user' ? 'sid' : 'asid'}=${token}`, id };
}

async function account(app: WithPool, caller: Caller): Promise<Person> {
  made += 1;
  const id = createId();
  const username = `${caller.toLowerCase()}-${made}`;
  const phone = `+88016${10_000_000 + made}`;
  const email = `${username}@private.example`;
  await app.pool.query(
    `insert into account (id, username, name, phone, email, status, suspended_at) values ($1, $2, $2, $3, $4, $5, $6)`,
    [
      id,
      username,
      phone,
      email,
      caller === 'suspended' ? 'suspended' : 'active',
      caller === 'suspended' ? new Date() : null,
    ],
  );
  await app.pool.query(
    `insert into identity (issuer, subject, account_id, method, label) values ('https://identity.test', $1, $2, 'phone', $3)`,
    [`subject-of-${username}`, id, phone],
  );
  if (caller.toLowerCase().includes('contributor'))
    await app.pool.query(
      `insert into contributor (id, account_id, username, name, status, terms_accepted_at, terms_version)
       values ($1, $1, $2, $2, 'active', now(), $3)`,
      [id, username, contributorTermsVersion],
    );
  const { cookie, id: sessionId } = await session(app, 'user', id);
  return { id, cookie, sessionId, username, secrets: [phone, email] };
}

async function admin(app: WithPool, role: 'moderator' | 'owner'): Promise<Person> {
  made += 1;
  const id = createId();
  const email = `${role}-${made}@example.com`;
  await app.pool.query(`insert into admin (id, email, name, role, password_hash) values ($1, $2, $3, $3, 'none')`, [
    id,
    email,
    role,
  ]);
  const { cookie, id: sessionId } = await session(app, 'admin', id);
  return { id, cookie, sessionId, username: email, secrets: [email] };
}

/** Adds a person of this kind with a session directly to the database; `cookie` is empty for a visitor. */
export async function makePerson(app: WithPool, caller: Caller): Promise<Person> {
  if (caller === 'visitor') return nobody;
  return caller === 'moderator' || caller === 'owner' ? admin(app, caller) : account(app, caller);
}

/** Creates a work that nobody has bought yet, because buying a work twice causes a refund. */
export const makeUnsoldWork = (app: TestApp, { category, people }: World): Promise<Made> =>
  makeContent(app, { category, contributor: people.contributor.id, title: 'A crane', prices: [4900] });

export async function makeWorld(app: TestApp): Promise<World> {
  const people = {} as Record<Caller, Person>;
  for (const caller of callers) people[caller] = await makePerson(app, caller);
  made += 1;
  const category = await makeCategory(app, `category-${made}`);
  const contributorName = `contributor-${made}`;
  const contributor = await makeContributor(app, contributorName);
  const content = await makeContent(app, {
    category,
    contributor: people.contributor.id,
    title: 'A crane',
    prices: [0],
  });
  const collection = createId();
  await app.pool.query(`insert into collection (id, key, title, published) values ($1, $2, 'Birds', true)`, [
    collection,
    `birds-${made}`,
  ]);
  await app.pool.query('insert into collection_item (collection_id, content_id, position) values ($1, $2, 0)', [
    collection,
    content.contentId,
  ]);
  return { people, content, category, contributor, contributorName, collection };
}
