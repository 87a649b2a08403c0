import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { idOrKey, personalQuery } from '../../../platform/http/schemas.ts';
import { card } from '../catalogue/contract/card.ts';
import { leftOut } from '../catalogue/contract/filters.ts';

export const searchedPicture = { field: 'picture', maxBytes: 10 * 1024 * 1024 } as const;

const tag = 'Content';
const found = z.object({ items: z.array(card), leftOut });

/** Operations that find public works by the look of their pictures. */
export const picturesContract = {
  search: operation({
    method: 'POST',
    path: '/content/by-picture',
    access: 'public',
    tag,
    summary: 'Up to 60 published contents that look like a picture, most similar first',
    description:
      'The picture is a JPEG, PNG, WebP or AVIF of up to 10 MB and 50 megapixels. It is compared, but not stored. Your exclusions apply here, too.',
    upload: searchedPicture,
    output: found,
    errors: [],
    limit: { calls: 20, seconds: 60 },
  }),
  lookAlikes: operation({
    method: 'GET',
    path: '/content/look-alikes/{id}',
    access: 'public',
    tag,
    summary: 'Up to 48 published contents with a similar picture and similar words, most similar first',
    params: z.object({ id: idOrKey }),
    query: z.object(personalQuery),
    output: found.extend({ content: card }),
    errors: ['not_found', 'too_many_requests'],
    personal: true,
    limit: { calls: 120, seconds: 60 },
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof picturesContract> {}
}
