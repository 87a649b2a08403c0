import { join } from 'node:path';
import type { Hono } from 'hono';
import type pg from 'pg';
import { cartAccountData } from '../features/buying/cart/service/account-data.ts';
import { certificatesAccountData } from '../features/buying/certificates/service/account-data.ts';
import { downloadsAccountData } from '../features/buying/downloads/service/downloaded.ts';
import { ordersJobs } from '../features/buying/orders/jobs.ts';
import { ordersAccountData } from '../features/buying/orders/service/account-data.ts';
import { paymentsJobs } from '../features/buying/payments/jobs.ts';
import { paymentsAccountData } from '../features/buying/payments/service/account-data.ts';
import { catalogueJobs } from '../features/catalogue/catalogue/jobs.ts';
import { categoriesStoredObjects } from '../features/catalogue/categories/service/stored-objects.ts';
import { contentJobs } from '../features/catalogue/content/jobs.ts';
import { contentAccountData } from '../features/catalogue/content/service/account-data.ts';
import {
  lockContributorContents,
  reindexContributor,
} from '../features/catalogue/content/service/contributor-contents.ts';
import { hasContent } from '../features/catalogue/content/service/references.ts';
import { contentStoredObjects } from '../features/catalogue/content/service/stored-objects.ts';
import { exclusionsAccountData } from '../features/catalogue/exclusions/service.ts';
import { favoriteListsJobs } from '../features/catalogue/favorite-lists/jobs.ts';
import { favoriteListsAccountData } from '../features/catalogue/favorite-lists/service/account-data.ts';
import { favoritesAccountData } from '../features/catalogue/favorites/service/favorites.ts';
import { keywordsJobs } from '../features/catalogue/keywords/jobs.ts';
import { searchJobs } from '../features/catalogue/search/jobs.ts';
import { searchAccountData } from '../features/catalogue/search/service/account-data.ts';
import { reportsAccountData } from '../features/contributing/reports/service/reports.ts';
import { reviewsAccountData } from '../features/contributing/reviews/service/account-data.ts';
import { uploadsJobs } from '../features/contributing/uploads/jobs.ts';
import { uploadsAccountData } from '../features/contributing/uploads/service/account-data.ts';
import { hasUpload } from '../features/contributing/uploads/service/own-uploads.ts';
import { uploadsStoredObjects } from '../features/contributing/uploads/service/stored-objects.ts';
import { earningsJobs } from '../features/earning/earnings/jobs.ts';
import { earningsAccountData } from '../features/earning/earnings/service/account-data.ts';
import { reconciliationJobs } from '../features/earning/reconciliation/jobs.ts';
import { withdrawOptionsAccountData } from '../features/earning/withdraw-options/service/account-data.ts';
import { withdrawalsJobs } from '../features/earning/withdrawals/jobs.ts';
import { withdrawalsAccountData } from '../features/earning/withdrawals/service/account-data.ts';
import { blogJobs } from '../features/editorial/blog/jobs.ts';
import { blogAccountData } from '../features/editorial/blog/service/reactions.ts';
import { blogStoredObjects } from '../features/editorial/blog/service/stored-objects.ts';
import { requestsJobs } from '../features/editorial/requests/jobs.ts';
import { requestsAccountData } from '../features/editorial/requests/service/account-data.ts';
import { requestsStoredObjects } from '../features/editorial/requests/service/stored-objects.ts';
import { hasBooks } from '../features/money/ledger/service/books.ts';
import { splitsAccountData } from '../features/money/splits/service/account-data.ts';
import { hasTakenPart } from '../features/money/splits/service/references.ts';
import { auditLog } from '../features/operations/audit/service.ts';
import { webhookDocuments } from '../features/operations/webhooks/contract/events.ts';
import { webhooksJobs } from '../features/operations/webhooks/jobs.ts';
import { accountsJobs } from '../features/people/accounts/jobs.ts';
import { accountsAccountData } from '../features/people/accounts/service/account-data.ts';
import { users } from '../features/people/accounts/service/actor.ts';
import { findAccountLanguage } from '../features/people/accounts/service/language.ts';
import { accountsStoredObjects } from '../features/people/accounts/service/stored-objects.ts';
import { adminsJobs } from '../features/people/admins/jobs.ts';
import { admins } from '../features/people/admins/service/actor.ts';
import { createContributorAccountData } from '../features/people/contributors/service/account-data.ts';
import { findContributorId } from '../features/people/contributors/service/application.ts';
import type { ContributorContents } from '../features/people/contributors/service/own-profile.ts';
import { findHouseContributorId } from '../features/people/contributors/service/site-contributor.ts';
import { contributorsStoredObjects } from '../features/people/contributors/service/stored-objects.ts';
import { noticesJobs } from '../features/people/notices/jobs.ts';
import { noticesAccountData } from '../features/people/notices/service/account-data.ts';
import { sessionsJobs } from '../features/people/sessions/jobs.ts';
import { sessionsAccountData } from '../features/people/sessions/service/account-data.ts';
import { createActorResolver } from '../features/people/sessions/service/resolve-actor.ts';
import { signInJobs } from '../features/people/sign-in/jobs.ts';
import { createAccountData } from '../platform/account-data.ts';
import { openBackgroundWrites } from '../platform/background-writes.ts';
import type { Config } from '../platform/config.ts';
import type { Context, Platform } from '../platform/context.ts';
import { openLocks } from '../platform/database/locks.ts';
import { type Database, openDatabase } from '../platform/database/pool.ts';
import { createEncryption } from '../platform/encryption/encryption.ts';
import type { HonoContext, HostEnv } from '../platform/http/hono-context.ts';
import { createHost } from '../platform/http/host.ts';
import { createInProcessClient } from '../platform/http/in-process-client.ts';
import { type Metrics, openMetrics } from '../platform/http/metrics.ts';
import { createContext, createRequestScope } from '../platform/http/request.ts';
import type { IdentityProvider } from '../platform/identity/identity.ts';
import { openIdentity } from '../platform/identity/open-identity.ts';
import type { Job } from '../platform/jobs/define-job.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { createSiteJobs } from '../platform/jobs/site-jobs.ts';
import type { Log } from '../platform/log.ts';
import { mailJobs } from '../platform/mail/outbox.ts';
import { toOperator } from '../platform/operator.ts';
import { openOutbound } from '../platform/outbound/outbound.ts';
import { openPayments, type Payments } from '../platform/payments/open-payments.ts';
import { openRefusedNotices } from '../platform/payments/refused-notices.ts';
import { throttleHealthCheck } from '../platform/storage/check.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { openReceivedFiles } from '../platform/storage/received-files.ts';
import { createDigitsRoutes } from '../web/host/digits.ts';
import { type ChoiceOptions, createLanguageRoutes, findAccountLocale } from '../web/host/language.ts';
import { maskPath, type PageRenderer } from '../web/host/pages.ts';
import { createSitemapRoutes } from '../web/host/sitemap.ts';
import { endpoints } from './endpoints.ts';

