import { cartContract } from '../features/buying/cart/contract.ts';
import { certificatesContract } from '../features/buying/certificates/contract.ts';
import { downloadsContract } from '../features/buying/downloads/contract.ts';
import { ordersAdminContract } from '../features/buying/orders/contract/admin.ts';
import { ordersContract } from '../features/buying/orders/contract/orders.ts';
import { paymentsAdminContract } from '../features/buying/payments/contract/admin.ts';
import { paymentsContract } from '../features/buying/payments/contract/payments.ts';
import { catalogueContract } from '../features/catalogue/catalogue/contract/catalogue.ts';
import { categoriesAdminContract } from '../features/catalogue/categories/contract/admin.ts';
import { categoriesContract } from '../features/catalogue/categories/contract/categories.ts';
import { coversContract } from '../features/catalogue/categories/contract/covers.ts';
import { collectionsAdminContract } from '../features/catalogue/collections/contract/admin.ts';
import { collectionsContract } from '../features/catalogue/collections/contract/collections.ts';
import { contentContract } from '../features/catalogue/content/contract/content.ts';
import { exclusionsContract } from '../features/catalogue/exclusions/contract.ts';
import { favoriteListsContract } from '../features/catalogue/favorite-lists/contract.ts';
import { favoritesContract } from '../features/catalogue/favorites/contract.ts';
import { keywordsContract } from '../features/catalogue/keywords/contract.ts';
import { licencesContract } from '../features/catalogue/licences/contract.ts';
import { searchKeysContract } from '../features/catalogue/search/contract/keys.ts';
import { searchContract } from '../features/catalogue/search/contract/search.ts';
import { synonymsContract } from '../features/catalogue/synonyms/contract.ts';
import { assetsContract } from '../features/contributing/assets/contract.ts';
import { draftsContract } from '../features/contributing/drafts/contract.ts';
import { reportsAdminContract } from '../features/contributing/reports/contract/admin.ts';
import { reportsContract } from '../features/contributing/reports/contract/reports.ts';
import { reviewsContract } from '../features/contributing/reviews/contract/reviews.ts';
import { uploadsContract } from '../features/contributing/uploads/contract.ts';
import { adjustmentsContract } from '../features/earning/adjustments/contract.ts';
import { dashboardContract } from '../features/earning/earnings/contract/dashboard.ts';
import { earningsContract } from '../features/earning/earnings/contract/earnings.ts';
import { reconciliationContract } from '../features/earning/reconciliation/contract/reconciliation.ts';
import { withdrawOptionsContract } from '../features/earning/withdraw-options/contract/withdraw-options.ts';
import { withdrawalsAdminContract } from '../features/earning/withdrawals/contract/admin.ts';
import { withdrawCorrectionsContract } from '../features/earning/withdrawals/contract/corrections.ts';
import { withdrawalsContract } from '../features/earning/withdrawals/contract/withdrawals.ts';
import { blogAdminContract } from '../features/editorial/blog/contract/admin.ts';
import { blogContract } from '../features/editorial/blog/contract/blog.ts';
import { blogCategoriesContract } from '../features/editorial/blog/contract/categories.ts';
import { requestsAdminContract } from '../features/editorial/requests/contract/admin.ts';
import { briefsContract } from '../features/editorial/requests/contract/briefs.ts';
import { requestsContract } from '../features/editorial/requests/contract/requests.ts';
import { ledgerContract } from '../features/money/ledger/contract.ts';
import { paymentSettingsContract } from '../features/money/payment-settings/contract.ts';
import { splitsContract } from '../features/money/splits/contract.ts';
import { auditContract } from '../features/operations/audit/contract.ts';
import { jobsContract } from '../features/operations/jobs/contract.ts';
import { webhooksContract } from '../features/operations/webhooks/contract/webhooks.ts';
import { accountsContract } from '../features/people/accounts/contract/accounts.ts';
import { lettersContract } from '../features/people/accounts/contract/letters.ts';
import { adminsContract } from '../features/people/admins/contract.ts';
import { contributorsAdminContract } from '../features/people/contributors/contract/admin.ts';
import { contributorsContract } from '../features/people/contributors/contract/contributors.ts';
import { noticesContract } from '../features/people/notices/contract.ts';
import { sessionsContract } from '../features/people/sessions/contract.ts';
import { signInContract } from '../features/people/sign-in/contract.ts';

/** Every operation of the product: for the tests that go over all of them. */
export const contracts = {
  accounts: accountsContract,
  accountLetters: lettersContract,
  accountNotices: noticesContract,
  admins: adminsContract,
  assets: assetsContract,
  audit: auditContract,
  blog: blogContract,
  blogAdmin: blogAdminContract,
  blogCategories: blogCategoriesContract,
  cart: cartContract,
  catalogue: catalogueContract,
  categories: categoriesContract,
  categoriesAdmin: categoriesAdminContract,
  certificates: certificatesContract,
  covers: coversContract,
  collections: collectionsContract,
  collectionsAdmin: collectionsAdminContract,
  content: contentContract,
  contributors: contributorsContract,
  contributorsAdmin: contributorsAdminContract,
  downloads: downloadsContract,
  dashboard: dashboardContract,
  earnings: earningsContract,
  exclusions: exclusionsContract,
  drafts: draftsContract,
  favorites: favoritesContract,
  favoriteLists: favoriteListsContract,
  jobs: jobsContract,
  ledger: ledgerContract,
  licences: licencesContract,
  payments: paymentsContract,
  paymentSettings: paymentSettingsContract,
  paymentsAdmin: paymentsAdminContract,
  reconciliation: reconciliationContract,
  reports: reportsContract,
  reportsAdmin: reportsAdminContract,
  requests: requestsContract,
  requestsAdmin: requestsAdminContract,
  requestBriefs: briefsContract,
  orders: ordersContract,
  ordersAdmin: ordersAdminContract,
  reviews: reviewsContract,
  keywords: keywordsContract,
  search: searchContract,
  searchKeys: searchKeysContract,
  synonyms: synonymsContract,
  sessions: sessionsContract,
  signIn: signInContract,
  splits: splitsContract,
  uploads: uploadsContract,
  webhooks: webhooksContract,
  withdrawOptions: withdrawOptionsContract,
  withdrawals: withdrawalsContract,
  withdrawalsAdmin: withdrawalsAdminContract,
  withdrawCorrections: withdrawCorrectionsContract,
  adjustments: adjustmentsContract,
};
