declare module 'colorbrewer/index.es.js' {
  /** Scheme, then count of classes, then the colours as `#rrggbb`. */
  const schemes: Readonly<Record<string, Readonly<Record<number, string[]>>>>;
  // biome-ignore lint/style/noDefaultExport: the package exports it so.
  export default schemes;
}

declare module 'hero-patterns' {
  type Pattern = (color?: string, opacity?: number) => string;
  const patterns: Readonly<Record<string, Pattern>>;
  export = patterns;
}
