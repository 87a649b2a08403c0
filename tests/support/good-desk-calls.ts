import { createId } from '../../src/platform/database/id.ts';
import { addTestAdmin } from './admin-session.ts';
import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';

const missing = createId();

/** Creates a note about an account, by a new admin unless one is given. */
export async function makeNote(app: TestApp, accountId: string, adminId?: string): Promise<string> {
  const author = adminId ?? (await addTestAdmin(app.db, 'moderator', { passwordHash: 'none' })).adminId;
  const id = createId();
  await app.pool.query(
    "insert into account_note (id, account_id, admin_id, text) values ($1, $2, $3, 'Called about an order.')",
    [id, accountId, author],
  );
  return id;
}

/** Creates valid calls of admins' operations on people. */
export function createDeskCalls(app: TestApp): Readonly<Record<string, (asking: Asking) => Call | Promise<Call>>> {
  const ofPerson = ({ record, them }: Asking): Call => ({ path: { id: record === 'missing' ? missing : them.id } });
  return {
    'GET /admin/find': () => ({ query: '?q=rahim' }),
    'POST /admin/views': () => ({ body: { list: '/admin/orders', name: createId(), query: 'status=paid' } }),
    'PATCH /admin/views/{id}': () => ({ path: { id: missing }, body: { name: 'Paid' } }),
    'DELETE /admin/views/{id}': () => ({ path: { id: missing } }),
    'GET /admin/notes/{id}': ofPerson,
    'POST /admin/notes/{id}': (asking) => ({ ...ofPerson(asking), body: { text: 'Called about an order.' } }),
    'DELETE /admin/notes/{id}': async ({ record, world }) => ({
      path: { id: record === 'missing' ? missing : await makeNote(app, world.people.user.id) },
    }),
    'GET /user/single/{id}': ofPerson,
    'GET /user/sessions/of/{id}': ofPerson,
    'GET /report/person/{id}': ofPerson,
    'GET /content/downloaded/{id}': ofPerson,
  };
}
