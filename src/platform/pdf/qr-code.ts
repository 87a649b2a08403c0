import { encode } from 'uqr';
import type { PdfWriter } from './writer.ts';

/** Width of the light margin in modules, which readers need to detect a code. */
const QUIET = 4;

/** Draws a QR code whose dark part begins at `x`, with its quiet zone around it; in points. `alt`: text alternative. */
export function drawQrCode(
  writer: PdfWriter,
  text: string,
  { x, y, size, alt }: { readonly x: number; readonly y: number; readonly size: number; readonly alt: string },
): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: QUIET });
  const module = size / modules;
  const left = x - QUIET * module;
  const element = writer.open('Figure', { alt });
  element.add(() => {
    const { document } = writer;
    document.rect(left, y, size, size).fill('#ffffff');
    // A single path, because separate squares would leave hairlines between them.
    for (const [row, cells] of data.entries())
      for (const [column, isDark] of cells.entries())
        if (isDark) document.rect(left + column * module, y + row * module, module, module);
    document.fill('#000000');
  });
  element.end();
}
