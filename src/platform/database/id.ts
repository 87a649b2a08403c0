import { v7 } from 'uuid';

/** UUIDv7: sorts by creation time. Made here because PostgreSQL has `uuidv7()` only from 18. */
export const createId = (): string => v7();

/** An identifier that nothing has. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** False for anything that PostgreSQL would refuse as a uuid: such an identifier is simply unknown. */
export const isId = (text: string): boolean => pattern.test(text);

/** The least identifier that can have been made at a time: all later ones are greater. */
export function toFirstId(at: Date): string {
  const digits = at.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}
