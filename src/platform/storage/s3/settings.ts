import * as z from 'zod';
import { isLoopbackName } from '../../http/own-host.ts';
import { flag } from '../../setting-words.ts';

/** Settings of the storage. */
export const storageSettings = {
  ARBOR_STORAGE: z
    .enum(['folder', 's3'])
    .default('folder')
    .describe('Where files are kept: the folder storage in ARBOR_DATA, or a bucket of a service that speaks S3'),
  ARBOR_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of the service, such as https://s3.example; default: Amazon, by the region'),
  ARBOR_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'This is no region.')
    .default('us-east-1')
    .describe('Region of the bucket; many services other than Amazon take any'),
  ARBOR_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'This is no name of a bucket.')
    .optional()
    .describe('A private bucket that nothing else uses'),
  ARBOR_S3_KEY: z
    .string()
    .min(3)
    .max(200)
    .optional()
    .describe('Access key that may read, write, list and delete there'),
  ARBOR_S3_SECRET: z.string().min(3).max(400).optional().describe('Secret of that access key'),
  ARBOR_S3_PATH_STYLE: flag
    .default(false)
    .describe('Address the bucket as a path, not as a host: most services other than Amazon need it'),
};

type Given = z.output<z.ZodObject<typeof storageSettings>>;

export interface S3Settings {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly pathStyle: boolean;
}

/** Settings of an S3 bucket; undefined if files are stored in a folder. */
export function toS3Settings(given: Given): S3Settings | undefined {
  const { ARBOR_S3_BUCKET: bucket, ARBOR_S3_KEY: accessKeyId, ARBOR_S3_SECRET: secretAccessKey } = given;
  if (given.ARBOR_STORAGE !== 's3') return undefined;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return {
    endpoint: given.ARBOR_S3_ENDPOINT,
    region: given.ARBOR_S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
    pathStyle: given.ARBOR_S3_PATH_STYLE,
  };
}

const needed = ['ARBOR_S3_BUCKET', 'ARBOR_S3_KEY', 'ARBOR_S3_SECRET'] as const;

/** Reason in one sentence why the settings are refused; undefined if they are valid. */
export function findStorageRefusal(given: Given & { readonly NODE_ENV: string }): string | undefined {
  const missing = needed.filter((name) => given[name] === undefined);
  if (given.ARBOR_STORAGE === 'folder') {
    if (missing.length === needed.length) return undefined;
    return `ARBOR_STORAGE is folder, and settings of a bucket are there: set ARBOR_STORAGE=s3 to keep files in it, or remove ARBOR_S3_….`;
  }
  if (missing.length > 0) return `${missing.join(', ')}: ARBOR_STORAGE=s3 needs ${needed.join(', ')}.`;
  const { ARBOR_S3_ENDPOINT: endpoint } = given;
  if (endpoint === undefined) return undefined;
  const { protocol, hostname, pathname, search, hash } = new URL(endpoint);
  if (pathname !== '/' || search + hash !== '')
    return 'ARBOR_S3_ENDPOINT: an address without a path, such as https://s3.example.';
  if (given.NODE_ENV === 'production' && protocol === 'http:' && !isLoopbackName(hostname))
    return 'ARBOR_S3_ENDPOINT begins with https in production: links to private files are sent to it.';
  return undefined;
}
