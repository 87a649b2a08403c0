import * as z from 'zod';
import { operation } from '../../platform/http/operation.ts';
import { id, idOrKey, instant } from '../../platform/http/shapes.ts';

/** A contributor as anybody may see them. */
export const publicContributor = z.object({
  _id: id,
  username: z.string(),
  name: z.string(),
  bio: z.string(),
  website: z.string().nullable(),
  /** Address of a square picture, or null. */
  image: z.string().nullable(),
  createdAt: instant,
  totals: z.object({ contents: z.int(), downloads: z.int(), views: z.int() }),
});

export const contributorsContract = {
  single: operation({
    method: 'GET',
    path: '/contributor/single/{id}',
    access: 'public',
    tag: 'Contributors',
    summary: "A contributor's public page, by identifier or username; the portfolio is `/content/all?contributor=`",
    params: z.object({ id: idOrKey }),
    output: publicContributor,
    errors: ['not_found'],
    shared: true,
  }),
};
