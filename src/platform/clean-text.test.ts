import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 80 });
const joiners = fc.string({
  unit: fc.constantFrom('ক', 'ষ', '্', '\u200c', '\u200d', 'a', '\u202e', ' '),
  maxLength: 20,
});

describe('a name', () => {
  it.each([
    ['a change of direction', 'Rahim\u202egnp.exe', 'Rahimgnp.exe'],
    ['isolates, as a phone copies them', '\u2068রহিম\u2069', 'রহিম'],
    ['a zero-width space', 'ad\u200bmin', 'admin'],
    ['a byte order mark', '\ufeffRahim', 'Rahim'],
    ['a soft hyphen', 'ad\u00admin', 'admin'],
    ['a control', 'a\u0000b\u0007c\u001b[0m', 'abc[0m'],
    ['tags of another text', 'Rahim\u{e0041}\u{e007f}', 'Rahim'],
    ['a Hangul filler alone', '\u3164', ''],
    ['an empty braille letter', '\u2800', ''],
    ['half a letter', 'a\ud800b', 'ab'],
    ['line breaks', 'Rahim\r\n\r\nUddin\u2028Khan', 'Rahim Uddin Khan'],
    ['wide spaces', ' Rahim\u00a0\u3000Uddin ', 'Rahim Uddin'],
    ['two parts of one letter', 'Jose\u0301', 'José'],
  ])('loses %s', (_, text, clean) => {
    expect(cleanLine(text)).toBe(clean);
  });

  it.each(['র\u200d\u09cdয্যাম', 'ক\u09cd\u200cষ', 'রহিম উদ্দিন', 'Zoë <b>O’Brien</b> & ñandú', '🎨 Studio'])(
    'keeps %s',
    (name) => {
      expect(cleanLine(name)).toBe(name.normalize('NFC'));
    },
  );

  it.each(['\u200cরহিম', 'রহিম\u200d', 'ra\u200chim', 'ক\u09cd\u200c\u200dষ', 'ক \u200cষ'])(
    'loses a joiner that joins nothing: %s',
    (name) => {
      expect(cleanLine(name)).toBe(name.replace(/[\u200c\u200d]/g, ''));
    },
  );

  it('is clean once it has been cleaned, on one line and within its length', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, joiners), (text) => {
        const clean = cleanLine(text);
        expect(cleanLine(clean)).toBe(clean);
        expect(clean).not.toMatch(/[\n\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });

  it('takes time in proportion to its length', () => {
    /** Returns the shortest of ten durations in milliseconds, because other work on the machine only adds time. */
    const time = (length: number): number => {
      const text = '\u200c'.repeat(length);
      const times = Array.from({ length: 10 }, () => {
        const begin = performance.now();
        cleanLine(text);
        return performance.now() - begin;
      });
      return Math.min(...times);
    };
    time(20_000);
    expect(time(200_000)).toBeLessThan(40 * Math.max(0.2, time(20_000)));
  });
});

it('a text of several lines keeps them', () => {
  expect(cleanText('One\r\ntwo\u2029\n\tthree\u202e ')).toBe('One\ntwo\n\n three');
});
