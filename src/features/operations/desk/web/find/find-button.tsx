import { lazy, useEffect, useState } from 'react';
import type { AdminPage } from '../../../../../ui/admin/navigation.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { importChunk } from '../../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../../ui/components/loading/lazy-part.tsx';
import { useIsInBrowser } from '../../../../../ui/components/use-is-in-browser.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

const Palette = lazy(async () => ({ default: (await importChunk(() => import('./palette.tsx'))).Palette }));

/** Whether the keys are Ctrl K, or ⌘ K on a Mac; `code` identifies the key on non-Latin keyboards. */
const isShortcut = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key.toLowerCase() === 'k' || code === 'KeyK');

/** Whether a dialog is open and not closing; the shortcut is ignored then. */
const hasDialog = (): boolean =>
  document.querySelector(
    'dialog[open], [role="dialog"]:not([data-closed]), [role="alertdialog"]:not([data-closed])',
  ) !== null;

/** Button and shortcut that open the admin search, whose code is loaded on demand. */
export function FindButton({ pages }: { pages: readonly AdminPage[] }) {
  // Counts the openings, because the search can be reopened while it is closing; 0 means closed.
  const [opening, setOpening] = useState(0);
  const open = () => setOpening((before) => before + 1);
  const isMac = useIsInBrowser() && /mac|iphone|ipad/i.test(navigator.userAgent);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (!hasDialog()) setOpening((before) => before + 1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={open}
        title={m.desk_find()}
        aria-keyshortcuts="Control+K Meta+K"
        className="flex h-10 shrink-0 items-center gap-2.5 rounded-control text-14 text-muted max-md:size-10 max-md:justify-center max-md:text-ink max-md:hover:bg-line/60 md:mr-2 md:w-64 md:border md:border-line md:bg-paper md:px-3 md:hover:border-ink"
      >
        <Icon name="search" className="size-5 md:size-4" />
        <span className="grow text-left max-md:sr-only">{m.desk_find()}</span>
        <span aria-hidden="true" className="rounded border border-line px-1.5 text-12 leading-5 max-md:hidden">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      {opening > 0 ? (
        <LazyPart onLost={() => setOpening(0)}>
          <Palette key={opening} pages={pages} onClosed={() => setOpening((now) => (now === opening ? 0 : now))} />
        </LazyPart>
      ) : null}
    </>
  );
}
