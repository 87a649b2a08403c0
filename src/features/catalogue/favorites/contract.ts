import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id, line, listSchema, pageQuery } from '../../../platform/http/schemas.ts';
import { card } from '../catalogue/contract/card.ts';
import { contentVersion } from '../content/contract/version.ts';

const tag = 'Favourites';

export const favoriteSorts = ['added', 'newest', 'popular', 'price-asc', 'price-desc', 'title'] as const;

export const favoritesContract = {
  toggle: operation({
    method: 'PUT',
    path: '/favorites/toggle-favorite/{id}',
    access: 'user',
    tag,
    summary: 'Adds a content to your favourites or removes it, as `isFavorite` says; a retry changes nothing',
    params: z.object({ id }),
    body: z.strictObject({ isFavorite: z.boolean().optional() }).optional(),
    output: z.object({ isFavorite: z.boolean() }),
    errors: ['bad_input', 'unauthenticated', 'forbidden', 'not_found', 'too_many_requests'],
    limit: { calls: 300, seconds: 60 },
  }),
  all: operation({
    method: 'GET',
    path: '/favorites/all',
    access: 'user',
    tag,
    summary: 'Your favourites; works that are no longer public are counted in `hidden`',
    query: z.object({
      ...pageQuery,
      /** A cursor of the sort by title contains a title of up to 200 characters in any script. */
      cursor: z.string().max(1600).optional(),
      q: line(200).optional(),
      sort: z.enum(favoriteSorts).default('added'),
    }),
    output: listSchema(
      card
        .extend({
          /** The work's current version, if it was published after the work became a favourite. */
          newVersion: contentVersion.nullable(),
        })
        .meta({ id: 'FavoriteCard' }),
    ).extend({ hidden: z.int() }),
    errors: ['bad_input', 'unauthenticated', 'forbidden'],
  }),
  contentIds: operation({
    method: 'GET',
    path: '/favorites/contentIds',
    access: 'user',
    tag,
    summary: 'Identifiers of all your favourites',
    output: z.object({ ids: z.array(id) }),
    errors: ['unauthenticated', 'forbidden'],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof favoritesContract> {}
}
