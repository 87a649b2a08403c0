const base =
  'inline-flex h-12 items-center justify-center gap-2 rounded-control px-6 text-16 font-medium transition-colors disabled:opacity-60';

/** Classes of a button, or of a link styled as one. Each view has at most one primary button. */
export const primaryButton = `${base} bg-accent text-on-accent hover:bg-accent-pressed`;
export const secondaryButton = `${base} border border-line bg-paper text-ink hover:border-ink`;
/** Classes of a button for an action that can't be undone. */
export const dangerButton = `${base} bg-danger text-on-accent hover:opacity-90`;
/** Classes of a small link, such as a subcategory or a popular search. */
export const chip =
  'inline-flex min-h-10 items-center gap-2 rounded-full border border-line bg-paper px-4 text-14 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-canvas';
