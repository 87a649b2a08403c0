import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanLine } from '../../clean-text.ts';
import { drawMarked } from './draw-marked.ts';
import { DrawingsReader } from './drawings-reader.ts';
import { DrawingSlugs, nameDrawing } from './name-drawing.ts';
import { findPaint, recolor } from './paint.ts';
import { parseDrawing } from './parse-drawing.ts';
import { renderDrawing } from './render-drawing.ts';
import { setSize, toComponentName, toDataUri, toJsx, toSvg } from './write-drawing.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 24 24"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:ink="http://ink.org" ${attributes}>${inside}</svg>`;
const clean = (inside: string, attributes?: string): string => toSvg(parseDrawing(svg(inside, attributes)));

describe('cleaning a drawing', () => {
  it.each([
    ['a script', '<script>alert(1)</script><path d="M0 0"/>'],
    ['an event handler', '<path d="M0 0" onload="alert(1)" ONCLICK="alert(1)"/>'],
    ['an address', '<use href="https://example.org/a.svg#a"/><use xlink:href="javascript:alert(1)"/><path d="M0 0"/>'],
    ['an address in a paint', '<path d="M0 0" fill="url(https://example.org/a)" style="fill:url( //example.org )"/>'],
    ['an escape in a style', '<path d="M0 0" style="fill:u\\72l(//example.org)"/>'],
    ['an animated address', '<use href="#a"><set attributeName="href" to="data:text/html,a"/></use><path d="M0 0"/>'],
    ['foreign markup', '<ink:a onload="alert(1)"><path d="M9 9"/></ink:a><path d="M0 0"/>'],
    ['a comment and an instruction', '<!-- secret --><?php secret ?><metadata>secret</metadata><path d="M0 0"/>'],
  ])('leaves out %s', (_, inside) => {
    const cleaned = clean(inside);
    expect(cleaned).not.toMatch(/alert|example|secret|javascript|data:|M9 9|onload|onclick|<script|\\/i);
    expect(cleaned).toContain('M0 0');
  });

  it.each([
    ['another document', svg('<foreignObject><p/></foreignObject>')],
    ['a picture', svg('<image href="data:image/png;base64,AAAA"/>')],
    ['a link', svg('<a href="#a"><path d="M0 0"/></a>')],
    ['a style that imports', svg('<style>@import "//example.org/a.css"</style>')],
    ['a style with an escape', svg('<style>a{fill:u\\72l(a)}</style>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`],
    ['no namespace', '<svg viewBox="0 0 1 1"/>'],
    ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['broken XML', svg('<path')],
    ['endless depth', svg(`${'<g>'.repeat(200)}${'</g>'.repeat(200)}`)],
    ['many attributes', svg(`<path ${Array.from({ length: 50_000 }, (_, at) => `a${at}=""`).join(' ')}/>`)],
    ['a repeated attribute', svg(`<path ${'a="" '.repeat(100_000)}/>`)],
    ['a long attribute', svg(`<path fill="a${' '.repeat(200_000)}b"/>`)],
    ['too much', svg(`<path d="${'M0 0'.repeat(200_000)}"/>`)],
  ])('refuses %s in little time', (_, text) => {
    const begun = performance.now();
    expect(() => parseDrawing(text)).toThrow();
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('keeps what draws, and is the same when it is repeated', () => {
    const cleaned = clean(
      '<defs><linearGradient id="a"><stop stop-color="#f00"/></linearGradient></defs><path d="M0 0&#10;1" fill="url(#a)"/><text xml:space="preserve"> a &lt; b </text><use xlink:href="#a"/>',
      'width="32px" height="16"',
    );
    expect(cleaned).toContain('viewBox="0 0 32 16"');
    expect(cleaned).toContain('> a &lt; b </text><use xlink:href="#a"/>');
    expect(toSvg(parseDrawing(cleaned))).toBe(cleaned);
  });
});

describe('the only paint', () => {
  it.each([
    ['<path d="M0 0"/>', '#000000'],
    ['<path fill="#F00" d="M0 0"/><path fill="none" stroke="#ff0000" d="M0 0"/>', '#ff0000'],
    ['<g fill="none" stroke="currentColor"><path d="M0 0"/></g>', 'currentcolor'],
    ['<path style="fill: #abc" d="M0 0"/>', '#aabbcc'],
    ['<mask id="a"><path fill="#fff" d="M0 0"/></mask><path mask="url(#a)" fill="#123456" d="M0 0"/>', '#123456'],
    ['<defs><path id="a" d="M0 0"/></defs><use href="#a" fill="red"/>', 'red'],
    ['<path fill="red" d="M0 0"/><path d="M0 0"/>', null],
    ['<linearGradient id="a"/><path fill="url(#a)" d="M0 0"/>', null],
    ['<style>.a{fill:red}</style><path class="a" d="M0 0"/>', null],
    ['<path fill="none" d="M0 0"/>', null],
    ['<path fill="x" d="M0 0"/>', null],
    ['<path style="fill:red !important" d="M0 0"/>', 'red'],
    ['<path d="M0 0"><animate attributeName="fill" values="red;blue"/></path>', null],
  ])('of %s is %s', (inside, paint) => expect(findPaint(parseDrawing(svg(inside)))).toBe(paint));

  it('is replaced everywhere but in masks', () => {
    const change = (inside: string) => {
      const root = parseDrawing(svg(inside));
      return toSvg(recolor(root, findPaint(root) ?? '', '#00aa00'));
    };
    expect(change('<path d="M0 0"/>')).toContain('fill="#00aa00"');
    expect(change('<g stroke="currentColor" fill="none"><path d="M0 0"/></g>')).toMatch(
      /color="#00aa00".*stroke="#00aa00"/,
    );
    expect(change('<path style="fill:#ABC;opacity:1" d="M0 0"/>')).toContain('style="fill:#00aa00;opacity:1"');
    expect(change('<mask id="a"><path fill="red" d="M0 0"/></mask><path fill="red" d="M0 0"/>')).toMatch(
      /<mask id="a"><path fill="red".*<path fill="#00aa00"/,
    );
  });
});

describe('names and addresses of drawings', () => {
  it.each([
    ['svg/arrow-left.svg', 'Arrow left', 'arrow-left'],
    ['নৌকা_ঘাট.SVG', 'নৌকা ঘাট', 'নৌকা-ঘাট'],
    ['a/b/.svg', '–', 'drawing'],
    ['photo\u202egnp.svg', 'Photognp', 'photognp'],
  ])('of %s', (path, name, slug) => {
    expect(nameDrawing(path)).toBe(name);
    expect(new DrawingSlugs().add(nameDrawing(path))).toBe(slug);
  });

  it.each(['\u200c', '\u200d', '\ud83d\ude00'])('have no half of %j where a long name is cut', (part) => {
    const name = nameDrawing(`${'ক'.repeat(79)}${part}খ.svg`);
    expect(name).toBe('ক'.repeat(79));
    expect(cleanLine(name)).toBe(name);
  });

  it('are unique in a set', () => {
    const slugs = new DrawingSlugs();
    expect(['Home', 'Home 2', 'Home', 'HOME', '–', '–'].map((name) => slugs.add(name))).toEqual([
      'home',
      'home-2',
      'home-3',
      'home-4',
      'drawing',
      'drawing-2',
    ]);
  });
});

describe('forms of a drawing', () => {
  it('is a React component', () => {
    const root = parseDrawing(
      svg(
        '<title>A "b" {c}</title><g class="a" stroke-width="2" style="fill:red;--x:1;-webkit-mask:none"><path d="M0 0" xlink:href="#a"/></g>',
      ),
    );
    expect(toJsx(root, '2-arrows-left')).toBe(`export function Drawing2ArrowsLeft(props) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" {...props}>
      <title>
        {"A \\"b\\" {c}"}
      </title>
      <g className="a" strokeWidth="2" style={{ "fill": "red", "--x": "1", "WebkitMask": "none" }}>
        <path d="M0 0" xlinkHref="#a" />
      </g>
    </svg>
  );
}
`);
    expect(toComponentName('arrow-left')).toBe('ArrowLeft');
    expect(toComponentName('নৌকা')).toBe('Drawing');
  });

  it('is a data URI that decodes to the SVG', () => {
    const root = parseDrawing(svg('<path d="M0 0" fill="#f00"/><text>100% নৌকা</text>'));
    const uri = toDataUri(root);
    expect(uri).not.toMatch(/["<>#\s]/);
    expect(decodeURIComponent(uri.slice('data:image/svg+xml,'.length))).toBe(toSvg(root));
  });

  it('is a PNG with the wanted longer side', async () => {
    const root = parseDrawing(svg('<rect width="24" height="12" fill="#f00"/>', 'viewBox="0 0 24 12"'));
    const png = await renderDrawing({ svg: toSvg(setSize(root, 100)) });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 100, height: 50 });
  });
});

it('is an icon of four square PNGs, in the middle of transparent ones if it is wide', async () => {
  const root = parseDrawing(svg('<path fill="#f00" d="M0 0h24v12H0z"/>', 'viewBox="0 0 24 12"'));
  const ico = await renderDrawing({ svg: toSvg(root), isIcon: true });
  expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 4]);
  let end = 6 + 4 * 16;
  for (const [at, side] of [16, 32, 48, 256].entries()) {
    const entry = ico.subarray(6 + at * 16);
    expect([...entry.subarray(0, 4)]).toEqual([side % 256, side % 256, 0, 0]);
    expect([entry.readUInt16LE(4), entry.readUInt16LE(6), entry.readUInt32LE(12)]).toEqual([1, 32, end]);
    const start = end;
    end += entry.readUInt32LE(8);
    const { data, info } = await sharp(ico.subarray(start, end)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([side, side, 4]);
    expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
    expect([...data.subarray((side * side + side) * 2).subarray(0, 4)]).toEqual([255, 0, 0, 255]);
  }
  expect(end).toBe(ico.length);
});

describe('the drawings of an archive', () => {
  it('are cleaned, marked, and counted where they can’t be shown', async () => {
    const reader = new DrawingsReader();
    const add = (path: string, text: string) => reader.add(path, Buffer.from(text), path);
    await add('a/home.svg', svg('<!-- a --><path d="M0 0h24v24z"/>'));
    await add('b/home.svg', svg('<image href="data:image/png;base64,AAAA"/>'));
    await add('b/house.svg', svg('<rect width="24" height="24" fill="currentColor"/>', 'viewBox="0 0 24 12"'));
    const { drawings, leftOut, sources, markedSheets } = await reader.finish();
    expect(drawings.map(({ slug, paint, ratio }) => [slug, paint, ratio])).toEqual([
      ['home', '#000000', 1],
      ['house', 'currentcolor', 2],
    ]);
    const [, house] = drawings;
    expect(sources.subarray(house?.start, (house?.start ?? 0) + (house?.bytes ?? 0)).toString()).toMatch(
      /^<svg.*<\/svg>$/,
    );
    expect([leftOut, markedSheets.length]).toEqual([1, 1]);
    expect(await sharp(markedSheets[0]).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 480,
      hasAlpha: true,
    });
  });

  it('are marked on light, dark and empty ground', async () => {
    for (const fill of ['#fff', '#000', 'none']) {
      const { rgba } = await drawMarked(toSvg(parseDrawing(svg(`<rect width="24" height="24" fill="${fill}"/>`))));
      const pixels = new Set<number>();
      for (let at = 0; at < rgba.length; at += 4) pixels.add(rgba.readUInt32BE(at));
      expect(pixels.size).toBeGreaterThan(4);
    }
  });
});
