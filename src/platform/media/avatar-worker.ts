import { encodePicture } from './encode-picture.ts';

const SIDE = 512;

/** A square WebP, nothing kept that was written into the original. */
await encodePicture((picture) =>
  picture
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 75 })
    .toBuffer(),
);
