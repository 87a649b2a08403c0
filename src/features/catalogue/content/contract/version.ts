import * as z from 'zod';
import { instant } from '../../../../platform/http/schemas.ts';

/** One of the versions of a content that were published; `note` says what it changed. */
export const contentVersion = z
  .object({ version: z.int(), note: z.string(), publishedAt: instant })
  .meta({ id: 'ContentVersion' });
export type ContentVersion = z.output<typeof contentVersion>;
