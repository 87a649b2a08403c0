import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Panel at the side over the table; a sheet on phones. Escape closes it. */
export function SidePanel({
  ref,
  label,
  title,
  note,
  footer,
  onCancel,
  onClose,
  children,
}: {
  ref: RefObject<HTMLDialogElement | null>;
  label: string;
  title: string;
  /** Content below the title. */
  note?: ReactNode;
  footer: ReactNode;
  /** Called when Escape is pressed. */
  onCancel: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  useLayoutEffect(() => {
    const shown = ref.current;
    shown?.showModal();
    return () => shown?.close();
  }, [ref]);
  return (
    <dialog
      ref={ref}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-xl overflow-hidden bg-paper text-ink shadow-float backdrop:bg-shade"
    >
      <div className="flex h-full flex-col">
        <header className="flex items-center gap-3 border-b border-line px-5 py-3">
          <div className="min-w-0 flex-1">
            <h2 className="truncate text-18 font-medium">{title}</h2>
            {note}
          </div>
          <button
            type="button"
            onClick={onClose}
            aria-label={m.drafts_close()}
            className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-line/60"
          >
            <Icon name="x" />
          </button>
        </header>
        {/* Hidden texts are placed in here; otherwise the whole panel could be scrolled away by a finger. */}
        <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-6">{children}</div>
        <footer className="flex flex-wrap gap-3 border-t border-line px-5 py-3">{footer}</footer>
      </div>
    </dialog>
  );
}
