import type { FileView } from '../content-view.ts';

/** A 3D model of a work. */
export interface ModelView {
  readonly id: string;
  readonly name: string;
  /** Address of the GLB; null if the visitor may not see the model itself. */
  readonly url: string | null;
  /** Size in bytes. */
  readonly size: number;
  readonly triangles: number;
  readonly vertices: number;
  readonly materials: number;
  readonly textures: number;
}

interface Offer {
  readonly _id: string;
  readonly price: number | null;
  readonly files: readonly FileView[];
}

/**
 * Lists the 3D models of a work, each once. Those of free and bought variants have an address.
 * @param mayOpen whether the visitor may use a variant that isn't free
 */
export function listModels(
  contentId: string,
  variants: readonly Offer[],
  mayOpen: (variantId: string) => boolean,
): ModelView[] {
  const models = new Map<string, ModelView>();
  for (const { _id: variantId, price, files } of variants)
    for (const { _id: id, name, format, size, figures } of files) {
      if (format !== 'glb' || models.get(id)?.url != null) continue;
      const count = (key: string): number => Number(figures[key] ?? 0);
      models.set(id, {
        id,
        name: name.replace(/\.glb$/i, '').replaceAll(/[-_]+/g, ' '),
        url: price === 0 || mayOpen(variantId) ? `/api/v1/content/play/${contentId}/${variantId}/${id}` : null,
        size,
        triangles: count('triangles'),
        vertices: count('vertices'),
        materials: count('materials'),
        textures: count('textures'),
      });
    }
  return [...models.values()];
}
