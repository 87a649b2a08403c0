import { spawn, spawnSync } from 'node:child_process';

export interface Load {
  readonly perSecond: number;
  /** Median latency in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly megabytes: number;
  readonly failures: number;
}

const has = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

export function requireTools(): void {
  if (!has('wrk')) throw new Error('The bench needs wrk (Debian: apt-get install wrk).');
}

/** Binds a command to a core if the system supports that: servers use the first core, the load the second. */
export const onCore = (core: number, command: readonly string[]): string[] =>
  has('taskset') ? ['taskset', '-c', String(core), ...command] : [...command];

const milliseconds = (text: string | undefined): number => {
  const match = /^([\d.]+)(us|ms|s)$/.exec(text ?? '');
  return match === null ? Number.NaN : Number(match[1]) * ({ us: 0.001, ms: 1, s: 1000 }[match[2] ?? ''] ?? 1);
};
const megabytes = (text: string | undefined): number => {
  const match = /^([\d.]+)(B|KB|MB|GB)$/.exec(text ?? '');
  return match === null ? 0 : Number(match[1]) * ({ B: 1e-6, KB: 1e-3, MB: 1, GB: 1e3 }[match[2] ?? ''] ?? 1);
};

/** Sends requests to one URL for some seconds over some connections. */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Load> {
  const [program = '', ...parameters] = onCore(1, [
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${seconds}`,
    '--latency',
    '--timeout',
    '30',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ]);
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await new Promise((resolve) => child.once('exit', resolve));
  const at = (pattern: RegExp): string | undefined => pattern.exec(text)?.[1];
  return {
    perSecond: Number(at(/Requests\/sec:\s+([\d.]+)/)),
    p50: milliseconds(at(/^\s+50%\s+(\S+)/m)),
    p99: milliseconds(at(/^\s+99%\s+(\S+)/m)),
    megabytes: megabytes(at(/Transfer\/sec:\s+(\S+)/)),
    failures: Number(at(/Non-2xx or 3xx responses: (\d+)/) ?? 0) + Number(at(/timeout (\d+)/) ?? 0),
  };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Parses `before=http://…,now=http://…`, or a single URL without a name. */
export const parseSites = (text: string): Map<string, string> =>
  new Map(
    text
      .split(',')
      .filter((site) => site !== '')
      .map((site): [string, string] => (site.startsWith('http') ? ['', site] : (site.split('=') as [string, string]))),
  );
