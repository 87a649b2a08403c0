import { describe, expect, it } from 'vitest';
import { blogBody, blogBodyField, toSafeHref } from './body.ts';
import { isManageable } from './body-size.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const words = (text: string, ...marks: unknown[]) => ({ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) });
const link = (href: string) => ({ type: 'link', attrs: { href } });
const id = '01a2b3c4-0000-7000-8000-0123456789ab';

describe('the text of a post', () => {
  it('takes what the editor makes', () => {
    const body = doc(
      { type: 'heading', attrs: { level: 2 }, content: [words('নৌকা বানানো')] },
      paragraph(words('Fold '), words('twice', { type: 'bold' }, link('https://example.org/')), { type: 'hardBreak' }),
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(words('Paper')),
              { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph()] }] },
            ],
          },
        ],
      },
      { type: 'blockquote', content: [paragraph(words('Said.', { type: 'italic' }))] },
      { type: 'codeBlock', content: [words('a\n  b')] },
      { type: 'horizontalRule' },
      { type: 'image', attrs: { imageId: id, alt: 'A boat' } },
      { type: 'embed', attrs: { contentId: id } },
    );
    expect(blogBody.parse(body)).toEqual(body);
  });

  it('leaves out attributes that it does not know, and letters that nobody sees; twice is the same as once', () => {
    const given = doc(
      {
        type: 'paragraph',
        attrs: { onclick: 'x', style: 'x' },
        content: [words('a\u202eb '), words('\u200b'), words(' c')],
      },
      { type: 'codeBlock', attrs: { language: '"><script>' }, content: [words('\ta')] },
      paragraph({
        ...words('here', { type: 'link', attrs: { href: 'HTTP://Example.org', onclick: 'x', target: 'x' } }),
      }),
    );
    const once = blogBody.parse(given);
    expect(once).toEqual(
      doc(
        paragraph(words('ab '), words(' c')),
        { type: 'codeBlock', content: [words('  a')] },
        paragraph(words('here', link('http://example.org/'))),
      ),
    );
    expect(blogBody.parse(once)).toEqual(once);
  });

  it.each([
    ['an unknown node', doc({ type: 'iframe', attrs: { src: 'https://example.org' } })],
    ['an unknown mark', doc(paragraph(words('a', { type: 'textStyle', attrs: { style: 'x' } })))],
    ['a heading of the page itself', doc({ type: 'heading', attrs: { level: 1 } })],
    ['a list without items', doc({ type: 'bulletList', content: [] })],
    ['a block in a sentence', doc(paragraph(paragraph()))],
    ['a picture from elsewhere', doc({ type: 'image', attrs: { imageId: 'https://example.org/a.png', alt: '' } })],
    ['a mark in code', doc({ type: 'codeBlock', content: [{ type: 'hardBreak' }] })],
    ['no document', paragraph()],
    ['text instead of nodes', doc('<script>alert(1)</script>')],
  ])('refuses %s', (_, body) => {
    expect(blogBody.safeParse(body).success).toBe(false);
  });

  it('in a form is JSON that is neither too deep nor too long', () => {
    expect(blogBodyField.parse('')).toBeNull();
    expect(blogBodyField.parse(JSON.stringify(doc()))).toEqual(doc());
    for (const bad of ['{', '[]', '{"type":"doc"}', '['.repeat(100_000), 'x'.repeat(300_001)])
      expect(blogBodyField.safeParse(bad).success).toBe(false);
    const nest = (depth: number): unknown =>
      depth === 0 ? paragraph() : { type: 'blockquote', content: [nest(depth - 1)] };
    expect(blogBodyField.safeParse(JSON.stringify(doc(nest(15)))).success).toBe(true);
    expect(blogBodyField.safeParse(JSON.stringify(doc(nest(60)))).success).toBe(false);
    expect(isManageable(Array.from({ length: 40_001 }, () => 1))).toBe(false);
  });
});

describe('a link', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['  http://example.org  ', 'http://example.org/'],
    ['mailto:mina@example.org', 'mailto:mina@example.org'],
    ['https://example.org/a b', 'https://example.org/a%20b'],
    ['https://bn.wikipedia.org/wiki/নৌকা', 'https://bn.wikipedia.org/wiki/%E0%A6%A8%E0%A7%8C%E0%A6%95%E0%A6%BE'],
  ])('to %s stays', (given, expected) => {
    expect(toSafeHref(given)).toBe(expected);
    expect(toSafeHref(expected)).toBe(expected);
  });

  it('that is too long is named by the refusal of its text, wherever it stands', () => {
    const marks = (path: string) => [{ type: 'link', attrs: { href: `https://example.org/${path}` } }];
    const long = paragraph({ ...words('Boats of the delta'), marks: marks('a'.repeat(1981)) });
    const short = paragraph({ ...words('Kites'), marks: marks('a'.repeat(1980)) });
    expect(blogBody.safeParse(doc(short)).success).toBe(true);
    const nested = { type: 'bulletList', content: [{ type: 'listItem', content: [short, long] }] };
    for (const body of [doc(short, long), doc({ type: 'blockquote', content: [nested] })])
      expect(blogBody.safeParse(body).error?.issues).toMatchObject([
        {
          params: {
            texts: {
              en: expect.stringMatching(
                /^The link «Boats of the delta» \(https:\/\/example.org\/a+…\) has 2,001 characters; the limit is 2,000/,
              ),
              bn: expect.stringMatching(/«Boats of the delta» .*২,০০১টি .*২,০০০টি/),
            },
          },
        },
      ]);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\u0000script:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    'https://name:word@example.org/',
    '//example.org',
    '/content',
    'example.org',
    '',
  ])('to %j is refused', (given) => {
    expect(toSafeHref(given)).toBeUndefined();
  });
});
