import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id, idOrKey, instant, listSchema, pageQuery } from '../../../platform/http/schemas.ts';

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

export const followsContract = {
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
