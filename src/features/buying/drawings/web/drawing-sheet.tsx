import { type ReactNode, type RefObject, useEffect } from 'react';
import { Icon } from '../../../../ui/components/icon.tsx';
import { m } from '../../../../ui/paraglide/messages.js';

/** Media query of screens with room for a panel in place of the sheet. */
export const WIDE = '(min-width: 768px)';

interface SheetProps {
  readonly sheet: RefObject<HTMLDialogElement | null>;
  readonly label: string;
  readonly children: ReactNode;
}

/** Bottom sheet of phones with the chosen drawing; `sheet` opens it. */
export function DrawingSheet({ sheet, label, children }: SheetProps) {
  // A dialog that is open but hidden would leave the page inert when a phone is turned.
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = () => wide.matches && sheet.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [sheet]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes it, too
    <dialog
      ref={sheet}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      aria-label={label}
      className="m-0 mt-auto max-h-[90dvh] w-full max-w-none rounded-t-dialog bg-paper text-ink shadow-float backdrop:bg-shade md:hidden"
    >
      <div className="p-4">
        <div className="mb-3 flex items-center justify-between gap-3">
          <p className="min-w-0 text-16 font-medium wrap-anywhere">{label}</p>
          <button
            type="button"
            onClick={() => sheet.current?.close()}
            aria-label={m.drawings_close()}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-line"
          >
            <Icon name="x" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
