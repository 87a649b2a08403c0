import * as z from 'zod';
import { createCursorCodec, cursorId } from '../../../platform/pagination.ts';

/** Microseconds, which is what the database's times have; up to where its dates end. */
const position = z.object({ failedMicroseconds: z.int().min(0).max(8_640_000_000_000_000), id: cursorId });

/** Failed jobs, the newest failure first. */
export const failedJobCursors = createCursorCodec<'newest', z.output<typeof position>>({ newest: position });

const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Identifiers as they are; null for every other value, which may be personal. */
export const presentPayload = (payload: Readonly<Record<string, unknown>>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      typeof value === 'string' && identifier.test(value) ? value : null,
    ]),
  );
