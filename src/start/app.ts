import { join } from 'node:path';
import type { Hono } from 'hono';
import type pg from 'pg';
import { followLink } from '../features/money/affiliates/service/follow-link.ts';
import { auditLog } from '../features/operations/audit/service.ts';
import { webhookDocuments } from '../features/operations/webhooks/contract/events.ts';
import { users } from '../features/people/accounts/service/actor.ts';
import { findAccountLanguage } from '../features/people/accounts/service/language.ts';
import { admins } from '../features/people/admins/service/actor.ts';
import { findContributorId } from '../features/people/contributors/service/application.ts';
import {
  ensureHouseContributor,
  findHouseContributorId,
} from '../features/people/contributors/service/site-contributor.ts';
import { createActorResolver } from '../features/people/sessions/service/resolve-actor.ts';
import { findToken } from '../features/people/tokens/service/find-token.ts';
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
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log.ts';
import { toOperator } from '../platform/operator.ts';
import { openOutbound } from '../platform/outbound/outbound.ts';
import { openPayments, type Payments } from '../platform/payments/open-payments.ts';
import { openRefusedNotices } from '../platform/payments/refused-notices.ts';
import { openStorageHealth, type StorageHealth } from '../platform/storage/check.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { openReceivedFiles } from '../platform/storage/received-files.ts';
import { createDigitsRoutes } from '../web/host/digits.ts';
import { createEmbedRoutes } from '../web/host/embed.ts';
import { type ChoiceOptions, createLanguageRoutes, findAccountLocale } from '../web/host/language.ts';
import { keepKnownParameters, mayBePage } from '../web/host/page-addresses.ts';
import { maskPath, type PageRenderer } from '../web/host/pages.ts';
import { createSitemapRoutes } from '../web/host/sitemap.ts';
import { createViaRedirect } from '../web/host/via.ts';
import { endpoints, features } from './features.ts';
import { getTokenAccess } from './token-scopes.ts';

const accountData = createAccountData(features);

/** Interval of storage checks in milliseconds; each one writes a file, which a bucket charges for. */
const STORAGE_CHECK_MS = { folder: 5000, s3: 30_000 };

export interface AppOptions {
  readonly config: Config;
  readonly log: Log;
  readonly pool: pg.Pool;
  readonly jobs: Jobs;
  readonly origin: string;
  /** Renders pages; undefined for a process without pages (API tests). */
  readonly pages: PageRenderer | undefined;
  readonly listUnreadyReasons?: () => string[];
  /** Identity provider; default: the configured one. */
  readonly identity?: IdentityProvider;
  /** Payment providers; default: the configured ones. */
  readonly payments?: Payments;
}

export interface App {
  readonly host: Hono<HostEnv>;
  readonly db: Database;
  readonly platform: Platform;
  readonly metrics: Metrics;
  readonly storageHealth: StorageHealth;
  /** Creates a context for work without a request: scripts, jobs, the demo catalogue. */
  readonly systemContext: () => Context;
}

/** Connects the parts of the product; opens nothing and doesn't listen. */
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
      ensureHouseContributor,
      findAccountLanguage,
    },
    apiTokens: { findToken, getAccess: getTokenAccess, publicScope: 'catalogue:read' },
    accountData,
    audit: auditLog,
    secureCookies: origin.startsWith('https:'),
  };
  const storageHealth = openStorageHealth(platform.storage, {
    log,
    milliseconds: STORAGE_CHECK_MS[config.ARBOR_STORAGE],
  });
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
      keepKnownParameters,
      mayBePage,
      answerFirst: createViaRedirect({
        follow: async (c, code) => {
          const ctx = createContext(c, platform, db);
          const request = createRequestScope(c, platform, ctx.now);
          await followLink(ctx, request, code);
          return request.cookies.lines;
        },
      }),
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
      return reasons;
    },
    storageHealth,
    extra: [
      ...createSitemapRoutes({ origin, isCached: config.ARBOR_CACHE }, (c) => openClient(c).client),
      ...createEmbedRoutes({ origin, siteName: config.ARBOR_NAME, callAs: (c) => openClient(c).client }),
      ...createLanguageRoutes(choices),
      ...createDigitsRoutes(choices),
    ],
  });
  return { host, db, platform, metrics, storageHealth, systemContext };
}
