import { PICTURE_WIDTH } from './embedding/recipe.ts';
import { encodePicture } from './encode-picture.ts';

/** As wide as the previews that it is compared with; transparency stays. */
await encodePicture((picture) =>
  picture
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: PICTURE_WIDTH, height: PICTURE_WIDTH * 3, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer(),
);
