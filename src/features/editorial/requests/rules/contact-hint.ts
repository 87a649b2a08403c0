import type { Contact } from '../contract/contact.ts';

/** Masks a contact for lists: `n•••@example.com`, `+880•••678`. */
export function toContactHint({ kind, value }: Contact): string {
  if (kind === 'phone') return `${value.slice(0, 4)}•••${value.slice(-3)}`;
  const at = value.lastIndexOf('@');
  return `${Array.from(value)[0] ?? ''}•••${value.slice(at)}`;
}
