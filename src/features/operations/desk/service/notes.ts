import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { lockAccountStatus } from '../../../people/accounts/service/users.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { deskContract } from '../contract.ts';
import { addNote, type NoteRow, readNotes, removeNotes, removeOwnNote } from '../store/notes.ts';

type Contract = typeof deskContract;
type Note = OutputOf<Contract['addNote']>;

/** Maximum number of notes shown per person, latest first. */
const MAX_SHOWN = 100;
/** Upper limit that no account reaches: the export includes all notes. */
const MAX_EXPORTED = 100_000;

/** Notes as admins see them, about any subject. */
export async function toNotes(ctx: Context, rows: readonly NoteRow[]): Promise<Note[]> {
  const { id: ownId } = adminActor(ctx);
  const admins = await findAdminNames(ctx, [...new Set(rows.map(({ admin_id }) => admin_id))]);
  return rows.map((row) => ({
    _id: row.id,
    text: row.text,
    at: row.created_at.toISOString(),
    author: admins.get(row.admin_id)?.name ?? '',
    isMine: row.admin_id === ownId,
  }));
}

/** `GET /admin/notes/{id}`: empty for an unknown account. */
export async function listNotes(
  ctx: Context,
  { params: { id } }: InputOf<Contract['notes']>,
): Promise<OutputOf<Contract['notes']>> {
  return { items: isId(id) ? await toNotes(ctx, await readNotes(ctx.db, id, MAX_SHOWN)) : [] };
}

/** `POST /admin/notes/{id}`. @throws Problem `not_found`; `conflict` for a deleted account */
export async function createNote(
  ctx: TransactionContext,
  { params: { id }, body: { text } }: InputOf<Contract['addNote']>,
): Promise<Note> {
  const status = isId(id) ? await lockAccountStatus(ctx.tx, id) : undefined;
  if (status === undefined) throw new Problem('not_found');
  if (status === 'deleted') throw new Problem('conflict');
  const row = await addNote(ctx.tx, { id: createId(), accountId: id, adminId: adminActor(ctx).id, text });
  await ctx.platform.audit.record(ctx, { action: 'note.create', subjectType: 'user', subjectId: id });
  const [note] = await toNotes(ctx, [row]);
  if (note === undefined) throw new Error('The note that was just written is missing.');
  return note;
}

/** `DELETE /admin/notes/{id}`. @throws Problem `not_found`, also for another admin's note */
export async function deleteNote(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['removeNote']>,
): Promise<{ done: true }> {
  const accountId = isId(id) ? await removeOwnNote(ctx.tx, id, adminActor(ctx).id) : undefined;
  if (accountId === undefined) throw new Problem('not_found');
  await ctx.platform.audit.record(ctx, { action: 'note.delete', subjectType: 'user', subjectId: accountId });
  return { done: true };
}

async function exportNotes({ db }: Context, accountId: string) {
  const rows = await readNotes(db, accountId, MAX_EXPORTED);
  return rows.length === 0 ? undefined : rows.map(({ text, created_at }) => ({ text, created_at }));
}

export const deskAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'notes-of-admins', exportData: exportNotes },
  { kind: 'eraser', eraseData: (ctx, accountId) => removeNotes(ctx.tx, accountId) },
];
