import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { LeftOutNoteView } from './left-out-note.tsx';

interface LeftOut {
  readonly count: number;
  readonly isMore: boolean;
}

function describeCount({ count, isMore }: LeftOut): string {
  if (count === 0) return m.exclusions_note_some();
  return m.exclusions_note({ count: `${formatCount(count)}${isMore ? '+' : ''}` });
}

/**
 * Describes, in the page's language, what a list leaves out; null if it leaves out nothing. Loaders use it. `isShown`:
 * whether the URL asks to show the excluded works. The URLs with and without them are paths without a language.
 */
export function describeLeftOut(
  leftOut: LeftOut | null,
  {
    isShown,
    withThem,
    withoutThem,
  }: { readonly isShown: boolean; readonly withThem: string; readonly withoutThem: string },
): LeftOutNoteView | null {
  const choices = { href: localizeHref('/left-out'), label: m.exclusions_manage() };
  if (isShown)
    return {
      text: m.exclusions_shown(),
      links: [{ href: localizeHref(withoutThem), label: m.exclusions_hide() }, choices],
    };
  if (leftOut === null || (leftOut.count === 0 && !leftOut.isMore)) return null;
  return {
    text: describeCount(leftOut),
    links: [{ href: localizeHref(withThem), label: m.exclusions_show() }, choices],
  };
}
