import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { m } from '../paraglide/messages.js';

/** All of one entry, beside its list; below 576 px over the whole window. Escape and a press beside it close it. */
export function DetailPanel({
  title,
  onClosed,
  children,
}: {
  title: string;
  /** It has closed, and the focus is back where it was. */
  onClosed: () => void;
  children: ReactNode;
}) {
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
        <Dialog.Popup className="fixed inset-y-0 right-0 z-40 flex w-full max-w-xl flex-col bg-paper text-ink shadow-float outline-none transition-[translate,opacity] data-ending-style:translate-x-8 data-ending-style:opacity-0 data-starting-style:translate-x-8 data-starting-style:opacity-0 sm:rounded-l-dialog">
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
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