const contributorContents: ContributorContents = { lock: lockContributorContents, reindex: reindexContributor };

/** The account-data handlers of all features. */
const accountData = createAccountData([
  ...sessionsAccountData,
  ...noticesAccountData,
  ...accountsAccountData,
  ...withdrawOptionsAccountData,
  // Before the contributor, who stays only where something of theirs does, and under another name.
  ...searchAccountData,
  ...reviewsAccountData,
  ...uploadsAccountData,
  ...splitsAccountData,
  ...contentAccountData,
  ...withdrawalsAccountData,
  ...createContributorAccountData({
    hasContent: async (ctx, contributorId) =>
      (await hasContent(ctx.db, contributorId)) ||
      (await hasUpload(ctx.db, contributorId)) ||
      (await hasBooks(ctx.db, contributorId)) ||
      (await hasTakenPart(ctx.db, contributorId)),
    contents: contributorContents,
  }),
  ...downloadsAccountData,
  ...cartAccountData,
  ...exclusionsAccountData,
  ...favoritesAccountData,
  ...favoriteListsAccountData,
  ...blogAccountData,
  ...reportsAccountData,
  ...requestsAccountData,
  // Before the orders, which forget whose they are.
  ...paymentsAccountData,
  ...ordersAccountData,
  ...certificatesAccountData,
  ...earningsAccountData,
]);

/** Each check writes; of a bucket every one is paid for. */
const STORAGE_CHECK_MS = { folder: 5000, s3: 30_000 };

export interface AppOptions {
  readonly config: Config;
  readonly log: Log;
  readonly pool: pg.Pool;
  readonly jobs: Jobs;
  readonly origin: string;
  /** Undefined for a process without pages (API tests). */
  readonly pages: PageRenderer | undefined;
  readonly listUnreadyReasons?: () => string[];
  /** Default: the one that the configuration names. */
  readonly identity?: IdentityProvider;
  /** Default: those that the configuration names. */
  readonly payments?: Payments;
}

