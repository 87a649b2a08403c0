import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createId } from './database/id.ts';
import { countTotal, createCursorCodec, cursorId, cursorNumber, cutPage, parsePage, toTotal } from './pagination.ts';

const codec = createCursorCodec({
  newest: z.object({ value: cursorNumber, id: cursorId }),
  popular: z.object({ value: cursorNumber, id: cursorId }),
});
const ctx = { locale: 'en' } as const;

describe('cursors', () => {
  it('are read back for their own sort only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (value) => {
        const position = { value, id: createId() };
        const cursor = codec.encode('newest', position);
        expect(codec.decode('newest', cursor)).toEqual(position);
        expect(codec.decode('popular', cursor)).toBeUndefined();
      }),
    );
  });

  it('are written the same in whichever order the members come', () => {
    const id = createId();
    expect(codec.encode('newest', { id, value: 1 })).toBe(codec.encode('newest', { value: 1, id }));
  });

  it('are nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(codec.decode('popular', text)).toBeUndefined();
      }),
    );
    const toText = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
    const id = createId();
    for (const content of [
      null,
      {},
      ['newest'],
      ['newest', null],
      ['newest', { value: '1', id }],
      ['newest', { value: -1, id }],
      ['newest', { value: 1.5, id }],
      ['newest', { value: 1, id: 'x' }],
      ['newest', { value: 1, id, more: 1 }],
      ['newest', { id, value: 1 }],
      ['newest', { value: 1, id }, 1],
    ])
      expect(codec.decode('newest', toText(content))).toBeUndefined();
    expect(codec.decode('newest', `${codec.encode('newest', { value: 1, id })}=`)).toBeUndefined();
    expect(codec.decode('newest', codec.encode('newest', { value: 1, id }))).toBeDefined();
  });

  it('that are not ours are refused as bad input', () => {
    expect(() => parsePage(ctx, codec, { sort: 'newest', limit: 10, cursor: 'x' })).toThrow(
      expect.objectContaining({ code: 'bad_input', errors: [expect.objectContaining({ path: 'cursor' })] }),
    );
    expect(parsePage(ctx, codec, { sort: 'newest', limit: 10, cursor: '' }).after).toBeUndefined();
  });
});

it('goes through every row once, and no page is empty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 12 }), (count, limit) => {
      const all = Array.from({ length: count }, (_, value) => ({ value, id: createId() }));
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = parsePage(ctx, codec, { sort: 'popular', limit, cursor });
        const start = page.after === undefined ? 0 : page.after.value + 1;
        const { rows, nextCursor } = cutPage(codec, page, all.slice(start, start + page.limit), (row) => row);
        expect(rows.length > 0 || count === 0).toBe(true);
        seen.push(...rows.map(({ value }) => value));
        cursor = nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual(all.map(({ value }) => value));
    }),
  );
});

it('says a total exactly up to ten thousand', () => {
  expect(toTotal(10_000)).toEqual({ total: 10_000, totalIsMore: false });
  expect(toTotal(10_001)).toEqual({ total: 10_000, totalIsMore: true });
});

it('counts a total to one more than it says, and not for an export', async () => {
  const asked: number[] = [];
  const count = async (max: number) => asked.push(max);
  expect(await countTotal({ limit: 20 }, count)).toEqual({ total: 1, totalIsMore: false });
  expect(await countTotal({ limit: 500, isCounted: false }, count)).toEqual({ total: 0, totalIsMore: false });
  expect(asked).toEqual([10_001]);
});
