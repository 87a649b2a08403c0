import { m } from '../../../../../ui/paraglide/messages.js';
import type { LicenceView } from '../licence-view.ts';

export const tierWords: Readonly<Record<LicenceView['tier'], () => string>> = {
  standard: () => m.licences_tier_standard(),
  extended: () => m.licences_tier_extended(),
  editorial: () => m.licences_tier_editorial(),
  free: () => m.licences_tier_free(),
  open: () => m.licences_tier_open(),
};
