import { accountsEndpoints } from './features/accounts/endpoints.ts';
import { adjustmentsEndpoints } from './features/adjustments/endpoints.ts';
import { adminsEndpoints } from './features/admins/endpoints.ts';
import { assetsEndpoints } from './features/assets/endpoints.ts';
import { auditEndpoints } from './features/audit/endpoints.ts';
import { blogEndpoints } from './features/blog/endpoints.ts';
import { cartEndpoints } from './features/cart/endpoints.ts';
import { catalogueEndpoints } from './features/catalogue/endpoints.ts';
import { countContent } from './features/catalogue/service/categories.ts';
import { readContributorTotals } from './features/catalogue/service/popularity.ts';
import { categoriesEndpoints } from './features/categories/endpoints.ts';
import { certificatesEndpoints } from './features/certificates/endpoints.ts';
import { collectionsEndpoints } from './features/collections/endpoints.ts';
import { readCollectionItems } from './features/collections/service.ts';
import { contentEndpoints } from './features/content/endpoints.ts';
import {
  lockContentsOf,
  lockContributorContents,
  reindexContentsOf,
  reindexContributor,
} from './features/content/service/contributor-contents.ts';
import { placeContents } from './features/content/service/place-contents.ts';
import { countPublishedContents, readTitles } from './features/content/service/references.ts';
import { contributorsEndpoints } from './features/contributors/endpoints.ts';
import { applyAtSignIn } from './features/contributors/service/application.ts';
import type { ContributorContents } from './features/contributors/service/own-profile.ts';
import { downloadsEndpoints } from './features/downloads/endpoints.ts';
import { countDownloads } from './features/downloads/service/downloaded.ts';
import { draftsEndpoints } from './features/drafts/endpoints.ts';
import { earningsEndpoints } from './features/earnings/endpoints.ts';
import { exclusionsEndpoints } from './features/exclusions/endpoints.ts';
import { favoriteListsEndpoints } from './features/favorite-lists/endpoints.ts';
import { favoritesEndpoints } from './features/favorites/endpoints.ts';
import { jobsEndpoints } from './features/jobs/endpoints.ts';
import { keywordsEndpoints } from './features/keywords/endpoints.ts';
import { ledgerEndpoints } from './features/ledger/endpoints.ts';
import { licencesEndpoints } from './features/licences/endpoints.ts';
import { readLicenceNames } from './features/licences/service/licences.ts';
import { noticesEndpoints } from './features/notices/endpoints.ts';
import { ordersEndpoints } from './features/orders/endpoints.ts';
import { findOrdersOfLines } from './features/orders/service/sold.ts';
import { paymentSettingsEndpoints } from './features/payment-settings/endpoints.ts';
import { paymentsEndpoints } from './features/payments/endpoints.ts';
import { findOrdersByReference } from './features/payments/service/order-payments.ts';
import { startRefund } from './features/payments/service/refunds.ts';
import { findSecondPayments } from './features/payments/service/second-payments.ts';
import { giveUpRefund, recordTransfer } from './features/payments/service/settled-refunds.ts';
import { reconciliationEndpoints } from './features/reconciliation/endpoints.ts';
import { reportsEndpoints } from './features/reports/endpoints.ts';
import { requestsEndpoints } from './features/requests/endpoints.ts';
import { reviewsEndpoints } from './features/reviews/endpoints.ts';
import { searchEndpoints } from './features/search/endpoints.ts';
import { recordSearch } from './features/search/service/record-search.ts';
import { sessionsEndpoints } from './features/sessions/endpoints.ts';
import { signInEndpoints } from './features/sign-in/endpoints.ts';
import { verifyProof } from './features/sign-in/service/verify-token.ts';
import { splitsEndpoints } from './features/splits/endpoints.ts';
import { synonymsEndpoints } from './features/synonyms/endpoints.ts';
import { readSynonyms } from './features/synonyms/service.ts';
import { uploadsEndpoints } from './features/uploads/endpoints.ts';
import { webhooksEndpoints } from './features/webhooks/endpoints.ts';
import { withdrawOptionsEndpoints } from './features/withdraw-options/endpoints.ts';
import { listOptions } from './features/withdraw-options/service/options.ts';
import { withdrawalsEndpoints } from './features/withdrawals/endpoints.ts';
import type { Endpoint } from './platform/http/endpoint.ts';

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
