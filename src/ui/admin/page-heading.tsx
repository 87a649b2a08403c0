import type { ReactNode } from 'react';

/** Heading of a page with an explanation and actions for the whole page. */
export function PageHeading({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-28 tracking-tight wrap-anywhere">{title}</h1>
        {text === undefined ? null : <p className="mt-2 max-w-2xl text-14 text-muted">{text}</p>}
      </div>
      {children}
    </div>
  );
}

/** A boxed section of a page. */
export function Panel({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-paper p-5 sm:p-6">
      <h2 className="text-18">{title}</h2>
      {text === undefined ? null : <p className="mt-1 max-w-2xl text-14 text-muted">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** Message in place of an empty list, with an explanation and the next step. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-line px-6 py-14 text-center">
      <p className="text-16 font-medium">{title}</p>
      <p className="max-w-md text-14 text-muted">{text}</p>
      {children}
    </div>
  );
}
