import PDFDocument from 'pdfkit';
import { breakLines, type Line } from './break-lines.ts';
import { drawLine } from './draw-line.ts';
import { EmbeddedFace } from './embedded-face.ts';
import { getLineHeight, INK, PAGE, type TextStyle } from './page.ts';
import { openTypefaces, type Typeface, type Weight } from './typefaces.ts';

export interface DocumentFacts {
  readonly title: string;
  readonly language: 'en' | 'bn';
  readonly author: string;
  readonly createdAt: Date;
}

const BASELINE = 1.08;

/** Writes a document from top to bottom; `y` is the position of the next block. */
export class PdfWriter {
  readonly document: PDFKit.PDFDocument;
  y: number = PAGE.top;
  readonly #faces: ReadonlyMap<Weight, readonly Typeface[]>;
  readonly #embedded = new Map<Typeface, EmbeddedFace>();
  readonly #chunks: Buffer[] = [];
  readonly #ended: Promise<void>;

  constructor(facts: DocumentFacts, faces: ReadonlyMap<Weight, readonly Typeface[]>) {
    this.#faces = faces;
    this.document = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: facts.language,
      info: { Title: facts.title, Author: facts.author, CreationDate: facts.createdAt, ModDate: facts.createdAt },
      // No default font, because pdfkit's have no Bangla.
      font: '',
    });
    this.document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#ended = new Promise((resolve, reject) => {
      this.document.on('end', resolve);
      this.document.on('error', reject);
    });
  }

  /** @param width width in points */
  breakText(text: string, width: number, style: TextStyle): Line[] {
    return breakLines(text, (width / style.size) * 1000, this.#getFaces(style));
  }

  /** Draws lines from `top` downwards without structure; wrap the call in `tag` or `drawAside`. */
  drawLines(lines: readonly Line[], box: { x: number; top: number; width: number }, style: TextStyle): void {
    for (const [index, line] of lines.entries()) {
      const free = box.width - (line.width * style.size) / 1000;
      const slack = style.align === 'right' ? free : style.align === 'center' ? free / 2 : 0;
      drawLine(this.document, line.clusters, {
        x: box.x + slack,
        y: box.top + index * getLineHeight(style) + style.size * BASELINE,
        size: style.size,
        color: style.color ?? INK,
        embed: ({ face }) => this.#embed(face),
      });
    }
  }

  /** Starts a new page if `height` points don't fit on the current one. */
  makeRoom(height: number): void {
    if (this.y + height <= PAGE.bottom) return;
    this.document.addPage();
    this.y = PAGE.top;
  }

  /** Adds an element to the structure tree, which screen readers use; `draw` draws its content. */
  tag(type: string, draw: () => void, parent?: PDFKit.PDFStructureElement): void {
    const element = this.open(type, {}, parent);
    element.add(draw);
    element.end();
  }

  /** Opens an element to which others are added until it is ended. */
  open(type: string, options: { alt?: string } = {}, parent?: PDFKit.PDFStructureElement): PDFKit.PDFStructureElement {
    const element = this.document.struct(type, options);
    if (parent === undefined) this.document.addStructure(element);
    else parent.add(element);
    return element;
  }

  /** Draws an artifact, such as a header that repeats on every page. */
  drawAside(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Pagination' });
    draw();
    this.document.endMarkedContent();
  }

  /** Closes the document. */
  async end(): Promise<Buffer> {
    for (const face of this.#embedded.values()) face.end();
    this.document.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }

  #getFaces({ weight = 400 }: TextStyle): readonly Typeface[] {
    return this.#faces.get(weight) ?? [];
  }

  #embed(face: Typeface): EmbeddedFace {
    let embedded = this.#embedded.get(face);
    if (embedded === undefined) {
      embedded = new EmbeddedFace(this.document, face, `F${this.#embedded.size + 1}`);
      this.#embedded.set(face, embedded);
    }
    return embedded;
  }
}

export async function openWriter(facts: DocumentFacts): Promise<PdfWriter> {
  const [regular, strong] = await Promise.all([openTypefaces(400), openTypefaces(600)]);
  return new PdfWriter(
    facts,
    new Map<Weight, readonly Typeface[]>([
      [400, regular],
      [600, strong],
    ]),
  );
}
