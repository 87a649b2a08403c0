/** What a list says of what it lacks by the person's own choice. Made by the loader: few pages have one, and no script needs its words. */
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
