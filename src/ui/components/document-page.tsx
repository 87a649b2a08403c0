import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';

interface DocumentSection {
  readonly title: string;
  /** Paragraphs separated by blank lines; lines that begin with `- ` form a list. */
  readonly text: string;
  /** A third-party text below the site's own, in English on every page, in the same format. */
  readonly original?: string;
}

export interface PublicDocument {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly DocumentSection[];
  /** Whether the date of its entry into force is shown. Default: true. */
  readonly isDated?: boolean;
}

/** Renders the paragraphs and lists of a text. */
export function DocumentText({ text }: { text: string }) {
  return text.split('\n\n').map((block) => <Block key={block} text={block} />);
}

function Block({ text }: { text: string }) {
  if (!text.startsWith('- ')) return <p>{text}</p>;
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-muted">
      {text.split('\n').map((line) => (
        <li key={line}>{line.slice(2)}</li>
      ))}
    </ul>
  );
}

/** Page for a long text with a table of contents: terms, privacy policy, account deletion. */
export function DocumentPage({
  title,
  intro,
  sections,
  isDated = true,
  children,
}: PublicDocument & {
  children?: ReactNode;
}) {
  return (
    <div className="page grid gap-x-16 gap-y-8 pt-12 lg:grid-cols-[minmax(0,18rem)_minmax(0,68ch)] lg:pt-20">
      <header className="lg:col-start-2">
        <h1 className="text-36 lg:text-48">{title}</h1>
        <p className="mt-4 text-18 text-muted">{intro}</p>
        {isDated ? <p className="mt-4 text-14 text-muted">{m.document_updated()}</p> : null}
      </header>
      <nav
        aria-label={m.document_contents()}
        className="lg:sticky lg:top-28 lg:row-span-2 lg:row-start-1 lg:self-start"
      >
        <ol className="text-14 max-lg:hidden">
          {sections.map((section, index) => (
            <li key={section.title}>
              <a
                href={`#s${index + 1}`}
                className="flex min-h-8 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="lg:col-start-2">
        {sections.map((section, index) => (
          <section key={section.title} id={`s${index + 1}`} className="mb-10">
            <h2 className="text-22">{section.title}</h2>
            <div className="mt-3 space-y-4 text-16 leading-relaxed">
              <DocumentText text={section.text} />
            </div>
            {section.original === undefined ? null : (
              <div lang="en" className="mt-4 space-y-3 border-l border-line pl-4 text-14 text-muted wrap-anywhere">
                <DocumentText text={section.original} />
              </div>
            )}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
