import * as z from 'zod';
import { instant } from '../../../../platform/http/schemas.ts';

/** A published version of a content; `note` describes its changes. */
export const contentVersion = z
  .object({ version: z.int(), note: z.string(), publishedAt: instant })
  .meta({ id: 'ContentVersion' });
export type ContentVersion = z.output<typeof contentVersion>;
