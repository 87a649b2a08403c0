import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id, idOrKey, listSchema, pageQuery } from '../../../../platform/http/schemas.ts';
import { preview } from '../../catalogue/contract/card.ts';

export const collection = z
  .object({
    _id: id,
    key: z.string(),
    title: z.string(),
    titleBn: z.string().nullable(),
    description: z.string(),
    descriptionBn: z.string().nullable(),
    /** Up to four previews of its first contents. */
    covers: z.array(preview),
    /** The first of the covers, if it is one that admins uploaded; it has no social card. */
    uploadedCoverId: id.nullable(),
    contentCount: z.int(),
  })
  .meta({ id: 'Collection' });

const tag = 'Collections';

export const collectionsContract = {
  all: operation({
    method: 'GET',
    path: '/collection/all',
    access: 'public',
    tag,
    summary: 'Live collections, in display order',
    query: z.object(pageQuery),
    output: listSchema(collection),
    errors: ['bad_input'],
    shared: true,
  }),
  showcase: operation({
    method: 'GET',
    path: '/collection/showcase',
    access: 'public',
    tag,
    summary: 'Collections of the home page, in order',
    output: listSchema(collection),
    errors: [],
    shared: true,
  }),
  single: operation({
    method: 'GET',
    path: '/collection/single/{id}',
    access: 'public',
    tag,
    summary: 'One live collection, by identifier or key; its contents are at `/content/all?collection=`',
    params: z.object({ id: idOrKey }),
    output: collection,
    errors: ['not_found'],
    shared: true,
  }),
  containing: operation({
    method: 'GET',
    path: '/collection/containing/{contentId}',
    access: 'public',
    tag,
    summary: 'Up to 4 live collections that contain a work, each with one cover',
    params: z.object({ contentId: idOrKey }),
    output: z.object({
      items: z.array(collection.pick({ _id: true, key: true, title: true, titleBn: true, covers: true })),
    }),
    errors: [],
    shared: true,
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof collectionsContract> {}
}
