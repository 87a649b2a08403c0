import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { MIN_SLIDE } from '../../../../catalogue/content/contract/slides.ts';

/** Media types that the dialog for slides offers. */
export const slideTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

function readSize(file: File): Promise<{ readonly width: number; readonly height: number } | undefined> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  return new Promise<{ readonly width: number; readonly height: number } | undefined>((resolve) => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

/** Finds why a file can't become a slide, as a message for the contributor; undefined if it can. */
export async function findSlideFlaw(file: File): Promise<string | undefined> {
  const { name } = file;
  const types: readonly string[] = slideTypes;
  const size = types.includes(file.type) ? await readSize(file) : undefined;
  if (size === undefined) return m.drafts_slide_not_picture({ name });
  const { width, height } = size;
  return Math.max(width, height) < MIN_SLIDE
    ? m.drafts_slide_too_small({ name, width: formatCount(width), height: formatCount(height) })
    : undefined;
}
