/**
 * Note about works that a list leaves out by the person's choice. The loader creates the texts, so that no script has
 * to contain them.
 */
export interface LeftOutNoteView {
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

export function LeftOutNote({ note }: { note: LeftOutNoteView | null }) {
  if (note === null) return null;
  return (
    <p role="status" className="mb-4 text-14 text-muted [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-4">
      {note.text}{' '}
      {note.links.map(({ href, label }, index) => (
        <span key={href}>
          {index === 0 ? '' : ' · '}
          <a href={href}>{label}</a>
        </span>
      ))}
    </p>
  );
}
