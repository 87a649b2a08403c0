import { m } from '../../../../ui/paraglide/messages.js';
import type { reportKinds } from '../contract/reports.ts';

/** Texts of the kinds of reports. */
export const kindLabels: Readonly<Record<(typeof reportKinds)[number], () => string>> = {
  copyright: () => m.reports_kind_copyright(),
  unlawful: () => m.reports_kind_unlawful(),
  broken: () => m.reports_kind_broken(),
  privacy: () => m.reports_kind_privacy(),
  other: () => m.reports_kind_other(),
};
