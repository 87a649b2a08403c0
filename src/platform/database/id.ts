import { v7 } from 'uuid';

/** Creates a UUIDv7, which sorts by creation time. PostgreSQL has `uuidv7()` only since version 18. */
export const createId = (): string => v7();

/** An id that no row has. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is a valid UUID; any other text is treated as an unknown id. */
export const isId = (text: string): boolean => pattern.test(text);

/** The lowest id of a time: ids created later are greater. */
export function toFirstId(at: Date): string {
  const digits = at.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}
