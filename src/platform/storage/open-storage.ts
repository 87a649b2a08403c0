import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createFolderStorage } from './folder.ts';
import { toS3Settings } from './s3/settings.ts';
import { createS3Storage } from './s3/storage.ts';
import type { Storage } from './storage.ts';

/** Opens the configured storage. */
export function openStorage(config: Config): Storage {
  const s3 = toS3Settings(config);
  if (s3 !== undefined) return createS3Storage(s3);
  return createFolderStorage({ root: join(config.ARBOR_DATA, 'storage'), secret: config.secret });
}
