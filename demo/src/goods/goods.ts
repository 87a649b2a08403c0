import { once } from '../once.ts';
import { createContent, zipFile } from '../pack.ts';
import type { Source } from '../sets.ts';
import type { DemoContent, DemoFile, DemoVariant } from '../types.ts';
import type { ZipEntry } from '../zip.ts';
import { boishakhCards } from './boishakh-cards.ts';
import { eidCards } from './eid-cards.ts';
import type { Goods } from './goods-entry.ts';
import { goodsPreviews } from './goods-slides.ts';
import { htmlEntries } from './html-page.ts';
import { invoices } from './invoices.ts';
import { menus } from './menus.ts';
import { resumes } from './resumes.ts';
import { type Sheet, toPdf, toSvg } from './sheet.ts';
import { socialPosts } from './social-posts.ts';
import { weddingCards } from './wedding-cards.ts';

const STANDARD = 'arbor-standard-1';
const EXTENDED = 'arbor-extended-1';

const source: Source = {
  contributor: 'shapla-press',
  licence: STANDARD,
  attribution: 'Drawn by scripts of the Arbor project.',
  url: '',
};

const licenceNote: ZipEntry = {
  name: 'LICENCE.txt',
  bytes:
    'Arbor Standard Licence or Arbor Extended Licence, as your order says; the certificate in your library names it.\nFonts in this folder come under the SIL Open Font License, whose text lies beside them.\n',
};

const words = {
  en: ['SVG + PDF', 'Full set', 'Extended'],
  bn: ['এসভিজি ও পিডিএফ', 'পুরো সেট', 'এক্সটেন্ডেড'],
} as const;

const svgZip = (name: string, ways: () => readonly (readonly Sheet[])[]): DemoFile =>
  zipFile(name, async () => [
    licenceNote,
    ...ways().flatMap((sheets, way) =>
      sheets.map((sheet) => ({
        name: `${ways().length > 1 ? `colour-${way + 1}/` : ''}${sheet.name}.svg`,
        bytes: toSvg(sheet),
      })),
    ),
  ]);

const pdfFile = (name: string, title: string, sheets: () => readonly Sheet[]): DemoFile => ({
  name: `${name}.pdf`,
  mediaType: 'application/pdf',
  format: 'pdf',
  build: () => toPdf(title, sheets()),
});

/** Creates the variants of a work. Each page is drawn once for all files and pictures that contain it. */
function createVariants({ key, file, title, language, colorways, prices }: Goods): DemoVariant[] {
  const name = file ?? key;
  const [first] = colorways;
  const pages = (): readonly Sheet[] => first?.() ?? [];
  const all = (): readonly (readonly Sheet[])[] => colorways.map((way) => way());
  const pdf = pdfFile(name, title, pages);
  const whole = [
    pdf,
    svgZip(`${name}-svg-all`, all),
    ...(colorways.length > 1 ? [pdfFile(`${name}-all-colours`, title, () => all().flat())] : []),
    zipFile(`${name}-html`, async () => [licenceNote, ...htmlEntries(title, language, pages())]),
  ];
  const kinds: Omit<DemoVariant, 'price' | 'name'>[] = [
    { licence: STANDARD, files: [pdf, svgZip(`${name}-svg`, () => [pages()])] },
    { licence: STANDARD, files: whole },
    { licence: EXTENDED, files: whole },
  ];
  return prices.flatMap((price, at) => {
    const kind = kinds[at];
    return kind === undefined ? [] : [{ ...kind, name: words[language][at] ?? '', price: price * 100 }];
  });
}

function goodsContent(goods: Goods): DemoContent {
  const known = { ...goods, colorways: goods.colorways.map(once) };
  return createContent(
    { ...known, source, drawings: () => [], sheet: 'grid paper square' },
    createVariants(known),
    goodsPreviews(known),
  );
}

/** Creates the cards, posts and documents that scripts of this repository draw. */
export const templates = (): DemoContent[] =>
  [weddingCards, socialPosts, eidCards, resumes, boishakhCards, invoices, menus].flat().map(goodsContent);
