import { cartEndpoints } from '../features/buying/cart/endpoints.ts';
import { certificatesEndpoints } from '../features/buying/certificates/endpoints.ts';
import { downloadsEndpoints } from '../features/buying/downloads/endpoints.ts';
import { countDownloads } from '../features/buying/downloads/service/downloaded.ts';
import { ordersEndpoints } from '../features/buying/orders/endpoints.ts';
import { findOrdersOfLines } from '../features/buying/orders/service/sold.ts';
import { paymentsEndpoints } from '../features/buying/payments/endpoints.ts';
import { findOrdersByReference } from '../features/buying/payments/service/order-payments.ts';
import { startRefund } from '../features/buying/payments/service/refunds/refunds.ts';
import { giveUpRefund, recordTransfer } from '../features/buying/payments/service/refunds/settled-refunds.ts';
import { findSecondPayments } from '../features/buying/payments/service/second-payments.ts';
import { catalogueEndpoints } from '../features/catalogue/catalogue/endpoints.ts';
import { countContent } from '../features/catalogue/catalogue/service/categories.ts';
import { readContributorTotals } from '../features/catalogue/catalogue/service/popularity.ts';
import { categoriesEndpoints } from '../features/catalogue/categories/endpoints.ts';
import { collectionsEndpoints } from '../features/catalogue/collections/endpoints.ts';
import { readCollectionItems } from '../features/catalogue/collections/service/collections.ts';
import { contentEndpoints } from '../features/catalogue/content/endpoints.ts';
import {
  lockContentsOf,
  lockContributorContents,
  reindexContentsOf,
  reindexContributor,
} from '../features/catalogue/content/service/contributor-contents.ts';
import { placeContents } from '../features/catalogue/content/service/place-contents.ts';
import { countPublishedContents, readTitles } from '../features/catalogue/content/service/references.ts';
import { exclusionsEndpoints } from '../features/catalogue/exclusions/endpoints.ts';
import { favoriteListsEndpoints } from '../features/catalogue/favorite-lists/endpoints.ts';
import { favoritesEndpoints } from '../features/catalogue/favorites/endpoints.ts';
import { keywordsEndpoints } from '../features/catalogue/keywords/endpoints.ts';
import { licencesEndpoints } from '../features/catalogue/licences/endpoints.ts';
import { readLicenceNames } from '../features/catalogue/licences/service/licences.ts';
import { searchEndpoints } from '../features/catalogue/search/endpoints.ts';
import { recordSearch } from '../features/catalogue/search/service/record-search.ts';
import { synonymsEndpoints } from '../features/catalogue/synonyms/endpoints.ts';
import { readSynonyms } from '../features/catalogue/synonyms/service.ts';
import { assetsEndpoints } from '../features/contributing/assets/endpoints.ts';
import { draftsEndpoints } from '../features/contributing/drafts/endpoints.ts';
import { reportsEndpoints } from '../features/contributing/reports/endpoints.ts';
import { reviewsEndpoints } from '../features/contributing/reviews/endpoints.ts';
import { uploadsEndpoints } from '../features/contributing/uploads/endpoints.ts';
import { adjustmentsEndpoints } from '../features/earning/adjustments/endpoints.ts';
import { earningsEndpoints } from '../features/earning/earnings/endpoints.ts';
import { reconciliationEndpoints } from '../features/earning/reconciliation/endpoints.ts';
import { withdrawOptionsEndpoints } from '../features/earning/withdraw-options/endpoints.ts';
import { listOptions } from '../features/earning/withdraw-options/service/options.ts';
import { withdrawalsEndpoints } from '../features/earning/withdrawals/endpoints.ts';
import { blogEndpoints } from '../features/editorial/blog/endpoints.ts';
import { requestsEndpoints } from '../features/editorial/requests/endpoints.ts';
import { ledgerEndpoints } from '../features/money/ledger/endpoints.ts';
import { paymentSettingsEndpoints } from '../features/money/payment-settings/endpoints.ts';
import { splitsEndpoints } from '../features/money/splits/endpoints.ts';
import { auditEndpoints } from '../features/operations/audit/endpoints.ts';
import { jobsEndpoints } from '../features/operations/jobs/endpoints.ts';
import { webhooksEndpoints } from '../features/operations/webhooks/endpoints.ts';
import { accountsEndpoints } from '../features/people/accounts/endpoints.ts';
import { adminsEndpoints } from '../features/people/admins/endpoints.ts';
import { contributorsEndpoints } from '../features/people/contributors/endpoints.ts';
import { applyAtSignIn } from '../features/people/contributors/service/application.ts';
import type { ContributorContents } from '../features/people/contributors/service/own-profile.ts';
import { noticesEndpoints } from '../features/people/notices/endpoints.ts';
import { sessionsEndpoints } from '../features/people/sessions/endpoints.ts';
import { signInEndpoints } from '../features/people/sign-in/endpoints.ts';
import { verifyProof } from '../features/people/sign-in/service/verify-token.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';

const contributorContents: ContributorContents = { lock: lockContributorContents, reindex: reindexContributor };

/** The endpoints of all features. */
export const endpoints: readonly Endpoint[] = [
  ...sessionsEndpoints,
  ...noticesEndpoints,
  ...accountsEndpoints({ countDownloads, verifyProof }),
  ...signInEndpoints({ applyToContribute: applyAtSignIn }),
  ...adminsEndpoints,
  ...auditEndpoints,
  ...catalogueEndpoints({ readCollectionItems, readLicenceNames, readSynonyms, recordSearch }),
  ...synonymsEndpoints,
  ...searchEndpoints,
  ...categoriesEndpoints({ countContent, contents: placeContents }),
  ...collectionsEndpoints({ readTitles }),
  ...licencesEndpoints,
  ...contentEndpoints,
  ...keywordsEndpoints,
  ...contributorsEndpoints({
    readTotals: (ctx, id) => readContributorTotals(ctx.db, id),
    contents: contributorContents,
    standingContents: { lock: lockContentsOf, reindex: reindexContentsOf },
    countContents: countPublishedContents,
    listWithdrawOptions: listOptions,
  }),
  ...downloadsEndpoints({ findOrders: findOrdersOfLines }),
  ...reviewsEndpoints,
  ...assetsEndpoints,
  ...exclusionsEndpoints,
  ...favoritesEndpoints,
  ...favoriteListsEndpoints,
  ...cartEndpoints,
  ...jobsEndpoints,
  ...webhooksEndpoints,
  ...reportsEndpoints,
  ...ordersEndpoints({ findOrdersByReference, findSecondPayments, startRefund, giveUpRefund, recordTransfer }),
  ...certificatesEndpoints,
  ...paymentsEndpoints,
  ...paymentSettingsEndpoints,
  ...ledgerEndpoints,
  ...withdrawalsEndpoints,
  ...adjustmentsEndpoints,
  ...earningsEndpoints,
  ...reconciliationEndpoints,
  ...withdrawOptionsEndpoints,
  ...uploadsEndpoints,
  ...splitsEndpoints,
  ...draftsEndpoints,
  ...requestsEndpoints,
  ...blogEndpoints,
];
