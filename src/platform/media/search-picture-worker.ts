import { PICTURE_WIDTH } from './embedding/recipe.ts';
import { encodePicture } from './encode-picture.ts';

/** Scales the picture to the width of the previews with which it is compared; transparency is kept. */
await encodePicture((picture) =>
  picture
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: PICTURE_WIDTH, height: PICTURE_WIDTH * 3, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer(),
);
