import type { Subset } from 'fontkit';
import type { Typeface } from './typefaces.ts';

type Document = PDFKit.PDFDocument;

const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** Encodes text as UTF-16 in hexadecimal digits, the format of PDF. */
export const toHexText = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('');

interface Entry {
  readonly glyph: number;
  readonly text: string;
  readonly width: number;
}

/**
 * A font face in a document, reduced to the used glyphs. A glyph has one code per text that it represents, so that
 * searching and copying give the original text rather than the drawing order of vowel signs.
 */
export class EmbeddedFace {
  readonly key: string;
  readonly #document: Document;
  readonly #face: Typeface;
  readonly #subset: Subset;
  readonly #reference: PDFKit.PDFKitReference;
  readonly #codes = new Map<string, number>();
  /** Entries by code; code 0 is the empty box. */
  readonly #entries: Entry[] = [{ glyph: 0, text: '\u{fffd}', width: 0 }];

  constructor(document: Document, face: Typeface, key: string) {
    this.key = key;
    this.#document = document;
    this.#face = face;
    this.#subset = face.font.createSubset();
    this.#reference = document.ref({});
  }

  /** Adds the face to the resources of the current page. */
  use(): void {
    const fonts = this.#document.page.fonts as Record<string, PDFKit.PDFKitReference>;
    fonts[this.key] = this.#reference;
  }

  /**
   * Four hexadecimal digits of a code that draws the glyph, represents the text, and advances by `advance` thousandths
   * of the font size.
   */
  encode(id: number, text: string, advance: number): string {
    const name = `${id} ${advance} ${text}`;
    let code = this.#codes.get(name);
    if (code === undefined) {
      const glyph = Number(this.#subset.includeGlyph(this.#face.font.getGlyph(id)));
      code = this.#entries.length;
      this.#codes.set(name, code);
      this.#entries.push({ glyph, text, width: advance });
    }
    return hex(code);
  }

  /** Code of a blank glyph. */
  get blank(): number {
    return this.#face.font.glyphForCodePoint(0x20).id;
  }

  get #scale(): number {
    return 1000 / this.#face.font.unitsPerEm;
  }

  /** Writes the font into the document; it can't be used afterwards. */
  end(): void {
    const name = `ARBORX+${this.#face.name}`;
    const file = this.#writeStream(this.#subset.encode());
    const map = Buffer.alloc(this.#entries.length * 2);
    for (const [code, { glyph }] of this.#entries.entries()) map.writeUInt16BE(glyph, code * 2);
    const descendant = this.#writeObject({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      // pdfkit writes a String object as text, and a primitive string as a name.
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      FontDescriptor: this.#writeDescriptor(name, file),
      W: [0, this.#entries.map(({ width }) => width)],
      CIDToGIDMap: this.#writeStream(map),
    });
    Object.assign(this.#reference.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: this.#writeStream(Buffer.from(this.#createUnicodeMap())),
    });
    this.#reference.end(undefined);
  }

  #writeObject(data: object): PDFKit.PDFKitReference {
    const reference = this.#document.ref(data);
    reference.end(undefined);
    return reference;
  }

  #writeStream(bytes: Uint8Array): PDFKit.PDFKitReference {
    const reference = this.#document.ref({});
    reference.end(bytes);
    return reference;
  }

  #writeDescriptor(name: string, file: PDFKit.PDFKitReference): PDFKit.PDFKitReference {
    const { font } = this.#face;
    const scale = this.#scale;
    const { minX, minY, maxX, maxY } = font.bbox;
    const SYMBOLIC = 4;
    return this.#writeObject({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: SYMBOLIC,
      FontBBox: [minX, minY, maxX, maxY].map((value) => value * scale),
      ItalicAngle: 0,
      Ascent: font.ascent * scale,
      Descent: font.descent * scale,
      CapHeight: font.capHeight * scale,
      StemV: 80,
      FontFile2: file,
    });
  }

  #createUnicodeMap(): string {
    const lines = this.#entries.map(({ text }, code) => `<${hex(code)}> <${toHexText(text)}>`);
    const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) => {
      const part = lines.slice(at * 100, at * 100 + 100);
      return `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`;
    });
    return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
  }
}
