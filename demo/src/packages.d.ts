declare module 'colorbrewer/index.es.js' {
  /** Colours as `#rrggbb`, by scheme and number of classes. */
  const schemes: Readonly<Record<string, Readonly<Record<number, string[]>>>>;
  // biome-ignore lint/style/noDefaultExport: the package has a default export.
  export default schemes;
}

declare module 'hero-patterns' {
  type Pattern = (color?: string, opacity?: number) => string;
  const patterns: Readonly<Record<string, Pattern>>;
  export = patterns;
}
