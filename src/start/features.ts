import { bundlesFeature } from '../features/buying/bundles/feature.ts';
import { cartFeature } from '../features/buying/cart/feature.ts';
import { certificatesFeature } from '../features/buying/certificates/feature.ts';
import { cropsFeature } from '../features/buying/crops/feature.ts';
import { documentsFeature } from '../features/buying/documents/feature.ts';
import { createDownloadsFeature } from '../features/buying/downloads/feature.ts';
import { countDownloads } from '../features/buying/downloads/service/downloaded.ts';
import { drawingsFeature } from '../features/buying/drawings/feature.ts';
import { fontsFeature } from '../features/buying/fonts/feature.ts';
import { motionFeature } from '../features/buying/motion/feature.ts';
import { createOrdersFeature } from '../features/buying/orders/feature.ts';
import { hasReferred, sumCommissions } from '../features/buying/orders/service/pricing/commissions.ts';
import { findOrdersOfLines, nameOrders } from '../features/buying/orders/service/sold.ts';
import { findUpgradesOf } from '../features/buying/orders/service/upgrades.ts';
import { panoramasFeature } from '../features/buying/panoramas/feature.ts';
import { paymentsFeature } from '../features/buying/payments/feature.ts';
import { findOrdersByReference } from '../features/buying/payments/service/order-payments.ts';
import { startRefund } from '../features/buying/payments/service/refunds/refunds.ts';
import { giveUpRefund, recordTransfer } from '../features/buying/payments/service/refunds/settled-refunds.ts';
import { findSecondPayments } from '../features/buying/payments/service/second-payments.ts';
import { ratingsFeature } from '../features/buying/ratings/feature.ts';
import { soundsFeature } from '../features/buying/sounds/feature.ts';
import { tilesFeature } from '../features/buying/tiles/feature.ts';
import { turntablesFeature } from '../features/buying/turntables/feature.ts';
import { createCatalogueFeature } from '../features/catalogue/catalogue/feature.ts';
import { countContent } from '../features/catalogue/catalogue/service/categories.ts';
import { readContributorTotals } from '../features/catalogue/catalogue/service/popularity.ts';
import { createCategoriesFeature } from '../features/catalogue/categories/feature.ts';
import { createCollectionsFeature } from '../features/catalogue/collections/feature.ts';
import { readCollectionItems } from '../features/catalogue/collections/service/collections.ts';
import { contentFeature } from '../features/catalogue/content/feature.ts';
import {
  lockContentsOf,
  lockContributorContents,
  reindexContentsOf,
  reindexContributor,
} from '../features/catalogue/content/service/contributor-contents.ts';
import { placeContents } from '../features/catalogue/content/service/place-contents.ts';
import { countPublishedContents, hasContent, readTitles } from '../features/catalogue/content/service/references.ts';
import { exclusionsFeature } from '../features/catalogue/exclusions/feature.ts';
import { favoriteListsFeature } from '../features/catalogue/favorite-lists/feature.ts';
import { favoritesFeature } from '../features/catalogue/favorites/feature.ts';
import { followsFeature } from '../features/catalogue/follows/feature.ts';
import { keywordsFeature } from '../features/catalogue/keywords/feature.ts';
import { licencesFeature } from '../features/catalogue/licences/feature.ts';
import { readLicenceNames } from '../features/catalogue/licences/service/licences.ts';
import { picturesFeature } from '../features/catalogue/pictures/feature.ts';
import { readLookAlikes } from '../features/catalogue/pictures/service/list-look-alikes.ts';
import { searchFeature } from '../features/catalogue/search/feature.ts';
import { recordOpened } from '../features/catalogue/search/service/opened-searches.ts';
import { recordSearch } from '../features/catalogue/search/service/record-search.ts';
import { synonymsFeature } from '../features/catalogue/synonyms/feature.ts';
import { readSynonyms } from '../features/catalogue/synonyms/service/pairs.ts';
import { assetsFeature } from '../features/contributing/assets/feature.ts';
import { draftsFeature } from '../features/contributing/drafts/feature.ts';
import { reportsFeature } from '../features/contributing/reports/feature.ts';
import { reviewsFeature } from '../features/contributing/reviews/feature.ts';
import { uploadsFeature } from '../features/contributing/uploads/feature.ts';
import { hasUpload } from '../features/contributing/uploads/service/own-uploads.ts';
import { adjustmentsFeature } from '../features/earning/adjustments/feature.ts';
import { earningsFeature } from '../features/earning/earnings/feature.ts';
import { reconciliationFeature } from '../features/earning/reconciliation/feature.ts';
import { withdrawOptionsFeature } from '../features/earning/withdraw-options/feature.ts';
import { listOptions } from '../features/earning/withdraw-options/service/options.ts';
import { sharePayoutAccount } from '../features/earning/withdraw-options/service/use.ts';
import { withdrawalsFeature } from '../features/earning/withdrawals/feature.ts';
import { blogFeature } from '../features/editorial/blog/feature.ts';
import { readPostTitles } from '../features/editorial/blog/service/present.ts';
import { requestsFeature } from '../features/editorial/requests/feature.ts';
import { createAffiliatesFeature } from '../features/money/affiliates/feature.ts';
import { discountsFeature } from '../features/money/discounts/feature.ts';
import { ledgerFeature } from '../features/money/ledger/feature.ts';
import { hasBooks } from '../features/money/ledger/service/books.ts';
import { paymentSettingsFeature } from '../features/money/payment-settings/feature.ts';
import { splitsFeature } from '../features/money/splits/feature.ts';
import { hasTakenPart } from '../features/money/splits/service/references.ts';
import { vatFeature } from '../features/money/vat/feature.ts';
import { createAuditFeature } from '../features/operations/audit/feature.ts';
import { createDeskFeature } from '../features/operations/desk/feature.ts';
import { jobsFeature } from '../features/operations/jobs/feature.ts';
import { webhooksFeature } from '../features/operations/webhooks/feature.ts';
import { createAccountsFeature } from '../features/people/accounts/feature.ts';
import { adminsFeature } from '../features/people/admins/feature.ts';
import { createContributorsFeature } from '../features/people/contributors/feature.ts';
import { applyAtSignIn } from '../features/people/contributors/service/application.ts';
import { noticesFeature } from '../features/people/notices/feature.ts';
import { sessionsFeature } from '../features/people/sessions/feature.ts';
import { createSignInFeature } from '../features/people/sign-in/feature.ts';
import { verifyProof } from '../features/people/sign-in/service/verify-token.ts';
import { tokensFeature } from '../features/people/tokens/feature.ts';
import type { EncryptedColumn } from '../platform/encryption/reencrypt.ts';
import type { Feature } from '../platform/feature.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { Job } from '../platform/jobs/define-job.ts';
import { createSiteJobs } from '../platform/jobs/site-jobs.ts';
import { mailJobs } from '../platform/mail/outbox.ts';

