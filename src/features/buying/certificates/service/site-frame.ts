import { formatNumberIn } from '../../../../platform/local-format.ts';
import type { Operator } from '../../../../platform/operator.ts';
import { drawFrame } from '../../../../platform/pdf/frame.ts';
import type { PdfWriter } from '../../../../platform/pdf/writer.ts';
import { translate } from '../rules/messages.ts';

/** The site that issues a document, and the document's language. */
export interface PaperSite {
  readonly name: string;
  /** Origin such as `https://arbor.example`. */
  readonly origin: string;
  readonly operator: Operator;
  readonly locale: 'en' | 'bn';
}

/** The logo; `public/favicon.svg` is the same drawing. */
const MARK = {
  fill: 'M16 1.5c5 0 8.3 2.6 9.7 6.1 3 1.3 4.8 4.2 4.8 7.5 0 5-3.9 8.7-8.7 8.7H18v6.7h-4v-6.7h-3.8c-4.8 0-8.7-3.7-8.7-8.7 0-3.3 1.8-6.2 4.8-7.5C7.7 4.1 11 1.5 16 1.5z',
  stroke: 'M16 24V10M16 19.5l-5-4.5M16 16l5-4.5',
};

/** Makes a PDF with the site's header and footer around the content that `write` adds. */
export async function createPaper(
  site: PaperSite,
  paper: { readonly title: string; readonly kind: string; readonly createdAt: Date },
  write: (writer: PdfWriter) => void | Promise<void>,
): Promise<Buffer> {
  const { locale, operator } = site;
  const number = (value: number): string => formatNumberIn(locale, value, {});
  // Libraries of PDFs and fonts take 60 MB, which a process that writes no document does without.
  const { openWriter } = await import('../../../../platform/pdf/writer.ts');
  const writer = await openWriter({
    title: paper.title,
    language: locale,
    author: operator.name ?? site.name,
    createdAt: paper.createdAt,
  });
  await write(writer);
  drawFrame(writer, {
    mark: MARK,
    siteName: site.name,
    kind: paper.kind,
    // Non-breaking spaces keep the telephone number on one line.
    contact: [
      operator.name ?? site.name,
      operator.address,
      operator.email,
      operator.phone?.replaceAll(' ', '\u{a0}') ?? null,
      site.origin,
    ]
      .filter((part) => part !== null)
      .join(' · '),
    describePage: (page, pages) => translate('page', locale, { page: number(page), pages: number(pages) }),
  });
  return writer.end();
}
