import * as z from 'zod';
import { createCursorCodec, cursorNumber, type Page } from '../../../../platform/pagination.ts';
import type { FewFoundSort, KeySort } from '../contract/keys.ts';

/** Cursor: the number that the list is sorted by, and the key, which breaks ties. */
const position = z.object({ value: cursorNumber, key: z.string().max(60) });

export type KeyPosition = z.output<typeof position>;
export type KeyPage = Page<KeySort, KeyPosition>;

export type FewFoundPage = Page<FewFoundSort, KeyPosition>;

export const fewFoundCursors = createCursorCodec<FewFoundSort, KeyPosition>({
  searches: position,
  '-searches': position,
  found: position,
  '-found': position,
  recent: position,
  '-recent': position,
  key: position,
  '-key': position,
});

export const keyCursors = createCursorCodec<KeySort, KeyPosition>({
  searches: position,
  '-searches': position,
  nothing: position,
  '-nothing': position,
  recent: position,
  '-recent': position,
  key: position,
  '-key': position,
});