export interface App {
  readonly host: Hono<HostEnv>;
  readonly db: Database;
  readonly platform: Platform;
  readonly metrics: Metrics;
  /** A context for work of our own: scripts, jobs, the demo catalogue. */
  readonly systemContext: () => Context;
}

/** What all features keep in storage; whatever else is there is removed in the end. */
const storedObjects = [
  ...accountsStoredObjects,
  ...contributorsStoredObjects,
  ...categoriesStoredObjects,
  ...contentStoredObjects,
  ...uploadsStoredObjects,
  ...blogStoredObjects,
  ...requestsStoredObjects,
];

/** Every job of the product. */
export const jobs: readonly Job[] = [
  ...sessionsJobs,
  ...noticesJobs,
  ...accountsJobs,
  ...signInJobs,
  ...adminsJobs,
  ...catalogueJobs,
  ...searchJobs,
  ...uploadsJobs,
  ...contentJobs,
  ...keywordsJobs,
  ...ordersJobs,
  ...withdrawalsJobs,
  ...mailJobs,
  ...paymentsJobs,
  ...earningsJobs,
  ...webhooksJobs,
  ...reconciliationJobs,
  ...blogJobs,
  ...requestsJobs,
  ...favoriteListsJobs,
  ...createSiteJobs(storedObjects),
];

/** Wires the product together; opens nothing and listens nowhere. */
export function createApp(parts: AppOptions): App {
  const { config, log, pool, origin } = parts;
  const db = openDatabase(pool);
  const metrics = openMetrics(pool);
  const platform: Platform = {
    config,
    origin,
    operator: toOperator(config),
    log,
    jobs: parts.jobs,
    storage: openStorage(config),
    encryption: createEncryption(config.encryptionKeys),
    receivedFiles: openReceivedFiles(join(config.ARBOR_DATA, 'uploads')),
    locks: openLocks(db),
    backgroundWrites: openBackgroundWrites(db, log),
    identity: parts.identity ?? openIdentity({ config, db, log, origin }),
    outbound: openOutbound(config),
    payments: parts.payments ?? openPayments({ config, db, origin }),
    refusedNotices: openRefusedNotices(metrics.registry),
    actors: {
      resolveActor: createActorResolver({ user: users, admin: admins }),
      findContributorId,
      findHouseContributorId,
      findAccountLanguage,
    },
    accountData,
    audit: auditLog,
    secureCookies: origin.startsWith('https:'),
  };
  const checkStorage = throttleHealthCheck(platform.storage, { milliseconds: STORAGE_CHECK_MS[config.ARBOR_STORAGE] });
  const clientFor = createInProcessClient(endpoints);
  const systemContext = (): Context => ({
    db,
    platform,
    now: new Date(),
    actor: { kind: 'visitor' },
    locale: 'en',
    requestId: 'system',
  });
  const openClient = (c: HonoContext) => {
    const ctx = createContext(c, platform, db);
    const request = createRequestScope(c, platform, ctx.now);
    return { client: clientFor(ctx, request), request };
  };
  const choices: ChoiceOptions = {
    origin,
    secure: platform.secureCookies,
    callAsUser: (c) => {
      const { client, request } = openClient(c);
      return request.cookies.has('user') ? client : undefined;
    },
  };
  const { pages } = parts;
  const host = createHost({
    platform,
    db,
    metrics,
    endpoints,
    webhooks: webhookDocuments,
    origin,
    assets: join(config.root, 'build/client'),
    maskPath,
    pages: pages && {
      site: {
        origin,
        siteName: config.ARBOR_NAME,
        currency: config.ARBOR_CURRENCY,
        operator: platform.operator,
        production: config.production,
        refundDays: config.ARBOR_REFUND_DAYS,
      },
      development: pages.development,
      externalOrigins: platform.identity.policy,
      render: (request, page, ctx, scope) => pages.render(request, page, clientFor(ctx, scope), ctx.locale),
      findAccountLocale: (ctx, scope) => findAccountLocale(clientFor(ctx, scope)),
    },
    listUnreadyReasons: async () => {
      const reasons = [...(parts.listUnreadyReasons?.() ?? [])];
      await db
        .selectFrom('setting')
        .select('key')
        .limit(1)
        .execute()
        .catch(() => reasons.push('The database does not answer.'));
      await checkStorage().catch(() => reasons.push('Files can not be written.'));
      return reasons;
    },
    extra: [
      ...createSitemapRoutes({ origin, isCached: config.ARBOR_CACHE }, (c) => openClient(c).client),
      ...createLanguageRoutes(choices),
      ...createDigitsRoutes(choices),
    ],
  });
  return { host, db, platform, metrics, systemContext };
}
