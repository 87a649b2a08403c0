import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { dangerButton, primaryButton, secondaryButton } from './button.ts';
import { Spinner } from './spinner.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Label of the confirming button: a verb. */
  readonly action: string;
  /** Whether the action can't be undone. */
  readonly danger?: boolean;
  /** False while required input in the dialog is missing. */
  readonly ready?: boolean;
  /** While the returned promise is pending the dialog shows progress; the caller closes it afterwards. */
  readonly onConfirm: () => unknown;
  /**
   * Called when the person cancels the dialog by the button, Escape, or a click outside. Without it, only the confirming
   * button closes the dialog.
   */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** Dialog that confirms an action. The first field gets the focus, or else the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, action, danger = false, ready = true, onConfirm, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  const titleId = useId();
  const textId = useId();
  // The dialog is closed before it is unmounted, so that the focus returns and toasts move out of it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!open || shown === null) return;
    shown.showModal();
    return () => shown.close();
  }, [open]);
  const confirm = async () => {
    if (busy || !ready) return;
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        // Only the state closes the dialog, so that both always agree.
        event.preventDefault();
        if (!busy) onClose?.();
      }}
      onClose={(event) => {
        // Browsers may close a dialog on a second Escape without another `cancel` event.
        if (!open || event.currentTarget.open) return;
        if (busy || onClose === undefined) event.currentTarget.showModal();
        else onClose();
      }}
      onClick={(event) => event.target === dialog.current && !busy && onClose?.()}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-dialog bg-paper p-0 text-ink shadow-float backdrop:bg-shade"
    >
      {open ? (
        <form
          method="dialog"
          className="grid grid-cols-1 gap-6 p-6 sm:p-8"
          onSubmit={(event) => {
            event.preventDefault();
            void confirm();
          }}
        >
          <div>
            <h2 id={titleId} className="text-22 wrap-anywhere">
              {title}
            </h2>
            <div id={textId} className="mt-3 grid grid-cols-1 gap-4 text-16 text-muted wrap-anywhere">
              {children}
            </div>
          </div>
          <div className="flex flex-wrap-reverse justify-end gap-3">
            {onClose === undefined ? null : (
              <button type="button" onClick={onClose} disabled={busy} className={`${secondaryButton} max-sm:w-full`}>
                {m.confirm_cancel()}
              </button>
            )}
            <button
              type="submit"
              aria-busy={busy}
              disabled={busy || !ready}
              className={`${danger ? dangerButton : primaryButton} max-sm:w-full`}
            >
              {busy ? <Spinner /> : null}
              {action}
            </button>
          </div>
        </form>
      ) : null}
    </dialog>
  );
}
