import { join, resolve } from 'node:path';
import * as z from 'zod';
import { type EncryptionKey, encryptionSettings, readEncryptionKeys } from './encryption/keys.ts';
import { findIdentityRefusal, identitySettings } from './identity/settings.ts';
import { findMailRefusal, mailSettings } from './mail/settings.ts';
import type { ScannerAddress } from './media/process/scan-file.ts';
import { operatorSettings } from './operator.ts';
import { findPaymentRefusal, paymentSettings } from './payments/settings.ts';
import { isRepetitive, MIN_SECRET_LENGTH, readOrCreateSecret } from './secret.ts';
import { describeIssue, flag, listUnknownSettings, whole } from './setting-words.ts';
import { findStorageRefusal, storageSettings } from './storage/s3/settings.ts';

/** Whether a URL has no path: links, cookies and the origin check only use the host, and would silently drop a path. */
const isBareOrigin = (value: string): boolean => {
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && search + hash + username + password === '' && !/[?#]/.test(value);
};
const hostAndPort = /^(?:\[([0-9a-fA-F:.]+)\]|([^:\s[\]]+)):(\d{1,5})$/;
const root = resolve(import.meta.dirname, '../..');

/** All settings with their descriptions. `.env.example` lists the same keys; a test compares the two. */
export const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('production refuses development stand-ins'),
  ARBOR_ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe('What this process does: answers requests, runs jobs, or both'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: whole(0, 65535)
    .default(4000)
    .describe('Port to listen on; if the default port is in use, the next free one is taken'),
  ARBOR_ORIGIN: z
    .url({ protocol: /^https?$/, abort: true, error: 'an address such as https://arbor.example' })
    .refine(isBareOrigin, { error: 'an address without a path, such as https://arbor.example', abort: true })
    .transform((value) => new URL(value).origin)
    .optional()
    .describe('Public address, such as https://arbor.example; default http://localhost:PORT'),
  ARBOR_NAME: z.string().min(1).max(40).default('Arbor').describe('Name of the site'),
  ARBOR_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'three capital letters, such as BDT')
    .default('BDT')
    .describe('The one currency of this deployment'),
  ARBOR_REFUND_DAYS: whole(0, 365)
    .default(7)
    .describe('Days after paying within which a refund needs no reason; the terms and the refund policy state it'),
  ARBOR_REQUEST_CONTACT_DAYS: whole(1, 3650)
    .default(180)
    .describe(
      'Days after which the e-mail or phone number of a custom request is deleted, counted from its end or, while open, its last change',
    ),
  ARBOR_DATA: z
    .string()
    .default(join(root, 'data'))
    .describe('Folder of the embedded database, stored files and generated secrets'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host/arbor')
    .optional()
    .describe('PostgreSQL 15 or later; default: an embedded PostgreSQL in ARBOR_DATA'),
  DATABASE_POOL: whole(2, 200).default(8).describe('Connections of one process'),
  ARBOR_DEMO: z
    .enum(['auto', 'small', 'off'])
    .default('auto')
    .describe('auto: fill an empty database with the demo catalogue; small: with a tenth of it; never in production'),
  ARBOR_SECRET: z
    .string()
    .trim()
    .min(MIN_SECRET_LENGTH)
    .optional()
    .describe('Key for keyed hashes; default: generated once and kept in ARBOR_DATA (required in production)'),
  ...encryptionSettings,
  ARBOR_TRUST_PROXY: whole(0, 5)
    .default(0)
    .describe('Number of your proxies in front of the server that append to X-Forwarded-For'),
  ARBOR_HSTS_SUBDOMAINS: flag
    .default(false)
    .describe('Makes browsers use https for every subdomain of ARBOR_ORIGIN, too, for a year'),
  ARBOR_CACHE: flag.default(true).describe('One-second cache of public pages and lists in each process'),
  ARBOR_RATE_LIMITS: flag
    .default(true)
    .describe('Rate limits per account or address; turn them off only to measure, never in production'),
  ARBOR_UPLOAD_MAX_BYTES: whole(1, Number.MAX_SAFE_INTEGER)
    .default(5_000_000_000)
    .describe('Largest file that a contributor may upload'),
  ARBOR_UPLOAD_DAY_BYTES: whole(1, Number.MAX_SAFE_INTEGER)
    .default(20_000_000_000)
    .describe('Bytes that a contributor may upload in a day (UTC)'),
  ARBOR_UPLOAD_MAX_OPEN: whole(1, 10_000)
    .default(50)
    .describe('Unfinished uploads that a contributor may have at a time'),
  ARBOR_PROCESSING_SECONDS: whole(5, 3600)
    .default(60)
    .describe(
      'Seconds that reading a small file may take; large ones, archives and videos get more in proportion, small SVGs and PDFs fewer',
    ),
  ARBOR_PROCESSING_MEGABYTES: whole(800, 100_000)
    .default(1600)
    .describe('Memory that reading one file may take, in each of the processes that read'),
  ARBOR_CLAMD: z
    .string()
    .refine((value) => value.startsWith('/') || hostAndPort.test(value), {
      error: 'host and port, such as 127.0.0.1:3310, or the path of a socket',
      abort: true,
    })
    .transform((value): ScannerAddress => {
      const [, v6, name, port] = hostAndPort.exec(value) ?? [];
      return value.startsWith('/') ? { path: value } : { host: v6 ?? name ?? '', port: Number(port) };
    })
    .optional()
    .describe('Host and port, or socket, of clamd, which scans uploads; default: no scan'),
  ARBOR_SEARCH_MS: whole(20, 10_000)
    .default(150)
    .describe('Milliseconds that the database may take for one search, and for the counts of its filters'),
  ARBOR_LOG: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Lowest level that is logged, one JSON object per line'),
  ...operatorSettings,
  ...mailSettings,
  ARBOR_WEBHOOKS_LOCAL: flag
    .default(false)
    .describe('Allows webhooks to this machine, by http and to any port, to try them out; never in production'),
  ARBOR_METRICS: z
    .string()
    .regex(hostAndPort, 'host and port, such as 127.0.0.1:9464')
    .transform((value) => {
      const [, v6, name, port] = hostAndPort.exec(value) ?? [];
      return { host: v6 ?? name ?? '', port: Number(port) };
    })
    .refine(({ port }) => port <= 65_535, 'host and port, such as 127.0.0.1:9464')
    .optional()
    .describe('Host and port that serve /metrics to Prometheus, such as 127.0.0.1:9464; default: none'),
  ...identitySettings,
  ...storageSettings,
  ...paymentSettings,
});

