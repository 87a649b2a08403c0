import { accountsAdminFeature } from '../../features/accounts/web/admin.ts';
import { adjustmentsAdminFeature } from '../../features/adjustments/web/admin.ts';
import { adminsAdminFeature } from '../../features/admins/web/admin.ts';
import { assetsAdminFeature } from '../../features/assets/web/admin.ts';
import { auditAdminFeature } from '../../features/audit/web/admin.ts';
import { createAuditWords } from '../../features/audit/web/audit-labels.ts';
import { blogAdminFeature } from '../../features/blog/web/admin.ts';
import { blogEditorAdminFeature } from '../../features/blog-editor/web/admin.ts';
import { categoriesAdminFeature } from '../../features/categories/web/admin.ts';
import { collectionsAdminFeature } from '../../features/collections/web/admin.ts';
import { contributorsAdminFeature } from '../../features/contributors/web/admin.ts';
import { draftsAdminFeature } from '../../features/drafts/web/admin.ts';
import { jobsAdminFeature } from '../../features/jobs/web/admin.ts';
import { keywordsAdminFeature } from '../../features/keywords/web/admin.ts';
import { ledgerAdminFeature } from '../../features/ledger/web/admin.ts';
import { licencesAdminFeature } from '../../features/licences/web/admin.ts';
import { ordersAdminFeature } from '../../features/orders-admin/web/admin.ts';
import { paymentSettingsAdminFeature } from '../../features/payment-settings/web/admin.ts';
import { paymentsAdminFeature } from '../../features/payments-admin/web/admin.ts';
import { reconciliationAdminFeature } from '../../features/reconciliation/web/admin.ts';
import { reportsAdminFeature } from '../../features/reports/web/admin.ts';
import { requestsAdminFeature } from '../../features/requests/web/admin.ts';
import { reviewsAdminFeature } from '../../features/reviews/web/admin.ts';
import { searchAdminFeature } from '../../features/search/web/admin.ts';
import { synonymsAdminFeature } from '../../features/synonyms/web/admin.ts';
import { uploadsAdminFeature } from '../../features/uploads/web/admin.ts';
import { webhooksAdminFeature } from '../../features/webhooks/web/admin.ts';
import { withdrawalsAdminFeature } from '../../features/withdrawals/web/admin.ts';
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
