import * as z from 'zod';
import type { JobType } from '../../../platform/jobs/jobs.ts';

const payload = z.strictObject({ uploadId: z.uuid() });

/** What is enqueued when the last byte has come; `jobs.ts` says what it does. */
export const processUploadJob = { name: 'process-upload', schema: payload } satisfies JobType;
