import type { PictureSource } from '../../../../ui/components/media/picture.tsx';
import { canCrop } from '../contract/can-crop.ts';
import { type CropRatio, findCropArea } from '../contract/crop-area.ts';

/** A photograph to crop: the largest picture that the visitor may download, or else the largest that is sold. */
export interface CropView {
  readonly fileId: string;
  /** Size of the file in pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether the visitor may download the file. */
  readonly isOpen: boolean;
  /** The whole picture as the page shows it. */
  readonly preview: PictureSource;
}

interface Work {
  readonly category: { readonly key: string };
  readonly previews: readonly PictureSource[];
  readonly variants: readonly {
    readonly price: number | null;
    readonly isOwned: boolean;
    readonly files: readonly {
      readonly _id: string;
      readonly mediaType: string;
      readonly size: number;
      readonly width: number | null;
      readonly height: number | null;
    }[];
  }[];
}

/** How much the shapes of a file and its preview may differ, because previews have whole pixels. */
const MAX_DIFFERENCE = 0.02;

/** Finds what can be cropped of a work; null for works that are no photographs. Loaders call it. */
export function toCropView({ category, previews, variants }: Work): CropView | null {
  if (category.key !== 'photos') return null;
  const pictures = variants.flatMap(({ price, isOwned, files }) =>
    files.flatMap(({ _id: fileId, width, height, ...file }) =>
      width !== null && height !== null && canCrop(file)
        ? [{ fileId, width, height, isOpen: price === 0 || isOwned }]
        : [],
    ),
  );
  const open = pictures.filter(({ isOpen }) => isOpen);
  const [best] = (open.length > 0 ? open : pictures).toSorted((one, other) => other.width - one.width);
  if (best === undefined) return null;
  const shape = best.width / best.height;
  const preview = previews.find(({ width, height }) => Math.abs(width / height / shape - 1) < MAX_DIFFERENCE);
  return preview === undefined ? null : { ...best, preview };
}

/** Place of a crop on its picture in percent. */
export function toFrame(view: CropView, ratio: CropRatio, at: number) {
  const { left, top, width, height } = findCropArea(view, ratio, at);
  const across = (pixels: number): string => `${(100 * pixels) / view.width}%`;
  const down = (pixels: number): string => `${(100 * pixels) / view.height}%`;
  return { left: across(left), top: down(top), width: across(width), height: down(height) };
}

/** Moves a crop by parts of the picture's width and height, along the side that is cut. */
export function moveCrop(view: CropView, ratio: CropRatio, at: number, by: readonly [x: number, y: number]): number {
  const { width, height } = findCropArea(view, ratio, at);
  const [freeX, freeY] = [1 - width / view.width, 1 - height / view.height];
  const moved = freeX >= freeY ? by[0] / freeX : by[1] / freeY;
  return Number.isFinite(moved) ? Math.max(0, Math.min(1, at + moved)) : at;
}

interface Wanted {
  readonly ratio: CropRatio;
  readonly at: number;
  /** Width in pixels; undefined for all pixels. */
  readonly width: number | undefined;
  readonly format: 'jpeg' | 'webp';
}

export function toCropAddress(contentId: string, { fileId }: CropView, { ratio, at, width, format }: Wanted): string {
  const query = new URLSearchParams({ ratio, at: at.toFixed(3), format });
  if (width !== undefined) query.set('width', `${width}`);
  return `/api/v1/content/crop/${contentId}/${fileId}?${query}`;
}
