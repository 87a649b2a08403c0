import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { parseArgs } from 'node:util';

/**
 * `node bench/page-load.ts --origin http://127.0.0.1:4000 [--kind unknown|search|missing --connections 40 --seconds
 * 10]` measures how long a reader waits for pages of a running site while an attacker requests made-up URLs: with
 * parameters that no page uses, searches for random words, or missing pages. Attacker and reader have different IP
 * addresses (127.0.0.2 and 127.0.0.3), unless `--shared` gives them one.
 */
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://127.0.0.1:4000' },
    kind: { type: 'string', default: 'unknown' },
    connections: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '10' },
    shared: { type: 'boolean', default: false },
  },
});

const toAddress: Readonly<Record<string, () => string>> = {
  none: () => '/healthz',
  unknown: () => `/?utm_source=${randomUUID()}`,
  search: () => `/content?q=${randomUUID()}`,
  missing: () => `/${randomUUID()}`,
  'missing-work': () => `/content/${randomUUID()}`,
};
const makeAddress = toAddress[values.kind] ?? (() => '/');
/** Pages that a reader opens one after the other, each time a little later. */
const pages = ['/', '/content', '/categories', '/free-resources', '/bn', '/collections', '/bn/content', '/contact'];
const PAUSE_MS = 20;

interface Answer {
  readonly status: number;
  readonly milliseconds: number;
}

function ask(path: string, agent: Agent): Promise<Answer> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(values.origin + path, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.on('end', () => resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - begun }));
      response.resume();
    }).on('error', reject);
  });
}

const openAgent = (host: string): Agent =>
  new Agent({ keepAlive: true, localAddress: values.shared ? '127.0.0.1' : host });
const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0);

function tell(name: string, answers: readonly Answer[], seconds: number): void {
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const counts = Map.groupBy(answers, ({ status }) => status);
  const statuses = [...counts].map(([status, all]) => `${all.length} × ${status}`).join(', ');
  process.stdout.write(
    `${name}: p50 ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms, p99 ${at(sorted, 0.99)} ms; ${(answers.length / seconds).toFixed(0)} a second (${statuses})\n`,
  );
}

const seconds = Number(values.seconds);
const until = performance.now() + seconds * 1000;

async function repeat(next: () => string, agent: Agent, pause: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (performance.now() < until) {
    answers.push(await ask(next(), agent));
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return answers;
}

let page = 0;
const reader = openAgent('127.0.0.3');
const readPages = repeat(() => pages[page++ % pages.length] ?? '/', reader, PAUSE_MS);
const connections = values.kind === 'none' ? 0 : Number(values.connections);
const strange = openAgent('127.0.0.2');
const strangers = Array.from({ length: connections }, () => repeat(makeAddress, strange, 0));
const [read, ...made] = await Promise.all([readPages, ...strangers]);
tell('reader', read ?? [], seconds);
tell('stranger', made.flat(), seconds);
reader.destroy();
strange.destroy();
