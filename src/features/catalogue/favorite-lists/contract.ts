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
/** Rate limit for calls that make rows that others may read. */
const slowLimit = { calls: 60, seconds: 3600 };

const list = z
  .object({
    _id: id,
    name: z.string(),
    note: z.string(),
    /** Version of name and note: a change says which one it is based on. */
    version: z.int(),
    /** How many works it holds, public or not. */
    count: z.int(),
    /** Previews of up to four of its first public works. */
    covers: z.array(preview),
    /** What the shared address ends with; null where the list is its owner's alone. */
    token: z.string().nullable(),
    /** Whether the shared page says whose list it is. */
    showsOwner: z.boolean(),
    /** An admin has ended the sharing. */
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
    summary: 'The own lists, the newest first; with `content` each says whether that work is in it',
    query: z.object({ content: idOrKey.optional() }),
    output: z.object({ items: z.array(list.extend({ has: z.boolean() })) }),
    errors: [],
  }),
  single: operation({
    method: 'GET',
    path: '/favorites/lists/single/{id}',
    access: 'user',
    tag,
    summary: 'An own list with its works in their order, also those that are not public any more',
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
    summary: 'Makes a list, with a first work where `contentId` names one; 409 where there are as many as fit',
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
    summary: 'Changes name and note of an own list; 409 where they are newer than `version`',
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
    summary: 'Deletes an own list and ends its link; it can be restored for 30 days',
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
    summary: 'Brings a deleted list back, not shared; 409 where there are as many as fit',
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
      'Adds a work at the end of an own list or takes it out; a retry changes nothing; 409 where the list is full',
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
    summary: 'Orders the works of an own list; 409 where others are there, or in another order, than `before`',
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
    summary: 'Shares an own list by a link, or ends that; `newLink` ends the old link; 409 where an admin has ended it',
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
    summary: 'A shared list: its public works in their order, and who made it where they say so',
    params: shared,
    output: z.object({
      name: z.string(),
      note: z.string(),
      /** Null where the owner stays unnamed. */
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
    summary: 'Saves the public works of a shared list as an own one; 409 where there are as many lists as fit',
    params: shared,
    output: list,
    errors: ['conflict'],
    limit: slowLimit,
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof favoriteListsContract> {}
}
