import { m } from '../../../../../ui/paraglide/messages.js';
import type { reportOutcomes } from '../../contract/admin.ts';

/** Texts of the outcomes of reports. */
export const outcomeWords: Readonly<Record<(typeof reportOutcomes)[number], () => string>> = {
  no_action: () => m.reports_outcome_no_action(),
  content_unpublished: () => m.reports_outcome_content_unpublished(),
  contributor_warned: () => m.reports_outcome_contributor_warned(),
  contributor_suspended: () => m.reports_outcome_contributor_suspended(),
  list_unshared: () => m.reports_outcome_list_unshared(),
  rating_hidden: () => m.reports_outcome_rating_hidden(),
  spam: () => m.reports_outcome_spam(),
};
