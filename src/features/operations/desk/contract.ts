import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { done, id, idOrKey, instant, line, multilineText } from '../../../platform/http/schemas.ts';

const tag = 'Admin';

const note = z
  .object({
    _id: id,
    text: z.string(),
    at: instant,
    author: z.string(),
    /** Only its author can delete it. */
    isMine: z.boolean(),
  })
  .meta({ id: 'AccountNote' });

/** What waits for admins, the search over their records, and their notes about people. */
export const deskContract = {
  inbox: operation({
    method: 'GET',
    path: '/admin/inbox',
    access: 'admin',
    tag,
    summary: 'How much waits on which page of the admin area; pages that the caller may not open are left out',
    output: z.object({
      items: z.array(
        z
          .object({
            /** Path of the page, without a language. */
            path: z.string(),
            /** Up to 99. */
            count: z.int().min(0),
            isMore: z.boolean(),
          })
          .meta({ id: 'InboxCount' }),
      ),
    }),
    errors: [],
  }),
  find: operation({
    method: 'GET',
    path: '/admin/find',
    access: 'admin',
    tag,
    summary: 'A few records of each kind by number, name, title, e-mail, phone or code; exact matches first',
    description: 'A moderator is not answered orders and certificates.',
    query: z.object({ q: line(100) }),
    output: z.object({
      items: z.array(
        z
          .object({
            /** `order`, `user`, `contributor`, `work` or `certificate`. */
            kind: z.string(),
            /** Path of the page that shows it, without a language. */
            path: z.string(),
            title: z.string(),
            detail: z.string(),
            /** Its number, code, e-mail, username, name or title is what was typed. */
            isExact: z.boolean(),
          })
          .meta({ id: 'FoundRecord' }),
      ),
    }),
    errors: [],
    limit: { calls: 300, seconds: 60 },
  }),
  notes: operation({
    method: 'GET',
    path: '/admin/notes/{id}',
    access: 'admin',
    tag,
    summary: 'What admins noted about an account, newest first',
    params: z.object({ id: idOrKey }),
    output: z.object({ items: z.array(note) }),
    errors: [],
  }),
  addNote: operation({
    method: 'POST',
    path: '/admin/notes/{id}',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Adds a note about an account; it is part of what the person can export',
    params: z.object({ id: idOrKey }),
    body: z.strictObject({ text: multilineText(2000).min(1) }),
    output: note,
    errors: ['conflict'],
    limit: { calls: 60, seconds: 600 },
  }),
  removeNote: operation({
    method: 'DELETE',
    path: '/admin/notes/{id}',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: "Deletes one of the caller's own notes, by its identifier",
    params: z.object({ id: idOrKey }),
    output: done,
    errors: [],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof deskContract> {}
}
