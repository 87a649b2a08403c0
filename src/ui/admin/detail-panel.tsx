import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { m } from '../paraglide/messages.js';

interface DetailPanelProps {
  readonly title: string;
  /** Called after the panel has closed and the focus was restored. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
  /** Footer that stays in view. */
  readonly footer?: (close: () => void) => ReactNode;
  /** Element that gets the focus first; default: the close button. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Classes, for example for the maximum width. */
  readonly className?: string;
}

/**
 * Panel with all details of an entry, beside its list; below 576 px it fills the window. Escape and a click outside
 * close it.
 */
export function DetailPanel(props: DetailPanelProps) {
  const { title, onClosed, children, footer, initialFocus, className = 'max-w-xl' } = props;
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={setIsOpen}
      onOpenChangeComplete={(open) => {
        if (!open) onClosed();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          {...(initialFocus === undefined ? {} : { initialFocus })}
          className={`fixed inset-y-0 right-0 z-40 flex w-full flex-col bg-paper text-ink shadow-float outline-none transition-[translate,opacity] data-ending-style:translate-x-8 data-ending-style:opacity-0 data-starting-style:translate-x-8 data-starting-style:opacity-0 sm:rounded-l-dialog ${className}`}
        >
          <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-4 sm:px-6">
            <Dialog.Title className="min-w-0 pt-1 text-18 wrap-anywhere">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={m.close()}
              title={m.close()}
              className="grid size-10 shrink-0 place-items-center rounded-control hover:bg-line/60"
            >
              <Icon name="x" />
            </Dialog.Close>
          </div>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">{children}</div>
          {footer === undefined ? null : (
            <div className="border-t border-line px-5 py-4 sm:px-6">{footer(() => setIsOpen(false))}</div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
