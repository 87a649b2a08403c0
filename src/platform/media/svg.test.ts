import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkSvg, UnsafeSvgError } from './check-svg.ts';
import { rasterizeSvg } from './svg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 20 10"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

describe('drawing an SVG', () => {
  it('draws at the wanted size in its own proportions', async () => {
    const sizes = await Promise.all([
      rasterizeSvg(svg('<rect width="20" height="10" fill="red"/>'), { width: 400 }),
      rasterizeSvg(svg('<rect width="20" height="10"/>', 'width="20" height="10"'), { height: 300 }),
      rasterizeSvg(svg('<rect width="20" height="10"/>'), { width: 100, height: 100 }),
    ]);
    const shown = await Promise.all(sizes.map(async (bytes) => sharp(bytes).metadata()));
    expect(shown.map(({ width, height }) => [width, height])).toEqual([
      [400, 200],
      [600, 300],
      [100, 100],
    ]);
    const { data } = await sharp(sizes[0]).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['an event handler', svg('<rect onload="alert(1)"/>')],
    ['a script address', svg('<a xlink:href="javascript:alert(1)"><rect/></a>')],
    ['an outside picture', svg('<image href="https://example.com/a.png"/>')],
    ['a local file', svg('<image xlink:href="file:///etc/passwd"/>')],
    ['foreign markup', svg('<foreignObject><body/></foreignObject>')],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`],
    ['an outside style', svg('<style>@import "https://example.com/a.css"</style>')],
    ['an SVG inside a data address', svg('<image href="data:image/svg+xml;base64,AAAA"/>')],
  ])('refuses %s', (_, text) => {
    expect(() => checkSvg(text)).toThrow(UnsafeSvgError);
  });

  it('lets references inside the file and embedded pictures pass', () => {
    expect(() =>
      checkSvg(
        svg(
          '<defs><g id="a"/></defs><use xlink:href="#a"/><rect fill="url(#b)"/><image href="data:image/png;base64,AAAA"/>',
        ),
      ),
    ).not.toThrow();
  });

  it.each([
    ['blanks in a reference', svg(`<use href=${' '.repeat(100_000)}#a/>`)],
    ['blanks in an address', svg(`<rect fill="url(${' '.repeat(100_000)}#a)"/>`)],
    ['many root elements', '<svg'.repeat(100_000)],
    ['many open quotes', svg('', ' width="'.repeat(100_000))],
  ])('takes no longer than the length of %s', async (_, text) => {
    const began = process.threadCpuUsage();
    await Promise.resolve()
      .then(() => rasterizeSvg(text, { width: 10 }))
      .catch(() => undefined);
    const { user, system } = process.threadCpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(1000);
  });

  it('refuses a size beyond the pixel limit and what is no SVG', async () => {
    await expect(async () => rasterizeSvg(svg(''), { width: 100_000 })).rejects.toThrow(UnsafeSvgError);
    await expect(async () => rasterizeSvg('hello', { width: 10 })).rejects.toThrow(UnsafeSvgError);
  });
});
