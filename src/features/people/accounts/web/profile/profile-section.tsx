import type { ReactNode } from 'react';

/** Heading of a profile page. */
export function ProfileTitle({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <header className="mb-6">
      <h1 className="text-28 tracking-tight">{title}</h1>
      {text === undefined ? null : <p className="mt-2 max-w-2xl text-16 text-muted">{text}</p>}
    </header>
  );
}

/** A boxed section of a profile page. */
export function ProfileSection({
  id,
  title,
  text,
  children,
}: {
  /** Id of the section; the heading's id is `${id}-title`. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mb-6 rounded-card border border-line bg-paper p-5 sm:p-8"
    >
      <h2 id={`${id}-title`} className="text-18">
        {title}
      </h2>
      {text === undefined ? null : <p className="mt-1 max-w-2xl text-14 text-muted">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
