import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { BuildError, ensureBuilt } from '../build/build.ts';
import { isDemoSettled } from '../features/catalogue/catalogue/service/fill-progress.ts';
import { prepareLexicon } from '../features/catalogue/catalogue/service/reading/prepare-lexicon.ts';
import { guardedLedger } from '../features/money/ledger/service/guarded-schema.ts';
import { createAdminCommandDeps, createFirstAdmin } from '../features/people/admins/service/commands.ts';
import { type Config, ConfigError, readConfig, settings } from '../platform/config.ts';
import { APP_ROLE } from '../platform/database/embedded/cluster.ts';
import { DatabaseStartError } from '../platform/database/embedded/start-error.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { canChangeSchema, guardSchema, openSchema } from '../platform/database/guard-schema.ts';
import { MigrationError, migrate } from '../platform/database/migrate.ts';
import { type Database, openDatabase, openPool } from '../platform/database/pool.ts';
import { endSlowBodies } from '../platform/http/bodies/slow-bodies.ts';
import { closeListener, createHttpServer, ListenError, listen } from '../platform/http/listener.ts';
import { listenForMetrics } from '../platform/http/metrics.ts';
import { NO_HOST } from '../platform/http/own-host.ts';
import { openJobs } from '../platform/jobs/job-runner.ts';
import { type Log, openLog } from '../platform/log.ts';
import { findConfinement } from '../platform/media/process/confinement.ts';
import { listMissingOperatorSettings, toOperator } from '../platform/operator.ts';
import { listUnknownSettings } from '../platform/setting-words.ts';
import { createDevelopmentPages, loadBuiltPages } from '../web/host/pages.ts';
import { type App, createApp } from './app.ts';
import { DEMO_FILES_VERSION, type DemoFill, isDemoInstalled, startDemoFill } from './demo-fill.ts';
import { jobs as declaredJobs } from './features.ts';

const STOP_TIMEOUT = 20_000;
/**
 * Interval in milliseconds at which an unused storage is checked, so that a failure is logged before somebody needs a
 * file.
 */
const STORAGE_WATCH_MS = 60_000;

/**
 * Rights of the ledger's schema, in which only the database changes balances. For an operator's own database, `npm run
 * guard-ledger` applies them.
 */
const ledgerSchema = guardedLedger(APP_ROLE);

const UNGUARDED_LEDGER =
  'The role of DATABASE_URL can change the ledger and turn off its checks. Run npm run guard-ledger (see docs/self-hosting.md).';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Starts filling the demo catalogue if it is wanted and missing, or repairing an outdated one. */
async function fillDemo(config: Config, databaseUrl: string, db: Database, log: Log): Promise<DemoFill | undefined> {
  if (config.production || config.ARBOR_DEMO === 'off') return undefined;
  if (await isDemoSettled(db, DEMO_FILES_VERSION)) return undefined;
  if (isDemoInstalled(config.root)) return startDemoFill({ config, databaseUrl, log, say });
  say('No demo catalogue: its packages are not installed (npm ci without --omit=dev brings them).');
  return undefined;
}

/**
 * Warns about missing operator settings, because customers expect to know who runs a shop, and many countries require
 * it.
 */
function warnOfMissingOperator(config: Config, log: Log): void {
  const missing = listMissingOperatorSettings(toOperator(config));
  if (config.production && missing.length > 0)
    log.warn({ missing }, 'set these: people want to know who runs the site');
}

