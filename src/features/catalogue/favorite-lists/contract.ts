import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { done, id, idOrKey, instant, line, multilineText } from '../../../platform/http/schemas.ts';
import { card, preview } from '../catalogue/contract/card.ts';

const tag = 'Favourites';

export const MAX_LISTS = 50;
export const MAX_LIST_ITEMS = 200;
export const MAX_LIST_NAME = 80;

const name = line(MAX_LIST_NAME).min(1);
const note = multilineText(500);
const params = z.object({ id: idOrKey });
const shared = z.object({ token: idOrKey });
const limit = { calls: 300, seconds: 60 };
/** Rate limit for calls that create rows which others may read. */
const slowLimit = { calls: 60, seconds: 3600 };

const list = z
  .object({
    _id: id,
    name: z.string(),
    note: z.string(),
    /** Version of name and note; a change states the version that it is based on. */
    version: z.int(),
    /** Number of works, public or not. */
    count: z.int(),
    /** Previews of its first public works, at most four. */
    covers: z.array(preview),
    /** Token at the end of the shared address; null if the list is private. */
    token: z.string().nullable(),
    /** Whether the shared page names the owner. */
    showsOwner: z.boolean(),
    /** Whether an admin has ended the sharing. */
    isTakenDown: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: 'FavoriteList' });

const sharing = list.pick({ token: true, showsOwner: true });

export const favoriteListsContract = {
  all: operation({
    method: 'GET',
    path: '/favorites/lists/all',
    access: 'user',
    tag,
    summary: 'Your lists, newest first; with `content`, each says whether it contains that work',
    query: z.object({ content: idOrKey.optional() }),
    output: z.object({ items: z.array(list.extend({ has: z.boolean() })) }),
    errors: [],
  }),
  single: operation({
    method: 'GET',
    path: '/favorites/lists/single/{id}',
    access: 'user',
    tag,
    summary: 'One of your lists with its works in order, including works that are no longer public',
    params,
    output: z.object({
      list,
      items: z.array(
        z.object({ _id: id, title: z.string(), isListed: z.boolean(), preview: preview.nullable() }).meta({
          id: 'FavoriteListItem',
        }),
      ),
    }),
    errors: [],
  }),
  create: operation({
    method: 'POST',
    path: '/favorites/lists/create',
    access: 'user',
    tag,
    summary: 'Creates a list, optionally with a first work (`contentId`); 409 at the limit',
    body: z.strictObject({ name, note: note.default(''), contentId: idOrKey.optional() }),
    output: list,
    errors: ['not_found', 'conflict'],
    limit: slowLimit,
  }),
  update: operation({
    method: 'PUT',
    path: '/favorites/lists/update/{id}',
    access: 'user',
    tag,
    summary: 'Changes name and note of a list; 409 if they are newer than `version`',
    params,
    body: z.strictObject({ name: name.optional(), note: note.optional(), version: z.int().min(1) }),
    output: list,
    errors: ['conflict'],
    limit,
  }),
  remove: operation({
    method: 'DELETE',
    path: '/favorites/lists/delete/{id}',
    access: 'user',
    tag,
    summary: 'Deletes a list and ends its link; it can be restored for 30 days',
    params,
    output: done,
    errors: [],
    limit,
  }),
  restore: operation({
    method: 'POST',
    path: '/favorites/lists/restore/{id}',
    access: 'user',
    tag,
    summary: 'Restores a deleted list, not shared; 409 at the limit',
    params,
    output: list,
    errors: ['conflict'],
    limit,
  }),
  setItem: operation({
    method: 'PUT',
    path: '/favorites/lists/item/{id}/{contentId}',
    access: 'user',
    tag,
    summary:
      'Adds a work at the end of one of your lists or removes it; a retry changes nothing; 409 if the list is full',
    params: params.extend({ contentId: idOrKey }),
    body: z.strictObject({ isIn: z.boolean() }),
    output: z.object({ isIn: z.boolean(), count: z.int() }),
    errors: ['conflict'],
    limit,
  }),
  order: operation({
    method: 'PUT',
    path: '/favorites/lists/order/{id}',
    access: 'user',
    tag,
    summary: 'Sets the order of a list’s works; 409 if it is no longer `before`',
    params,
    body: z.strictObject({
      before: z.array(idOrKey).max(MAX_LIST_ITEMS),
      ids: z.array(idOrKey).max(MAX_LIST_ITEMS),
    }),
    output: done,
    errors: ['conflict'],
    limit,
  }),
  share: operation({
    method: 'PUT',
    path: '/favorites/lists/share/{id}',
    access: 'user',
    tag,
    summary:
      'Shares a list by link, or stops sharing it; `newLink` replaces the link; 409 if an admin has stopped the sharing',
    params,
    body: z.strictObject({
      isShared: z.boolean(),
      showsOwner: z.boolean().optional(),
      newLink: z.literal(true).optional(),
    }),
    output: sharing,
    errors: ['conflict'],
    limit,
  }),
  shared: operation({
    method: 'GET',
    path: '/favorites/lists/shared/{token}',
    access: 'public',
    tag,
    summary: 'A shared list: its public works in order, and its owner if they want to be named',
    params: shared,
    output: z.object({
      name: z.string(),
      note: z.string(),
      /** Name of the owner; null if the list doesn't show it. */
      owner: z.string().nullable(),
      items: z.array(card),
    }),
    errors: [],
  }),
  copy: operation({
    method: 'POST',
    path: '/favorites/lists/copy/{token}',
    access: 'user',
    tag,
    summary: 'Copies the public works of a shared list into a new list of yours; 409 at the limit',
    params: shared,
    output: list,
    errors: ['conflict'],
    limit: slowLimit,
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof favoriteListsContract> {}
}
