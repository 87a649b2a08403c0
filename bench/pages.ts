import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { checkOut, ensureFilled, nameCommit, readScripts } from './commits.ts';
import { median, onCore } from './load.ts';
import { stop, until } from './servers.ts';

export interface PagesBench {
  readonly root: string;
  readonly data: string;
  /** Commits that are measured alternately with the current sources. */
  readonly against: readonly string[];
  readonly size: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly say: (line: string) => void;
}

interface Site {
  readonly name: string;
  readonly origin: string;
  readonly server: ChildProcess;
  readonly paths: Readonly<Record<PageName, string>>;
}

interface Sample {
  /** CPU time per page in milliseconds. */
  readonly cpu: number;
  readonly bytes: number;
}

const FIRST_PORT = 4810;
const CONNECTIONS = 4;
const pageNames = ['category', 'list', 'work', 'home'] as const;
type PageName = (typeof pageNames)[number];

/** Finds the site's first work and category, because synthetic works have different ids in each database. */
async function findPaths(origin: string): Promise<Site['paths']> {
  const response = await fetch(`${origin}/api/v1/content/all?limit=1`);
  const { items } = (await response.json()) as { items: [{ _id: string; category: { key: string } }] };
  const [work] = items;
  // Short paths redirect to the page's own URL.
  const page = new URL((await fetch(`${origin}/content/${work._id}`)).url).pathname;
  return { category: `/categories/${work.category.key}`, list: '/content', work: page, home: '/' };
}

/** Starts the server of a folder as `npm start` does, on the first core and without caches. */
async function startSite(name: string, root: string, data: string, port: number): Promise<Site> {
  const start = readScripts(root).start.split(' ').slice(1);
  const reporter = join(import.meta.dirname, 'cpu-reporter.ts');
  const [program = '', ...parameters] = onCore(0, [process.execPath, '--import', reporter, ...start]);
  const server = spawn(program, parameters, {
    cwd: root,
    env: {
      ...process.env,
      ARBOR_DATA: data,
      ARBOR_DEMO: 'off',
      ARBOR_CACHE: '0',
      ARBOR_RATE_LIMITS: '0',
      ARBOR_ROLE: 'web',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // A failed benchmark must not leave a running server.
  process.once('exit', () => server.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  await until(`${origin}/readyz`);
  return { name, origin, server, paths: await findPaths(origin) };
}

/** Reads the CPU time in milliseconds that the server has used since its start. */
async function readCpu(server: ChildProcess): Promise<number> {
  server.send('cpu');
  const [usage] = (await once(server, 'message')) as [NodeJS.CpuUsage];
  return (usage.user + usage.system) / 1000;
}

function fetchPage(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/** Requests one page over a few connections, each as fast as responses arrive. */
async function measurePage({ origin, server, paths }: Site, page: PageName, seconds: number): Promise<Sample> {
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + seconds * 1000;
  const before = await readCpu(server);
  let pages = 0;
  let bytes = 0;
  const askAgain = async (): Promise<void> => {
    while (performance.now() < until) {
      // `bytes += await` would use the sum from before the request, so the result is awaited first.
      const received = await fetchPage(origin + paths[page], agent);
      bytes += received;
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askAgain));
  agent.destroy();
  return { cpu: ((await readCpu(server)) - before) / pages, bytes: bytes / pages };
}

function toTable(sites: readonly Site[], samples: ReadonlyMap<string, readonly Sample[]>): string {
  const of = (site: Site, page: PageName) => samples.get(`${site.name} ${page}`) ?? [];
  const cpu = (site: Site, page: PageName) => median(of(site, page).map((sample) => sample.cpu)).toFixed(2);
  const bytes = (site: Site, page: PageName) =>
    (median(of(site, page).map((sample) => sample.bytes)) / 1000).toFixed(1);
  return [
    `| page | ${sites.map(({ name }) => `${name}, ms`).join(' | ')} | ${sites.map(({ name }) => `${name}, kB`).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(2 * sites.length)}`,
    ...pageNames.map(
      (page) =>
        `| ${page} | ${sites.map((site) => cpu(site, page)).join(' | ')} | ${sites.map((site) => bytes(site, page)).join(' | ')} |`,
    ),
    '',
  ].join('\n');
}

/** Measures the server's CPU time per rendered page, alternating between the current sources and other commits. */
export async function runPagesBench(bench: PagesBench): Promise<void> {
  const { root, data, against, size, rounds, seconds, say } = bench;
  const sources = [
    ...against.map((commit) => ({ name: commit, root: checkOut(root, commit, data, say) })),
    { name: 'now', root },
  ];
  const sites: Site[] = [];
  for (const [index, source] of sources.entries()) {
    const own = join(data, `${nameCommit(source.name)}-${size}`);
    ensureFilled(source.root, own, size, say);
    sites.push(await startSite(source.name, source.root, own, FIRST_PORT + index));
  }
  const samples = new Map<string, Sample[]>();
  // The first round is a warm-up for V8's compiler.
  for (let round = 0; round <= rounds; round += 1) {
    for (const page of pageNames) {
      for (const site of sites) {
        const sample = await measurePage(site, page, seconds);
        const key = `${site.name} ${page}`;
        if (round > 0) samples.set(key, [...(samples.get(key) ?? []), sample]);
        say(`${round === 0 ? 'warming up' : `round ${round}`}: ${key} ${sample.cpu.toFixed(2)} ms`);
      }
    }
  }
  await Promise.all(sites.map(({ server }) => stop(server)));
  const table = toTable(sites, samples);
  say(`\n${table}`);
  if (against.length === 0) return;
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`;
  writeFileSync(
    join(root, 'bench/results-pages.md'),
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine}; ${size.toLocaleString('en')} works, median of ${rounds} rounds of ${seconds} s.\n\n${table}`,
  );
}
