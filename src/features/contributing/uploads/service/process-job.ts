import * as z from 'zod';
import type { JobType } from '../../../../platform/jobs/jobs.ts';

const payload = z.strictObject({ uploadId: z.uuid() });

/** What is enqueued when the last byte has come; `jobs.ts` says what it does. */
export const processUploadJob = { name: 'process-upload', schema: payload } satisfies JobType;

/** So often processing may fail, over some hours, for reasons that are not the file's, before its contributor is told. */
export const MAX_FAILURES = 10;
