import { lettersContract } from './features/accounts/contract/letters.ts';
import { accountsContract } from './features/accounts/contract.ts';
import { adjustmentsContract } from './features/adjustments/contract.ts';
import { adminsContract } from './features/admins/contract.ts';
import { assetsContract } from './features/assets/contract.ts';
import { auditContract } from './features/audit/contract.ts';
import { blogAdminContract } from './features/blog/contract/admin.ts';
import { blogCategoriesContract } from './features/blog/contract/categories.ts';
import { blogContract } from './features/blog/contract.ts';
import { cartContract } from './features/cart/contract.ts';
import { catalogueContract } from './features/catalogue/contract.ts';
import { categoriesAdminContract } from './features/categories/contract/admin.ts';
import { coversContract } from './features/categories/contract/covers.ts';
import { categoriesContract } from './features/categories/contract.ts';
import { certificatesContract } from './features/certificates/contract.ts';
import { collectionsAdminContract } from './features/collections/contract/admin.ts';
import { collectionsContract } from './features/collections/contract.ts';
import { contentContract } from './features/content/contract.ts';
import { contributorsAdminContract } from './features/contributors/contract/admin.ts';
import { contributorsContract } from './features/contributors/contract.ts';
import { downloadsContract } from './features/downloads/contract.ts';
import { draftsContract } from './features/drafts/contract.ts';
import { dashboardContract } from './features/earnings/contract/dashboard.ts';
import { earningsContract } from './features/earnings/contract.ts';
import { exclusionsContract } from './features/exclusions/contract.ts';
import { favoriteListsContract } from './features/favorite-lists/contract.ts';
import { favoritesContract } from './features/favorites/contract.ts';
import { jobsContract } from './features/jobs/contract.ts';
import { keywordsContract } from './features/keywords/contract.ts';
import { ledgerContract } from './features/ledger/contract.ts';
import { licencesContract } from './features/licences/contract.ts';
import { noticesContract } from './features/notices/contract.ts';
import { ordersAdminContract } from './features/orders/contract/admin.ts';
import { ordersContract } from './features/orders/contract.ts';
import { paymentSettingsContract } from './features/payment-settings/contract.ts';
import { paymentsAdminContract } from './features/payments/contract/admin.ts';
import { paymentsContract } from './features/payments/contract.ts';
import { reconciliationContract } from './features/reconciliation/contract.ts';
import { reportsAdminContract } from './features/reports/contract/admin.ts';
import { reportsContract } from './features/reports/contract.ts';
import { requestsAdminContract } from './features/requests/contract/admin.ts';
import { briefsContract } from './features/requests/contract/briefs.ts';
import { requestsContract } from './features/requests/contract.ts';
import { reviewsContract } from './features/reviews/contract.ts';
import { searchKeysContract } from './features/search/contract/keys.ts';
import { searchContract } from './features/search/contract.ts';
import { sessionsContract } from './features/sessions/contract.ts';
import { signInContract } from './features/sign-in/contract.ts';
import { splitsContract } from './features/splits/contract.ts';
import { synonymsContract } from './features/synonyms/contract.ts';
import { uploadsContract } from './features/uploads/contract.ts';
import { webhooksContract } from './features/webhooks/contract.ts';
import { withdrawOptionsContract } from './features/withdraw-options/contract.ts';
import { withdrawalsAdminContract } from './features/withdrawals/contract/admin.ts';
import { withdrawCorrectionsContract } from './features/withdrawals/contract/corrections.ts';
import { withdrawalsContract } from './features/withdrawals/contract.ts';

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
