import { m } from '../../../../ui/paraglide/messages.js';
import type { MissingPart, OwnContent } from '../../../catalogue/content/contract/own-content.ts';

const missing: Record<MissingPart, () => string> = {
  title: () => m.drafts_missing_title(),
  category: () => m.drafts_missing_category(),
  subcategory: () => m.drafts_missing_subcategory(),
  keywords: () => m.drafts_missing_keywords(),
  description: () => m.drafts_missing_description(),
  file: () => m.drafts_missing_file(),
  price: () => m.drafts_missing_price(),
  preview: () => m.drafts_missing_preview(),
  model_release: () => m.drafts_missing_model_release(),
  property_release: () => m.drafts_missing_property_release(),
  change_note: () => m.drafts_missing_change_note(),
};

export const describeMissing = (part: MissingPart): string => missing[part]();

const statuses: Record<OwnContent['status'], () => string> = {
  draft: () => m.drafts_status_draft(),
  pending: () => m.drafts_status_pending(),
  changes_requested: () => m.drafts_status_changes_requested(),
  rejected: () => m.drafts_status_rejected(),
  published: () => m.drafts_status_published(),
  unpublished: () => m.drafts_status_unpublished(),
};

export const describeContentStatus = (status: OwnContent['status']): string => statuses[status]();
