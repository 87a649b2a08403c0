import * as z from 'zod';
import { type OperationsByKey, operation } from '../../platform/http/operation.ts';

export const catalogueContract = {
  fillProgress: operation({
    method: 'GET',
    path: '/catalogue/fill-progress',
    access: 'public',
    tag: 'Content',
    summary: 'How far the demo catalogue of a first start is filled in; null when nothing is being filled',
    output: z.object({
      /** Contents that can be seen already, of how many. */
      progress: z.object({ done: z.int(), total: z.int() }).nullable(),
    }),
    errors: [],
    pageCacheSeconds: 1,
  }),
};

declare module '../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof catalogueContract> {}
}
