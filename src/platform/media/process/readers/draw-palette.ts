import { type PaletteFormat, readPaletteColors } from '../../inspect/palette-colors.ts';
import { rasterizeSvg } from '../../svg.ts';

const [WIDTH, HEIGHT] = [1366, 1024];
/** Maximum number of colours that are shown. */
const MAX_SHOWN = 48;

/** Draws the first colours of a palette as fields without gaps, as PNG; null if none has a known notation. @param format `ase` or `gpl` */
export async function drawPalette(bytes: Buffer, format: string): Promise<Buffer | null> {
  const colors = readPaletteColors(bytes, format as PaletteFormat).slice(0, MAX_SHOWN);
  if (colors.length === 0) return null;
  const rows = colors.length <= 6 ? 1 : Math.ceil(Math.sqrt(colors.length / 1.5));
  const columns = Math.ceil(colors.length / rows);
  const height = HEIGHT / rows;
  const fields = colors.map(({ hex }, at) => {
    const row = Math.floor(at / columns);
    // The last row is filled, too.
    const width = WIDTH / Math.min(columns, colors.length - row * columns);
    const [x, y] = [(at % columns) * width, row * height].map(Math.round);
    return `<rect x="${x}" y="${y}" width="${Math.ceil(width) + 1}" height="${Math.ceil(height) + 1}" fill="${hex}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${fields.join('')}</svg>`;
  return rasterizeSvg(svg, { width: WIDTH, height: HEIGHT }, { compressionLevel: 0 });
}
