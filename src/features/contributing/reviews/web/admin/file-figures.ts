import { formatDuration } from '../../../../../ui/duration.ts';
import { formatCount, formatNumber } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

const counted: Readonly<Record<string, (count: string) => string>> = {
  pages: (count) => m.reviews_figure_pages({ count }),
  glyphs: (count) => m.reviews_figure_glyphs({ count }),
  frames: (count) => m.reviews_figure_frames({ count }),
  layers: (count) => m.reviews_figure_layers({ count }),
  elements: (count) => m.reviews_figure_elements({ count }),
  files: (count) => m.reviews_figure_files({ count }),
  channels: (count) => m.reviews_figure_channels({ count }),
  colors: (count) => m.reviews_figure_colors({ count }),
};

/** Describes processing's measurements of a file; dimensions and size are shown elsewhere. */
export function describeFigures(figures: Readonly<Record<string, number | string>>): string[] {
  const words = Object.entries(figures).flatMap(([key, value]) => {
    if (key === 'seconds' && typeof value === 'number') return formatDuration(value);
    if (key === 'sampleRate' && typeof value === 'number')
      return m.reviews_figure_sample_rate({ rate: formatNumber(value / 1000, { maximumFractionDigits: 1 }) });
    return typeof value === 'number' && counted[key] !== undefined ? counted[key](formatCount(value)) : [];
  });
  const face = [figures['family'], figures['style']].filter((part) => typeof part === 'string' && part !== '');
  return face.length === 0 ? words : [face.join(' '), ...words];
}
