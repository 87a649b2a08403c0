import { useEffect, useRef } from 'react';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Dialog that lists the shortcut keys. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const keys = [
    ['A', m.reviews_approve()],
    ['C', m.reviews_changes()],
    ['R', m.reviews_reject()],
    ['1–9', m.reviews_help_reasons()],
    ['E', m.reviews_correct()],
    ['J', m.reviews_next()],
    ['K', m.reviews_previous()],
    ['Z', m.reviews_help_zoom()],
    ['Ctrl + Enter', m.reviews_help_send()],
    ['Esc', m.reviews_cancel()],
  ] as const;
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-label={m.reviews_help_title()}
      className="m-auto w-[min(24rem,calc(100vw-2rem))] rounded-dialog bg-paper p-6 text-ink shadow-float backdrop:bg-shade"
    >
      <h2 className="text-22">{m.reviews_help_title()}</h2>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2 text-16">
        {keys.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border border-line px-2 py-0.5 text-14">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => dialog.current?.close()} className={`${secondaryButton} mt-6 w-full`}>
        {m.reviews_help_close()}
      </button>
    </dialog>
  );
}
