import type { sorts } from '../../content/contract.ts';

export type Sort = (typeof sorts)[number];

/** Where a page ended: the sort's own value, the tier of relevance, and the identifier that breaks ties. */
export interface Position {
  readonly sort: Sort;
  readonly tier: number;
  readonly value: number;
  readonly id: string;
}

export function encodeCursor(position: Position): string {
  return Buffer.from([position.sort, position.tier, position.value, position.id].join('|')).toString('base64url');
}

/** Beyond any price, count or millisecond of a date; PostgreSQL's dates end soon after. */
const MAX_SIZE = 8.64e15 / 10;

const shape = /^([a-z-]{5,10})\|([0-2])\|(\d{1,16})\|([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Undefined where the text is no cursor of this sort: made up, or of another list. */
export function decodeCursor(cursor: string, sort: Sort): Position | undefined {
  const match = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (match === null || match[1] !== sort || Number(match[3]) > MAX_SIZE) return undefined;
  return { sort, tier: Number(match[2]), value: Number(match[3]), id: match[4] ?? '' };
}
