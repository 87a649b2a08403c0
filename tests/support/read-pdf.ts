import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';

export interface ReadPage {
  /** Text that Firefox's PDF reader extracts. */
  readonly text: string;
  /** Text that Chrome's PDF reader extracts. */
  readonly copied: string;
  readonly picture: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };
  readonly png: Buffer;
}

const joinLines = (items: readonly object[]): string =>
  items
    .map((item) => ('str' in item ? `${String(item.str)}${'hasEOL' in item && item.hasEOL === true ? '\n' : ''}` : ''))
    .join('');

/** Opens a PDF with two readers, and draws its pages at 144 dpi. */
export async function readPdf(bytes: Buffer) {
  const [library, parsed] = await Promise.all([PDFiumLibrary.init(), getDocumentProxy(new Uint8Array(bytes))]);
  const document = await library.loadDocument(bytes);
  const pages: ReadPage[] = [];
  for (const page of document.pages()) {
    const copied = page.getText();
    const content = await (await parsed.getPage(page.number + 1)).getTextContent();
    let picture: ReadPage['picture'] | undefined;
    const { data: png } = await page.render({
      scale: 2,
      render: ({ data, width, height }) => {
        picture = { data: new Uint8ClampedArray(data), width, height };
        return sharp(data, { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer();
      },
    });
    if (picture === undefined) throw new Error('The page was not drawn.');
    pages.push({ text: joinLines(content.items), copied, picture, png: Buffer.from(png) });
  }
  const { info } = await parsed.getMetadata();
  const markInfo = await parsed.getMarkInfo();
  const tree = await (await parsed.getPage(1)).getStructTree();
  await parsed.loadingTask.destroy();
  document.destroy();
  library.destroy();
  return { pages, info, isTagged: markInfo?.Marked === true, tree };
}
