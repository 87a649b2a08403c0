declare module 'fontverter' {
  /** Converts a font between containers: WOFF and WOFF2 become sfnt, which shapers and PDF readers understand. */
  export function convert(font: Buffer, to: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
