import { useEffect, useState } from 'react';
import { Icon } from '../components/icon.tsx';

/** Classes of popups of select fields and menus. */
export const popupClass =
  'max-h-[min(22rem,var(--available-height))] min-w-(--anchor-width) max-w-(--available-width) origin-(--transform-origin) overflow-y-auto rounded-card border border-line bg-paper p-1 text-14 text-ink shadow-float outline-none transition-[opacity,scale] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0';

export const popupItemClass =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-3 py-1.5 outline-none select-none data-highlighted:bg-line/60 data-disabled:opacity-60';

export const positionerClass = 'z-40 outline-none';

/** Check mark of the chosen option; the others reserve its space. */
export function ChosenMark({ isChosen }: { isChosen: boolean }) {
  return <Icon name="check" className={`size-4 ${isChosen ? '' : 'invisible'}`} />;
}

/**
 * Container of a field's popup: the surrounding modal dialog, because nothing outside of it is accessible, or else the
 * page's content.
 */
export function usePopupContainer(id: string): HTMLElement | undefined {
  const [container, setContainer] = useState<HTMLElement>();
  useEffect(() => setContainer(document.getElementById(id)?.closest('dialog') ?? getPopupContainer()), [id]);
  return container;
}

/** Container of popups: the page's content, which is a landmark for screen readers; undefined on the server. */
export const getPopupContainer = (): HTMLElement | undefined =>
  typeof document === 'undefined' ? undefined : (document.getElementById('main') ?? undefined);
