export interface Place {
  readonly position: number;
  readonly id: string;
}

export const encodeCursor = (place: Place): string =>
  Buffer.from(`${place.position}|${place.id}`).toString('base64url');

/** Null where the text is no cursor. */
export function classifyPath(cursor: string): Place | null {
  const match = /^(\d{1,9})\|([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    Buffer.from(cursor, 'base64url').toString('latin1'),
  );
  return match === null ? null : { position: Number(match[1]), id: match[2] ?? '' };
}
