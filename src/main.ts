import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { createApp, jobs as declaredJobs } from './app.ts';
import { BuildError, ensureBuilt } from './build.ts';
import { createCommand, createFirstAdmin } from './features/admins/service/commands.ts';
import { builtPages, developmentPages } from './pages.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { DatabaseStartError, type EmbeddedDatabase, startEmbedded } from './platform/database/embedded.ts';
import { MigrationError, migrate } from './platform/database/migrate.ts';
import { openPool } from './platform/database/pool.ts';
import { openJobs } from './platform/jobs/job-runner.ts';
import { openLog } from './platform/log.ts';

/** How long a stop still takes requests: those under way on kept connections, and of whoever hasn't asked /readyz yet. */
const DRAIN = 2000;
const REQUEST_TIMEOUT = 12_000;
const STOP_TIMEOUT = 20_000;
/** A query string of 100 kB gets our answer, with errors by field, instead of the runtime's bare 431. */
const MAX_HEADER_BYTES = 256 * 1024;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The port asked for; where that is the default and in use, one of the next. */
function listen(server: Server, config: Config, isDefault: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    let port = config.PORT;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && isDefault && port < config.PORT + 20) {
        port += 1;
        server.listen(port, config.HOST);
      } else if (error.code === 'EADDRINUSE')
        reject(new ConfigError(`Port ${port} is in use. Choose another with PORT.`));
      else reject(error);
    });
    server.once('listening', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
    server.listen(port, config.HOST);
  });
}

/** Until everybody who has a connection has been told to close it, or has had the time to ask once more. */
async function waitForDrain(server: Server): Promise<void> {
  const connections = promisify(server.getConnections.bind(server));
  for (const until = Date.now() + DRAIN; Date.now() < until && (await connections()) > 0; ) await wait(50);
  // One connection is taken in each turn: those that wait in line would be reset by closing.
  for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const development = process.argv.includes('--dev');
  const log = openLog(config.ARBOR_LOG);
  const isWeb = config.ARBOR_ROLE !== 'worker';
  if (isWeb && !development) ensureBuilt(config.root, say);

  let embedded: EmbeddedDatabase | undefined;
  if (config.DATABASE_URL === undefined) embedded = await startEmbedded(join(config.ARBOR_DATA, 'postgres'));
  const pool = openPool({
    url: config.DATABASE_URL ?? embedded?.url ?? '',
    size: config.DATABASE_POOL,
    onError: (error) => log.error({ err: error }, 'database connection lost'),
  });
  const applied = await migrate(pool, join(config.root, 'migrations'));
  if (applied.length > 0) say(`Database ready (${applied.length} migrations applied).`);

  const jobs = await openJobs({ pool, jobs: declaredJobs, log, isWorker: config.ARBOR_ROLE !== 'web' });
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
  });
  const vite = isWeb && development ? await developmentPages(config.root) : undefined;
  const pages = vite?.pages ?? (isWeb ? await builtPages(config.root) : undefined);
  let stopping = false;
  const waiting = new Set<string>();
  // The port is known only after listening, the origin is needed before.
  const port = await listen(server, config, process.env['PORT'] === undefined);
  const origin = config.ARBOR_ORIGIN ?? `http://localhost:${port}`;
  const app = createApp({
    config,
    log,
    pool,
    jobs,
    origin,
    pages,
    listUnreadyReasons: () => (stopping ? ['Stopping.'] : [...waiting]),
  });
  const answer = getRequestListener(app.host.fetch, { overrideGlobalObjects: false });
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    void answer(request, response);
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // With its answer the caller learns to open its next connection elsewhere.
    if (stopping) response.shouldKeepAlive = false;
    if (vite === undefined) handle(request, response);
    else vite.vite.middlewares(request, response, () => handle(request, response));
  });

  const stopFilling = new AbortController();
  let filling: Promise<void> = Promise.resolve();
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    stopFilling.abort();
    const force = setTimeout(() => process.exit(1), STOP_TIMEOUT);
    await waitForDrain(server);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Whoever was answered before the stop may keep its connection for a minute otherwise.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    // Whoever is still downloading then goes on with a range.
    const late = setTimeout(() => server.closeAllConnections(), REQUEST_TIMEOUT);
    await closed;
    await filling.catch(() => undefined);
    await jobs.stop();
    await app.platform.backgroundWrites.flush();
    await vite?.vite.close();
    await pool.end();
    await embedded?.stop();
    clearInterval(idle);
    clearTimeout(late);
    clearTimeout(force);
    process.exit(0);
  };
  void embedded?.died.then((told) => {
    log.fatal({ told }, 'the embedded database has stopped');
    process.exit(1);
  });
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));

  if (config.ARBOR_DEMO === 'auto' && !config.production) {
    const { fillDemo } = await import('../demo/src/fill.ts');
    waiting.add('The demo catalogue is being filled in.');
    filling = fillDemo(app.systemContext(), say, stopFilling.signal);
    await filling;
    waiting.clear();
    if (stopping) return;
  }
  if (config.ARBOR_ROLE !== 'web') await jobs.work(app.systemContext);

  const first = embedded === undefined ? undefined : await createFirstAdmin(createCommand(app.systemContext()));
  if (first !== undefined)
    say(`\n  Admin      ${first.email}  password: ${first.password}  (shown once; /admin/login)`);
  const here = `http://localhost:${port}`;
  const addresses = isWeb
    ? `Site       ${origin}\n  In Bangla  ${origin}/bn\n  API        ${origin}/api/v1/docs${origin === here ? '' : `\n  Listens    ${here}`}`
    : `Health     ${here}/healthz`;
  say(`\n  ${config.ARBOR_NAME} is ready (${config.ARBOR_ROLE}).\n  ${addresses}\n`);
}

const expectedFailures = [ConfigError, DatabaseStartError, MigrationError, BuildError];

await start().catch((error: unknown) => {
  if (!expectedFailures.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
});
