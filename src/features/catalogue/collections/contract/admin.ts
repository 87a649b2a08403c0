import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, id, idOrKey, instant, line, listSchema, multilineText } from '../../../../platform/http/schemas.ts';
import { preview } from '../../catalogue/contract/card.ts';
import { addressKey } from '../../categories/contract/admin.ts';
import { cover } from '../../categories/contract/categories.ts';
import { coverLimit, coverUpload, uploadedCover } from '../../categories/contract/covers.ts';
import { collection } from './collections.ts';

const tag = 'Admin';
/** Maximum numbers of contents per collection and of collections. */
export const MAX_ITEMS = 500;

const ids = z.array(z.string().max(100)).max(MAX_ITEMS);
const params = z.object({ id: idOrKey });

const title = line(120).trim().min(1);
/** Bangla title; empty if there is none. */
const titleBn = line(120).trim();
const description = multilineText(1000);
const texts = {
  titleBn: titleBn.optional(),
  description: description.optional(),
  descriptionBn: description.optional(),
};

export const collectionStates = ['hidden', 'scheduled', 'live', 'ended'] as const;

/**
 * Bound of the schedule: a time in ISO 8601 with a time zone, or null. The allowed years keep times within JavaScript's
 * range.
 */
const bound = z.iso
  .datetime({ offset: true, abort: true })
  .regex(/^(20|21)/)
  .nullable();
const time = z.strictObject({ from: bound, until: bound });

const managed = collection
  .extend({
    published: z.boolean(),
    /** Time from which visitors see the collection; null means at once. */
    visibleFrom: instant.nullable(),
    /** Time until which visitors see the collection; null means without end. */
    visibleUntil: instant.nullable(),
    state: z.enum(collectionStates),
    /** Position on the home page, from 0; null if it isn't there. */
    showcasePosition: z.int().nullable(),
    /** Content chosen as cover; null if the first contents are shown. */
    coverId: id.nullable(),
    /** Uploaded cover, which takes precedence over contents; null if there is none. */
    picture: cover.nullable(),
    /** Number of contents, including those that aren't public. */
    itemCount: z.int(),
  })
  .meta({ id: 'ManagedCollection' });

const item = z
  .object({
    _id: id,
    title: z.string(),
    /** False if the content is unpublished, so that visitors don't see it in the collection. */
    isListed: z.boolean(),
    preview: preview.nullable(),
  })
  .meta({ id: 'CollectionItem' });

const whole = z.object({ collection: managed, items: z.array(item) }).meta({ id: 'WholeCollection' });

const write = { access: 'admin', audit: 'recorded', tag, errors: ['conflict'] } as const;

/** Operations for admins on collections. */
export const collectionsAdminContract = {
  every: operation({
    method: 'GET',
    path: '/collection/every',
    access: 'admin',
    tag,
    summary: 'All collections, published or not, in order',
    output: listSchema(managed),
    errors: [],
  }),
  whole: operation({
    method: 'GET',
    path: '/collection/every/{id}',
    access: 'admin',
    tag,
    summary: 'One collection by identifier or key, published or not, with its contents in order',
    params,
    output: whole,
    errors: [],
  }),
  create: operation({
    ...write,
    method: 'POST',
    path: '/collection/create',
    summary: 'Creates an unpublished collection at the end; without a key, one is derived from its title',
    body: z.strictObject({ key: addressKey.optional(), title, ...texts }),
    output: managed,
  }),
  update: operation({
    ...write,
    method: 'PUT',
    path: '/collection/update/{id}',
    summary: 'Changes the given fields of a collection; `coverId` is one of its contents, or null',
    params,
    body: z.strictObject({
      key: addressKey.optional(),
      title: title.optional(),
      ...texts,
      coverId: z.string().max(100).nullable().optional(),
    }),
    output: managed,
  }),
  remove: operation({
    ...write,
    method: 'DELETE',
    path: '/collection/delete/{id}',
    summary: 'Deletes a collection; its contents stay',
    params,
    output: done,
  }),
  togglePublished: operation({
    ...write,
    method: 'PUT',
    path: '/collection/toggle/publish/{id}',
    summary: 'Publishes or hides a collection, as `published` says',
    params,
    body: z.strictObject({ published: z.boolean().optional() }),
    output: managed,
  }),
  order: operation({
    ...write,
    method: 'PUT',
    path: '/collection/order',
    summary: 'Sets the order of all collections; 409 if it is no longer `before`',
    body: z.strictObject({ before: ids, ids }),
    output: done,
  }),
  schedule: operation({
    ...write,
    method: 'PUT',
    path: '/collection/schedule/{id}',
    summary: 'Sets the schedule of a collection; 409 if it is no longer `before`',
    params,
    body: z.strictObject({ before: time, ...time.shape }),
    output: managed,
  }),
  showcase: operation({
    ...write,
    method: 'PUT',
    path: '/collection/showcase',
    summary: 'Sets the collections of the home page, in order; 409 if they are no longer `before`',
    body: z.strictObject({ before: ids, ids }),
    output: done,
  }),
  setCover: operation({
    ...write,
    method: 'PUT',
    path: '/collection/cover/{id}',
    summary: 'Replaces the uploaded cover of a collection; stored in several widths, without metadata',
    params,
    upload: coverUpload,
    limit: coverLimit,
    output: uploadedCover,
    errors: [],
  }),
  removeCover: operation({
    ...write,
    method: 'DELETE',
    path: '/collection/cover/{id}',
    summary: 'Removes the uploaded cover of a collection; its contents are shown again',
    params,
    output: done,
    errors: [],
  }),
  setItems: operation({
    ...write,
    method: 'PUT',
    path: '/collection/items/{id}',
    summary: 'Sets the contents of a collection, in order; 409 if they are no longer `before`',
    params,
    body: z.strictObject({ before: ids, ids }),
    output: whole,
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof collectionsAdminContract> {}
}