/** Warns if the processes that parse uploaded files can't be confined, as far as the system supports that. */
async function warnOfMissingConfinement(log: Log): Promise<void> {
  const { missing, refusal } = await findConfinement();
  for (const sentence of missing) log.warn(sentence);
  if (refusal !== null) log.error(refusal);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const development = process.argv.includes('--dev');
  const log = openLog(config.ARBOR_LOG);
  const isWeb = config.ARBOR_ROLE !== 'worker';
  for (const sentence of listUnknownSettings(Object.keys(process.env), Object.keys(settings.shape))) log.warn(sentence);
  warnOfMissingOperator(config, log);
  if (config.ARBOR_ROLE !== 'web') void warnOfMissingConfinement(log);

  let stopping = false;
  const starting =
    config.DATABASE_URL === undefined
      ? startEmbedded(join(config.ARBOR_DATA, 'postgres'), {
          say,
          onStopped: (told) => log.error({ told }, 'the embedded database has stopped: starting it again'),
        })
      : undefined;
  const building = isWeb && !development ? ensureBuilt(config.root) : undefined;
  // The lexicon is built while the database starts, because the first search would otherwise wait half a second for it.
  if (isWeb) prepareLexicon();
  const [embedded] = await Promise.all([starting, building]);
  const databaseUrl = config.DATABASE_URL ?? embedded?.url ?? '';
  const pool = openPool({
    url: databaseUrl,
    size: config.DATABASE_POOL,
    // Connections that close during a stop are not reported.
    onError: (error) => stopping || log.error({ err: error }, 'database connection lost'),
  });
  const superuserUrl = embedded?.superuserUrl;
  const applied = await migrate(pool, join(config.root, 'migrations'), {
    before: async () => (superuserUrl === undefined ? undefined : openSchema(superuserUrl, ledgerSchema)),
  });
  if (superuserUrl !== undefined) await guardSchema(superuserUrl, ledgerSchema);
  else if (await canChangeSchema(pool, ledgerSchema.name)) log.warn(UNGUARDED_LEDGER);
  if (applied.length > 0) say(`Database ready (${applied.length} migrations applied).`);

  const demo = await fillDemo(config, databaseUrl, openDatabase(pool), log);
  const jobs = await openJobs({ pool, jobs: declaredJobs, log, isWorker: config.ARBOR_ROLE !== 'web' });
  const server = createHttpServer();
  endSlowBodies(server);
  const vite = isWeb && development ? await createDevelopmentPages(config.root) : undefined;
  const pages = vite?.pages ?? (isWeb ? await loadBuiltPages(config.root) : undefined);
  await demo?.begun;
  let app: App | undefined;
  let metrics: Awaited<ReturnType<typeof listenForMetrics>> | undefined;
  let storageWatch: NodeJS.Timeout | undefined;
  let begun: Promise<void> = Promise.resolve();
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const force = setTimeout(() => process.exit(1), STOP_TIMEOUT);
    clearInterval(storageWatch);
    await Promise.all([demo?.stop(), closeListener(server)]);
    // The demo fill needs the database until it has ended.
    await begun.catch(() => undefined);
    await jobs.stop();
    await app?.platform.backgroundWrites.flush();
    await metrics?.close();
    await vite?.vite.close();
    await pool.end();
    await embedded?.stop();
    clearTimeout(force);
    process.exit(0);
  };
  void embedded?.died.then((told) => {
    log.fatal({ told }, 'the embedded database can not be started again');
    log.flush(() => process.exit(1));
  });
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));

  // createApp needs the origin, which contains the port, so the server listens first.
  const port = await listen(server, {
    host: config.HOST,
    port: config.PORT,
    orNext: process.env['PORT'] === undefined,
  });
  if (stopping) return;
  const origin = config.ARBOR_ORIGIN ?? `http://localhost:${port}`;
  const opened = createApp({
    config,
    log,
    pool,
    jobs,
    origin,
    pages,
    listUnreadyReasons: () => (stopping ? ['Stopping.'] : []),
  });
  app = opened;
  void opened.storageHealth.check();
  storageWatch = setInterval(() => void opened.storageHealth.check(), STORAGE_WATCH_MS);
  if (config.ARBOR_METRICS !== undefined) metrics = await listenForMetrics(opened.metrics, config.ARBOR_METRICS);
  const answer = getRequestListener(opened.host.fetch, { overrideGlobalObjects: false, hostname: NO_HOST });
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    void answer(request, response);
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // `Connection: close` makes the client open its next connection to another process.
    if (stopping) response.shouldKeepAlive = false;
    if (vite === undefined) handle(request, response);
    else vite.vite.middlewares(request, response, () => handle(request, response));
  });

  /** Starts the jobs, creates the first admin and prints the addresses, unless the server is stopping. */
  const begin = async (): Promise<void> => {
    if (config.ARBOR_ROLE !== 'web') await jobs.work(opened.systemContext);
    if (stopping) return;
    const first =
      embedded === undefined ? undefined : await createFirstAdmin(createAdminCommandDeps(opened.systemContext()));
    if (first !== undefined)
      say(`\n  Admin      ${first.email}  password: ${first.password}  (shown once; /admin/login)`);
    const here = `http://localhost:${port}`;
    const addresses = isWeb
      ? `Site       ${origin}\n  In Bangla  ${origin}/bn\n  API        ${origin}/api/v1/docs${origin === here ? '' : `\n  Listens    ${here}`}`
      : `Health     ${here}/healthz`;
    if (metrics !== undefined) say(`\n  Metrics    http://${config.ARBOR_METRICS?.host}:${metrics.port}/metrics`);
    if (!stopping) say(`\n  ${config.ARBOR_NAME} is ready (${config.ARBOR_ROLE}).\n  ${addresses}\n`);
  };
  begun = begin();
  await begun;
}

const expectedFailures = [ConfigError, DatabaseStartError, MigrationError, BuildError, ListenError];

await start().catch((error: unknown) => {
  if (!expectedFailures.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
});