export type Settings = z.output<typeof settings>;

export interface Config extends Settings {
  readonly secret: string;
  /** Keys, newest first. */
  readonly encryptionKeys: readonly [EncryptionKey, ...EncryptionKey[]];
  readonly root: string;
  readonly production: boolean;
}

export class ConfigError extends Error {}

function readSecret(given: Settings): string {
  const isProduction = given.NODE_ENV === 'production';
  if (isProduction && given.ARBOR_SECRET !== undefined && isRepetitive(given.ARBOR_SECRET))
    throw new ConfigError(
      'ARBOR_SECRET repeats itself and could be guessed. `openssl rand -base64 32` makes a good one.',
    );
  if (given.ARBOR_SECRET !== undefined) return given.ARBOR_SECRET;
  if (isProduction)
    throw new ConfigError(
      'ARBOR_SECRET is needed in production: 32 random characters or more, kept secret. `openssl rand -base64 32` makes one.',
    );
  return inConfig(() => readOrCreateSecret(join(given.ARBOR_DATA, 'secret')));
}

/** Turns an error into a configuration error, because an unreadable value is a wrong setting. */
function inConfig<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

type Environment = Record<string, string | undefined>;

/**
 * Reads and validates the environment.
 * @throws ConfigError with one sentence per wrong setting and per unknown name, because a missing setting may be
 * misspelt
 */
export function readConfig(environment: Environment): Config {
  try {
    return readKnown(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const unknown = listUnknownSettings(Object.keys(environment), Object.keys(settings.shape));
    throw new ConfigError([error.message, ...unknown].join('\n'));
  }
}

function readKnown(environment: Environment): Config {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(present, { error: describeIssue });
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError([...new Set(sentences)].join('\n'));
  }
  const given = { ...parsed.data, ARBOR_DATA: resolve(parsed.data.ARBOR_DATA) };
  if (given.NODE_ENV === 'production' && !given.ARBOR_RATE_LIMITS)
    throw new ConfigError('ARBOR_RATE_LIMITS can not be off in production.');
  if (given.NODE_ENV === 'production' && given.ARBOR_WEBHOOKS_LOCAL)
    throw new ConfigError(
      'ARBOR_WEBHOOKS_LOCAL can not be on in production: webhooks would reach what runs beside it.',
    );
  const secret = readSecret(given);
  const encryptionKeys = inConfig(() => readEncryptionKeys(given));
  const refusal =
    findIdentityRefusal(given, environment) ??
    findStorageRefusal(given) ??
    findMailRefusal(given) ??
    findPaymentRefusal(given);
  if (refusal !== undefined) throw new ConfigError(refusal);
  if (given.NODE_ENV === 'production' && given.ARBOR_ORIGIN?.startsWith('https:') !== true)
    throw new ConfigError(
      'ARBOR_ORIGIN is needed in production and begins with https: session cookies are bound to it.',
    );
  return { ...given, secret, encryptionKeys, root, production: given.NODE_ENV === 'production' };
}
