declare module 'fontverter' {
  /** Rewraps a font: WOFF and WOFF2 become the plain tables that shapers and PDF readers know. */
  export function convert(font: Buffer, to: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
