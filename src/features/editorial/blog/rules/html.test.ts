import { describe, expect, it } from 'vitest';
import { scriptPayloads } from '../../../../../tests/support/script-payloads.ts';
import { type BlogBody, blogBody, toSafeHref } from '../contract/body.ts';
import { toPlainText } from './body.ts';
import { type RenderOptions, renderBody } from './html.ts';

const id = '01a2b3c4-0000-7000-8000-0123456789ab';
const picture = { _id: id, width: 900, height: 600, widths: [375, 900], avifWidths: [375] };
const options: RenderOptions = {
  images: new Map([[id, picture]]),
  contents: new Map([[id, { title: 'Kite', contributor: 'Mina', picture: null }]]),
  origin: '',
  prefix: '',
};
const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const parse = (...content: object[]): BlogBody => blogBody.parse({ type: 'doc', content });
const render = (...content: object[]) => renderBody(parse(...content), options);

/** All allowed tags with their attributes. Any other tag in the output is a security hole. */
const allowedTags = [
  /^<\/?(p|ul|li|ol|blockquote|figure|picture|aside|strong|em|s|code|span)>$/,
  /^<(br|hr)>$/,
  /^<\/(pre|a|h[2-4])>$/,
  /^<h[2-4] id="section-\d+">$/,
  /^<ol start="\d+">$/,
  /^<pre tabindex="0">$/,
  /^<a href="(https?:|mailto:)[^"<>\s]*" rel="noopener noreferrer">$/,
  /^<a href="\/content\/[0-9a-f-]{36}(\/(?:[\w-]|%[0-9A-F]{2})+)?">$/,
  /^<source type="image\/avif" srcset="[\w/., -]+" sizes="[\w() :,-]+">$/,
  /^<img src="[\w/.-]+" srcset="[\w/., -]+" sizes="[\w() :,-]+" width="\d+" height="\d+" alt="[^"<>]*" loading="lazy" decoding="async">$/,
];

/** Finds the parts of HTML that are neither an allowed tag nor text without angle brackets. */
const findForeign = (html: string): string[] =>
  html
    .split(/(<[^<>]*>)/)
    .filter((part, index) => (index % 2 === 1 ? !allowedTags.some((tag) => tag.test(part)) : /[<>]/.test(part)));

describe('the HTML of a post', () => {
  it('has the form that was written', () => {
    const { html, headings } = render(
      { type: 'heading', attrs: { level: 2 }, content: [text('Fold')] },
      paragraph(text('Fold '), text('it', { type: 'bold' }, { type: 'link', attrs: { href: 'https://example.org' } }), {
        type: 'hardBreak',
      }),
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph(text('a'))] }] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('b', { type: 'code' }))] }] },
      { type: 'blockquote', content: [paragraph(text('c', { type: 'italic' }, { type: 'strike' }))] },
      { type: 'codeBlock', content: [text('if (a < b)\n  c')] },
      { type: 'horizontalRule' },
      { type: 'heading', attrs: { level: 3 }, content: [] },
    );
    expect(html).toBe(
      '<h2 id="section-1">Fold</h2>' +
        '<p>Fold <strong><a href="https://example.org/" rel="noopener noreferrer">it</a></strong><br></p>' +
        '<ol start="3"><li><p>a</p></li></ol><ul><li><p><code>b</code></p></li></ul>' +
        '<blockquote><p><em><s>c</s></em></p></blockquote>' +
        '<pre tabindex="0"><code>if (a &lt; b)\n  c</code></pre><hr>',
    );
    expect(headings).toEqual([{ id: 'section-1', level: 2, text: 'Fold' }]);
  });

  it('has whole addresses in feeds', () => {
    const body = parse(
      { type: 'image', attrs: { imageId: id, alt: 'a' } },
      { type: 'embed', attrs: { contentId: id } },
    );
    const { html } = renderBody(body, { ...options, origin: 'https://arbor.example', prefix: '/bn' });
    expect(html).toContain('src="https://arbor.example/media/');
    expect(html).toContain(`href="https://arbor.example/bn/content/${id}/kite"`);
  });

  it(`holds nothing but what it makes itself, with ${scriptPayloads.length} payloads in every place`, () => {
    expect(new Set(scriptPayloads).size).toBeGreaterThanOrEqual(250);
    for (const payload of scriptPayloads) {
      const href = toSafeHref(payload);
      const marks = [{ type: 'bold' }, ...(href === undefined ? [] : [{ type: 'link', attrs: { href: payload } }])];
      const given = [
        { type: 'heading', attrs: { level: 2, id: payload, class: payload }, content: [text(payload, ...marks)] },
        { ...paragraph(text(payload, ...marks)), attrs: { style: payload } },
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text(payload))] }] },
        { type: 'blockquote', content: [paragraph(text(payload, { type: 'code' }))] },
        { type: 'codeBlock', attrs: { language: payload }, content: [text(payload)] },
        { type: 'image', attrs: { imageId: id, alt: payload, src: payload } },
        { type: 'embed', attrs: { contentId: id, href: payload } },
      ];
      const body = parse(...given);
      const contents = new Map([[id, { title: payload, contributor: payload, picture }]]);
      const { html } = renderBody(body, { ...options, contents });
      expect(findForeign(html), payload).toEqual([]);
      // Storing and cleaning the text again changes nothing.
      expect(blogBody.parse(JSON.parse(JSON.stringify(body)))).toEqual(body);
      expect(renderBody(blogBody.parse(body), { ...options, contents }).html).toBe(html);
      expect(toPlainText(body)).not.toContain('\u0000');
    }
  });

  it('would be caught with anything else in it', () => {
    for (const bad of ['<script>', '<p onclick="a">', '<a href="javascript:a" rel="noopener noreferrer">', 'a < b'])
      expect(findForeign(`<p>${bad}</p>`)).not.toEqual([]);
  });
});
