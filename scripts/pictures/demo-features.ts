import sharp from 'sharp';
import { demoCatalogue } from '../../demo/src/catalogue.ts';
import type { DemoContent } from '../../demo/src/types.ts';
import { type PictureFeatures, readPictureFeatures } from '../../src/platform/media/embedding/features.ts';
import { createNetwork } from '../../src/platform/media/embedding/network.ts';
import { PICTURE_WIDTH } from '../../src/platform/media/embedding/recipe.ts';
import { toRaw } from '../../src/platform/media/renditions.ts';

export interface DemoPicture {
  readonly content: DemoContent;
  /** Picture as the product reads it: the preview without a watermark. */
  readonly picture: Buffer;
}

/**
 * Yields the first preview of every demo work with a picture; sounds are left out, because they only have a waveform.
 */
export async function* drawDemoPictures(): AsyncGenerator<DemoPicture> {
  for (const content of (await demoCatalogue()).contents) {
    const [preview] = content.previews;
    if (preview === undefined || preview.kind === 'audio') continue;
    const image = await preview.image();
    const picture = await ('info' in image ? toRaw(image) : sharp(image).autoOrient())
      .resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer();
    yield { content, picture };
  }
}

export async function* readDemoFeatures(): AsyncGenerator<DemoPicture & { readonly features: PictureFeatures }> {
  const runNetwork = createNetwork();
  for await (const drawn of drawDemoPictures())
    yield { ...drawn, features: await readPictureFeatures(drawn.picture, runNetwork) };
}
