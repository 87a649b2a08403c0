import { describe, expect, it } from 'vitest';
import { MAX_DRAWN_SIZE, MAX_DRAWN_TEXT, MAX_DRAWN_WIDTH, MIN_DRAWN_SIZE, MIN_DRAWN_WIDTH } from '../contract.ts';
import { CharSet, listMissing, splitCovered } from './char-set.ts';
import { drawn } from './font-view.ts';

const set = new CharSet('20-7e,e9,302,995-9a8,9bc,9be,9cd');

describe('the characters of a font', () => {
  it('are those of its ranges, ends included', () => {
    expect([0x1f, 0x20, 0x7e, 0x7f, 0x995, 0x9a8, 0x9a9, 0xe9].map((code) => set.has(code))).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(new CharSet('').has(0x20)).toBe(false);
  });

  it('cover letters that are made of parts, joiners and breaks', () => {
    expect(['ô', 'ড়', '\u200d', '\n', 'ë'].map((letter) => set.covers(letter))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('split a text into what can be drawn and single letters that are missing', () => {
    expect(splitCovered('কা 中国 ok', set)).toEqual([
      { text: 'কা ', isMissing: false },
      { text: '中', isMissing: true },
      { text: '国', isMissing: true },
      { text: ' ok', isMissing: false },
    ]);
    expect(splitCovered('e\u0301', set)).toEqual([{ text: 'é', isMissing: false }]);
    expect(listMissing('中国中', set)).toEqual(['中', '国']);
    expect(listMissing('', set)).toEqual([]);
  });
});

it('keeps the bounds of drawn texts as the contract has them', () => {
  expect(drawn).toEqual({
    maxText: MAX_DRAWN_TEXT,
    minSize: MIN_DRAWN_SIZE,
    maxSize: MAX_DRAWN_SIZE,
    minWidth: MIN_DRAWN_WIDTH,
    maxWidth: MAX_DRAWN_WIDTH,
  });
});
