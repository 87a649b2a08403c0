import { encodePicture } from './encode-picture.ts';

const SIDE = 512;

/** Encodes a square WebP without the original's metadata. */
await encodePicture((picture) =>
  picture
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 75 })
    .toBuffer(),
);
