import { ordersAdminFeature } from '../../features/buying/orders/web/admin/admin.ts';
import { paymentsAdminFeature } from '../../features/buying/payments/web/admin/admin.ts';
import { categoriesAdminFeature } from '../../features/catalogue/categories/web/admin.ts';
import { collectionsAdminFeature } from '../../features/catalogue/collections/web/admin.ts';
import { keywordsAdminFeature } from '../../features/catalogue/keywords/web/admin.ts';
import { licencesAdminFeature } from '../../features/catalogue/licences/web/admin.ts';
import { searchAdminFeature } from '../../features/catalogue/search/web/admin.ts';
import { synonymsAdminFeature } from '../../features/catalogue/synonyms/web/admin.ts';
import { assetsAdminFeature } from '../../features/contributing/assets/web/admin.ts';
import { draftsAdminFeature } from '../../features/contributing/drafts/web/admin.ts';
import { reportsAdminFeature } from '../../features/contributing/reports/web/admin.ts';
import { reviewsAdminFeature } from '../../features/contributing/reviews/web/admin.ts';
import { uploadsAdminFeature } from '../../features/contributing/uploads/web/admin.ts';
import { adjustmentsAdminFeature } from '../../features/earning/adjustments/web/admin.ts';
import { reconciliationAdminFeature } from '../../features/earning/reconciliation/web/admin.ts';
import { withdrawalsAdminFeature } from '../../features/earning/withdrawals/web/admin.ts';
import { blogAdminFeature } from '../../features/editorial/blog/web/admin.ts';
import { blogEditorAdminFeature } from '../../features/editorial/blog/web/editor/admin.ts';
import { requestsAdminFeature } from '../../features/editorial/requests/web/admin.ts';
import { ledgerAdminFeature } from '../../features/money/ledger/web/admin.ts';
import { paymentSettingsAdminFeature } from '../../features/money/payment-settings/web/admin.ts';
import { auditAdminFeature } from '../../features/operations/audit/web/admin.ts';
import { createAuditWords } from '../../features/operations/audit/web/audit-labels.ts';
import { jobsAdminFeature } from '../../features/operations/jobs/web/admin.ts';
import { webhooksAdminFeature } from '../../features/operations/webhooks/web/admin.ts';
import { accountsAdminFeature } from '../../features/people/accounts/web/admin.ts';
import { adminsAdminFeature } from '../../features/people/admins/web/admin.ts';
import { contributorsAdminFeature } from '../../features/people/contributors/web/admin.ts';
import type { AdminFeature } from '../../ui/admin/navigation.ts';

/** What each feature offers to the admin area: its pages, and words for the audit log. */
export const adminFeatures: readonly AdminFeature[] = [
  assetsAdminFeature,
  collectionsAdminFeature,
  reportsAdminFeature,
  requestsAdminFeature,
  categoriesAdminFeature,
  keywordsAdminFeature,
  searchAdminFeature,
  synonymsAdminFeature,
  contributorsAdminFeature,
  reviewsAdminFeature,
  accountsAdminFeature,
  auditAdminFeature,
  draftsAdminFeature,
  uploadsAdminFeature,
  ordersAdminFeature,
  paymentsAdminFeature,
  reconciliationAdminFeature,
  paymentSettingsAdminFeature,
  ledgerAdminFeature,
  withdrawalsAdminFeature,
  adjustmentsAdminFeature,
  licencesAdminFeature,
  blogAdminFeature,
  blogEditorAdminFeature,
  jobsAdminFeature,
  webhooksAdminFeature,
  adminsAdminFeature,
];

export const auditWords = createAuditWords(adminFeatures.flatMap(({ audit }) => audit ?? []));