/**
 * All features of the product, in the order of their groups (`scripts/repo-rules.ts`). A feature that needs functions
 * of a later one receives them here.
 */
export const features: readonly Feature[] = [
  sessionsFeature,
  noticesFeature,
  createAccountsFeature({ countDownloads, verifyProof }),
  createSignInFeature({ applyToContribute: applyAtSignIn }),
  adminsFeature,
  tokensFeature,
  createContributorsFeature({
    readTotals: (ctx, id) => readContributorTotals(ctx.db, id),
    contents: { lock: lockContributorContents, reindex: reindexContributor },
    standingContents: { lock: lockContentsOf, reindex: reindexContentsOf },
    countContents: countPublishedContents,
    listWithdrawOptions: listOptions,
    hasContent: async (ctx, id) =>
      (await hasContent(ctx.db, id)) ||
      (await hasUpload(ctx.db, id)) ||
      (await hasBooks(ctx.db, id)) ||
      (await hasTakenPart(ctx.db, id)) ||
      (await hasReferred(ctx.db, id)),
  }),
  createAuditFeature({ blog: readPostTitles, order: nameOrders }),
  jobsFeature,
  webhooksFeature,
  createDeskFeature({
    listCounters: () => features.flatMap((feature) => feature.inbox ?? []),
    listFinders: () => features.flatMap((feature) => feature.finders ?? []),
  }),
  createCategoriesFeature({ countContent, contents: placeContents }),
  licencesFeature,
  exclusionsFeature,
  createCatalogueFeature({
    readCollectionItems,
    readLicenceNames,
    readLookAlikes,
    readSynonyms,
    recordSearch,
    recordOpened,
  }),
  synonymsFeature,
  searchFeature,
  contentFeature,
  picturesFeature,
  createCollectionsFeature({ readTitles }),
  keywordsFeature,
  favoritesFeature,
  favoriteListsFeature,
  followsFeature,
  paymentSettingsFeature,
  splitsFeature,
  ledgerFeature,
  discountsFeature,
  vatFeature,
  createAffiliatesFeature({ sumCommissions }),
  createDownloadsFeature({ findOrders: findOrdersOfLines, findUpgrades: findUpgradesOf }),
  drawingsFeature,
  cropsFeature,
  fontsFeature,
  tilesFeature,
  soundsFeature,
  motionFeature,
  documentsFeature,
  panoramasFeature,
  turntablesFeature,
  ratingsFeature,
  bundlesFeature,
  cartFeature,
  createOrdersFeature({
    findOrdersByReference,
    findSecondPayments,
    startRefund,
    giveUpRefund,
    recordTransfer,
    sharePayoutAccount,
  }),
  paymentsFeature,
  certificatesFeature,
  uploadsFeature,
  draftsFeature,
  reviewsFeature,
  assetsFeature,
  reportsFeature,
  withdrawOptionsFeature,
  withdrawalsFeature,
  adjustmentsFeature,
  earningsFeature,
  reconciliationFeature,
  blogFeature,
  requestsFeature,
];

export const endpoints: readonly Endpoint[] = features.flatMap((feature) => feature.endpoints);

/** All jobs of the product, including a sweep of stored files that none of the features' `storedObjects` claims. */
export const jobs: readonly Job[] = [
  ...features.flatMap((feature) => feature.jobs ?? []),
  ...mailJobs,
  ...createSiteJobs(features.flatMap((feature) => feature.storedObjects ?? [])),
];

/** All columns with encrypted texts, which key rotation processes. */
export const encryptedColumns: readonly EncryptedColumn[] = features.flatMap(
  (feature) => feature.encryptedColumns ?? [],
);
