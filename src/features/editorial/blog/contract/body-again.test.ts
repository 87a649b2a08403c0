import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blogBody, readStoredBody } from './body.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const id = '01a2b3c4-0000-7000-8000-0123456789ab';
const image = (alt: string) => ({ type: 'image', attrs: { imageId: id, alt } });
const linked = (href: string) => paragraph({ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href } }] });

/** Letters that cleaning lengthens, shortens or replaces. */
const letters = fc.constantFrom(
  ...['a', ' ', '\t', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u00a0', '\u200b', '\u200c', '\u200d', '\u202e'],
  ...['\u0000', '\ud83d', '\ude00', '\u0301', '\u0340', '\u2000', '\u09df', '\u09dc', 'ক', 'া', '\u09bc', '|', '😀'],
);
const text = fc.string({ unit: fc.oneof(letters, fc.string({ unit: 'binary', maxLength: 1 })), maxLength: 40 });
/** Texts whose length is around the limits. */
const long = (max: number) =>
  fc.tuple(fc.constantFrom('\u09df', '\t', 'ক', 'a'), fc.nat(3), text).map(([letter, more, end]) => {
    const filled = letter.repeat(max - end.length + more - 2);
    return filled + end;
  });
const href = fc
  .tuple(fc.constantFrom('https://example.org/', 'mailto:', 'HTTP://Example.org?', 'https://উদাহরণ.বাংলা/#'), text)
  .map(([start, end]) => start + end);
const words = fc.record({
  type: fc.constant('text'),
  text,
  marks: fc.array(fc.record({ type: fc.constant('link'), attrs: fc.record({ href }) }), { maxLength: 1 }),
});
const block = fc.oneof(
  fc.record({ type: fc.constant('paragraph'), content: fc.array(words, { maxLength: 4 }) }),
  fc.oneof(text, long(300)).map(image),
  text.map((code) => ({ type: 'codeBlock', content: [{ type: 'text', text: code }] })),
  fc.integer({ min: 180, max: 2000 }).map((n) => linked(`https://example.org/${'ন'.repeat(n)}`)),
  long(50_000).map((each) => paragraph({ type: 'text', text: each })),
);

describe('a text that was accepted', () => {
  it('is accepted again, and stays the same', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), (content) => {
        const once = blogBody.safeParse(doc(...content));
        if (!once.success) return;
        accepted += 1;
        expect(blogBody.parse(once.data)).toEqual(once.data);
        expect(blogBody.parse(JSON.parse(JSON.stringify(once.data)))).toEqual(once.data);
        expect(readStoredBody(once.data)).toEqual(once.data);
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it.each([
    ['a letter that becomes two', doc(image(`${'a'.repeat(299)}\u09df`))],
    ['tabs in code', doc({ type: 'codeBlock', content: [{ type: 'text', text: `${'a'.repeat(49_999)}\t` }] })],
    ['a link with many Bangla letters', doc(linked(`https://example.org/${'ন'.repeat(221)}`))],
  ])('is no longer than allowed after cleaning: %s', (_, body) => {
    expect(blogBody.safeParse(body).success).toBe(false);
  });

  it('counts after cleaning, too, where that shortens it', () => {
    expect(blogBody.safeParse(doc(image('\u200b'.repeat(400)))).success).toBe(true);
  });
});

describe('a stored text', () => {
  it('is read whatever its lengths are', () => {
    const body = doc(image(`${'a'.repeat(400)}\u09df`), linked(`https://example.org/${'%E0%A6%A8'.repeat(400)}`));
    expect(readStoredBody(body)).toEqual(body);
  });

  it('loses only what nobody knows any more', () => {
    const kept = paragraph({ type: 'text', text: 'Fold.' });
    expect(readStoredBody(doc({ type: 'iframe' }, kept, { type: 'heading', attrs: { level: '9' } }))).toEqual(
      doc(kept),
    );
    for (const broken of [null, 'a', {}, { content: 'a' }, { content: [null] }])
      expect(readStoredBody(broken)).toEqual(doc());
  });
});
