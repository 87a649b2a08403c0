import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { done, id, idOrKey, instant, line, multilineText } from '../../../platform/http/schemas.ts';

const tag = 'Admin';

/** An admin's note about a person or a record. */
export const adminNote = z
  .object({
    _id: id,
    text: z.string(),
    at: instant,
    author: z.string(),
    /** Whether the caller wrote the note; only the author can delete it. */
    isMine: z.boolean(),
  })
  .meta({ id: 'AdminNote' });

/** Maximum number of an admin's views per list. */
export const MAX_VIEWS = 12;
const viewName = line(40).trim().min(1);

const view = z
  .object({
    _id: id,
    /** Path of the list's page, without a language. */
    list: z.string(),
    name: z.string(),
    /** Query of the page's address: its filters and order. */
    query: z.string(),
  })
  .meta({ id: 'AdminView' });

const exempt = { exempt: 'An own view changes nothing that anybody else sees.' } as const;

/** Admins' inbox of waiting tasks, search, notes about people, and saved views of lists. */
export const deskContract = {
  inbox: operation({
    method: 'GET',
    path: '/admin/inbox',
    access: 'admin',
    tag,
    summary: 'Number of waiting items on each admin page that you may open',
    output: z.object({
      items: z.array(
        z
          .object({
            /** Path of the page, without a language. */
            path: z.string(),
            /** Number of waiting items, up to 99. */
            count: z.int().min(0),
            isMore: z.boolean(),
            /** Number of items assigned to the caller, up to 99. */
            mine: z.int().min(0),
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
    description: 'Moderators get no orders or certificates.',
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
            /** Whether the number, code, e-mail, username, name or title equals the search text. */
            isExact: z.boolean(),
          })
          .meta({ id: 'FoundRecord' }),
      ),
    }),
    errors: [],
    limit: { calls: 300, seconds: 60 },
  }),
  views: operation({
    method: 'GET',
    path: '/admin/views',
    access: 'admin',
    tag,
    summary: 'Your saved views of lists: filters and a sort order with a name',
    output: z.object({ items: z.array(view) }),
    errors: [],
  }),
  addView: operation({
    method: 'POST',
    path: '/admin/views',
    access: 'admin',
    audit: exempt,
    tag,
    summary: `Saves filters and a sort order of a list under a name; at most ${MAX_VIEWS} for each list`,
    body: z.strictObject({
      list: z
        .string()
        .max(100)
        .regex(/^\/admin(\/[a-z-]+)+$/),
      name: viewName,
      query: z.string().max(600),
    }),
    output: view,
    errors: ['conflict'],
  }),
  renameView: operation({
    method: 'PATCH',
    path: '/admin/views/{id}',
    access: 'admin',
    audit: exempt,
    tag,
    summary: 'Renames one of your views',
    params: z.object({ id: idOrKey }),
    body: z.strictObject({ name: viewName }),
    output: view,
    errors: ['conflict'],
  }),
  removeView: operation({
    method: 'DELETE',
    path: '/admin/views/{id}',
    access: 'admin',
    audit: exempt,
    tag,
    summary: 'Deletes one of your views',
    params: z.object({ id: idOrKey }),
    output: done,
    errors: [],
  }),
  notes: operation({
    method: 'GET',
    path: '/admin/notes/{id}',
    access: 'admin',
    tag,
    summary: 'Admins’ notes about an account, newest first',
    params: z.object({ id: idOrKey }),
    output: z.object({ items: z.array(adminNote) }),
    errors: [],
  }),
  addNote: operation({
    method: 'POST',
    path: '/admin/notes/{id}',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Adds a note about an account; the person’s data export includes it',
    params: z.object({ id: idOrKey }),
    body: z.strictObject({ text: multilineText(2000).min(1) }),
    output: adminNote,
    errors: ['conflict'],
    limit: { calls: 60, seconds: 600 },
  }),
  removeNote: operation({
    method: 'DELETE',
    path: '/admin/notes/{id}',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Deletes one of your own notes, by its identifier',
    params: z.object({ id: idOrKey }),
    output: done,
    errors: [],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof deskContract> {}
}
