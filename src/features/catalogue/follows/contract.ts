import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id, idOrKey, instant, line, listSchema, pageQuery } from '../../../platform/http/schemas.ts';

const tag = 'Users';
const params = z.object({ id: idOrKey });

const followed = z
  .object({
    _id: id,
    username: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    since: instant,
  })
  .meta({ id: 'FollowedContributor' });

/** Filters as in the address of a list, such as `q=boat&category=icons`. */
const query = z.string().max(1000);

const followedSearch = z
  .object({
    _id: id,
    /** The filters in one order. */
    query: z.string(),
    /** Title of the list when it was followed. */
    name: z.string(),
    since: instant,
  })
  .meta({ id: 'FollowedSearch' });

/** Maximum number of searches that an account follows. */
export const MAX_SEARCHES = 20;

export const followsContract = {
  followSearch: operation({
    method: 'PUT',
    path: '/follow/search',
    access: 'user',
    tag,
    summary: 'Follows a search with its filters, or stops it, so that a retry changes nothing; at most 20',
    description: 'Sort order, pages and the collection are no filters here. A search without any filter is refused.',
    body: z.strictObject({ query, name: line(120).min(1), isFollowed: z.boolean() }),
    output: z.object({ isFollowed: z.boolean() }),
    errors: ['conflict'],
    limit: { calls: 120, seconds: 60 },
  }),
  searchState: operation({
    method: 'GET',
    path: '/follow/search',
    access: 'user',
    tag,
    summary: 'Whether the caller follows a search',
    query: z.object({ query }),
    output: z.object({ isFollowed: z.boolean() }),
    errors: [],
  }),
  searches: operation({
    method: 'GET',
    path: '/follow/searches',
    access: 'user',
    tag,
    summary: 'Searches that the caller follows, the last followed first',
    output: z.object({ items: z.array(followedSearch) }),
    errors: [],
  }),
  follow: operation({
    method: 'PUT',
    path: '/follow/contributor/{id}',
    access: 'user',
    tag,
    summary: 'Follows or unfollows a contributor; a retry changes nothing',
    params,
    body: z.strictObject({ isFollowed: z.boolean() }),
    output: z.object({ isFollowed: z.boolean() }),
    errors: ['conflict'],
    limit: { calls: 300, seconds: 60 },
  }),
  state: operation({
    method: 'GET',
    path: '/follow/contributor/{id}',
    access: 'public',
    tag,
    summary: 'Whether you follow a contributor; `counted=1` adds how many people do, up to 10,000',
    params,
    query: z.object({ counted: z.literal('1').optional() }),
    output: z.object({
      isFollowed: z.boolean(),
      /** Whether the caller is the contributor. */
      isOwn: z.boolean(),
      /** Number of followers; null unless `counted` was sent. */
      followers: z.int().nullable(),
    }),
    errors: [],
  }),
  mine: operation({
    method: 'GET',
    path: '/follow/mine',
    access: 'user',
    tag,
    summary: 'Contributors you follow, last followed first, without those who have left',
    query: z.object({ ...pageQuery }),
    output: listSchema(followed),
    errors: [],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof followsContract> {}
}
