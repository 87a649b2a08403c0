import { readdirSync } from 'node:fs';
import { packageBytes, packagePath, packageText } from '../package-file.ts';
import type { FaceName } from '../slides/lettering.ts';
import type { ZipEntry } from '../zip.ts';
import { drawShape, isWords, type Sheet } from './sheet.ts';

/** Family, package and weight of each font, for pages that are edited in a browser. */
const webFaces: Readonly<Record<FaceName, readonly [family: string, pack: string, weight: number]>> = {
  sans: ['Hind Siliguri', 'hind-siliguri', 400],
  sansMedium: ['Hind Siliguri', 'hind-siliguri', 500],
  sansBold: ['Hind Siliguri', 'hind-siliguri', 700],
  serif: ['Noto Serif Bengali', 'noto-serif-bengali', 400],
  serifBold: ['Noto Serif Bengali', 'noto-serif-bengali', 700],
  tiro: ['Tiro Bangla', 'tiro-bangla', 400],
  galada: ['Galada', 'galada', 400],
  atma: ['Atma', 'atma', 600],
  baloo: ['Baloo Da 2', 'baloo-da-2', 700],
  anek: ['Anek Bangla', 'anek-bangla', 600],
  anekBlack: ['Anek Bangla', 'anek-bangla', 800],
  poppins: ['Poppins', 'poppins', 400],
  poppinsBold: ['Poppins', 'poppins', 600],
  display: ['DM Serif Display', 'dm-serif-display', 400],
  cinzel: ['Cinzel', 'cinzel', 400],
  vibes: ['Great Vibes', 'great-vibes', 400],
  sacramento: ['Sacramento', 'sacramento', 400],
  grotesk: ['Space Grotesk', 'space-grotesk', 700],
  abril: ['Abril Fatface', 'abril-fatface', 400],
  bebas: ['Bebas Neue', 'bebas-neue', 400],
  poiret: ['Poiret One', 'poiret-one', 400],
};

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function listFaces(sheets: readonly Sheet[]): FaceName[] {
  const used = new Set(sheets.flatMap(({ parts }) => parts.flatMap((part) => (isWords(part) ? [part.face] : []))));
  return [...used].toSorted();
}

/** Creates an HTML page on which every line can be edited; printing omits everything else. */
function pageHtml({ name, width, height, parts }: Sheet): string {
  const art = parts.flatMap((part) => (isWords(part) ? [] : [drawShape(part)]));
  const lines = parts.filter(isWords).map(({ text, x, y, face, size, color, anchor = 'start' }) => {
    const [family, , weight] = webFaces[face];
    const shift = anchor === 'middle' ? '-50%' : anchor === 'end' ? '-100%' : '0';
    return `<p contenteditable="true" style="left:${x.toFixed(1)}pt;top:${(y - size).toFixed(1)}pt;font:${weight} ${size.toFixed(1)}pt/1.25 '${family}','Hind Siliguri',sans-serif;color:${color};transform:translateX(${shift})">${escapeHtml(text)}</p>`;
  });
  return `<section aria-label="${escapeHtml(name)}" style="width:${width}pt;height:${height}pt"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${art.join('')}</svg>${lines.join('')}</section>`;
}

/** Creates the files of a page with the fonts that it needs, under their own licences. */
export function htmlEntries(title: string, language: string, sheets: readonly Sheet[]): ZipEntry[] {
  const faces = listFaces(sheets);
  const fonts = [
    ...new Map(['sans' as const, ...faces].map((face) => [webFaces[face].slice(1).join(), webFaces[face]])).values(),
  ];
  const files = fonts.flatMap(([family, pack, weight]) =>
    readdirSync(packagePath('@fontsource', pack, 'files'))
      .filter((file) => new RegExp(`-(bengali|latin)-${weight}-normal\\.woff2$`).test(file))
      .map((file) => ({ family, pack, weight, file })),
  );
  const rules = files.map(({ family, weight, file }) => {
    const range = file.includes('-bengali-')
      ? 'U+0980-09FF,U+200C-200D,U+25CC,U+0964-0965'
      : 'U+0000-00FF,U+2010-203A,U+20B9';
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url('fonts/${file}') format('woff2');unicode-range:${range}}`;
  });
  const [first] = sheets;
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
${rules.join('\n')}
@page{size:${first?.width ?? 595}pt ${first?.height ?? 842}pt;margin:0}
body{margin:0;background:#ddd9d2}
section{position:relative;margin:24pt auto;background:#fff;overflow:hidden;break-after:page}
svg{position:absolute;inset:0;width:100%;height:100%}
p{position:absolute;margin:0;white-space:nowrap;outline-offset:2pt}
p:hover{outline:1px dashed #888}
@media print{body{background:none}section{margin:0}}
</style>
${sheets.map(pageHtml).join('\n')}
</html>
`;
  const packs = [...new Set(files.map(({ pack }) => pack))];
  return [
    { name: 'index.html', bytes: html },
    ...files.map(({ pack, file }) => ({
      name: `fonts/${file}`,
      bytes: packageBytes('@fontsource', pack, 'files', file),
    })),
    ...packs.map((pack) => ({ name: `fonts/${pack}-OFL.txt`, bytes: packageText('@fontsource', pack, 'LICENSE') })),
  ];
}
