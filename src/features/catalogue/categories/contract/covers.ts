import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, id } from '../../../../platform/http/schemas.ts';
import { cover } from './categories.ts';

/** Limits for uploaded cover images. */
export const coverUpload = { field: 'image', maxBytes: 10 * 1024 * 1024 } as const;
/** Rate limit of uploads. It is low because encoding takes seconds of CPU time. */
export const coverLimit = { calls: 60, seconds: 600 };
export const uploadedCover = z.object({ picture: cover });

const params = z.object({ id });
const write = { access: 'admin', audit: 'recorded', tag: 'Admin', errors: [] } as const;

/** Operations for the covers that admins upload for categories and subcategories. */
export const coversContract = {
  set: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/cover/{id}',
    summary: 'Replaces the uploaded cover of a category; stored in several widths, without metadata',
    params,
    upload: coverUpload,
    limit: coverLimit,
    output: uploadedCover,
  }),
  remove: operation({
    ...write,
    method: 'DELETE',
    path: '/content-category/cover/{id}',
    summary: 'Removes the uploaded cover of a category; its contents are shown again',
    params,
    output: done,
  }),
  setOfSubcategory: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/subcategory/cover/{id}',
    summary: 'Replaces the uploaded picture of a subcategory',
    params,
    upload: coverUpload,
    limit: coverLimit,
    output: uploadedCover,
  }),
  removeOfSubcategory: operation({
    ...write,
    method: 'DELETE',
    path: '/content-category/subcategory/cover/{id}',
    summary: 'Removes the uploaded picture of a subcategory',
    params,
    output: done,
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof coversContract> {}
}
