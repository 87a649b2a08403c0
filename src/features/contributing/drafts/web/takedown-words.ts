import { m } from '../../../../ui/paraglide/messages.js';
import type { TakedownCode } from '../../../catalogue/content/contract/takedown.ts';

/** Texts of the reasons why an admin unpublishes a work. */
export const takedownWords: Readonly<Record<TakedownCode, () => string>> = {
  copyright: () => m.drafts_takedown_copyright(),
  privacy: () => m.drafts_takedown_privacy(),
  unlawful: () => m.drafts_takedown_unlawful(),
  misleading: () => m.drafts_takedown_misleading(),
  broken: () => m.drafts_takedown_broken(),
  quality: () => m.drafts_takedown_quality(),
  policy: () => m.drafts_takedown_policy(),
  other: () => m.drafts_takedown_other(),
};
