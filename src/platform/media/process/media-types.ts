const mediaTypes: Readonly<Record<string, string>> = {
  ai: 'application/illustrator',
  ase: 'application/x-adobe-swatch-exchange',
  avif: 'image/avif',
  css: 'text/css',
  csv: 'text/csv',
  cube: 'text/plain',
  eps: 'application/postscript',
  exr: 'image/x-exr',
  flac: 'audio/flac',
  gif: 'image/gif',
  glb: 'model/gltf-binary',
  gpl: 'text/plain',
  hdr: 'image/vnd.radiance',
  html: 'text/html',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  md: 'text/markdown',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  obj: 'model/obj',
  ogg: 'audio/ogg',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  psd: 'image/vnd.adobe.photoshop',
  svg: 'image/svg+xml',
  tiff: 'image/tiff',
  ttc: 'font/collection',
  ttf: 'font/ttf',
  txt: 'text/plain',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml',
  yaml: 'application/yaml',
  zip: 'application/zip',
};

/** Finds the media type of a format that was recognized by content. */
export function findMediaType(format: string): string {
  const found = mediaTypes[format];
  if (found === undefined) throw new Error(`There is no media type for ${format}.`);
  return found;
}
