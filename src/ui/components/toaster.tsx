import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Notices, toast } from 'sonner';
import { m } from '../paraglide/messages.js';
import { Icon } from './icon.tsx';
import { onToast } from './toast.ts';

const LONG_MS = 8000;
const SHORT_MS = 4500;

/** Container of the toasts. */
let place: HTMLElement | undefined;

/** Moves the toasts into an open modal dialog, because everything outside of it is inert. */
function moveToDialog(): void {
  if (place === undefined) return;
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  const home = dialog ?? document.body;
  if (place.parentElement === home) return;
  home.append(place);
  dialog?.addEventListener('close', () => place !== undefined && document.body.append(place), { once: true });
}

function placeOfNotices(): HTMLElement {
  place ??= document.body.appendChild(document.createElement('div'));
  return place;
}

const face = {
  toast:
    'flex w-(--width) items-start gap-3 rounded-card border border-line bg-paper p-4 text-ink shadow-float max-lg:px-3 max-lg:py-2',
  content: 'min-w-0 grow',
  title: 'text-14 font-medium',
  description: 'mt-0.5 text-14 text-muted',
  actionButton:
    'min-h-8 shrink-0 self-center rounded-control px-3 text-14 font-medium underline underline-offset-4 hover:bg-canvas',
  closeButton:
    'order-last -my-1 -mr-1 grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-canvas hover:text-ink',
};

/**
 * Position of toasts: at the bottom if prices are at both sides of a page's columns, or over the header if there is one
 * column.
 */
const findPosition = () =>
  document.querySelector('[data-toasts="below"]') !== null && matchMedia('(min-width: 992px)').matches
    ? 'bottom-left'
    : 'top-right';

export function Toaster() {
  useEffect(
    () =>
      onToast(({ kind, title, description, about, action }) => {
        moveToDialog();
        // Two callers may report the same error, which is shown once.
        toast[kind](title, {
          id: about ?? `${kind} ${title}`,
          description,
          position: findPosition(),
          duration: kind === 'error' || action !== undefined ? LONG_MS : SHORT_MS,
          action: action && { label: action.label, onClick: action.run },
        });
      }),
    [],
  );
  return createPortal(
    <Notices
      position="top-right"
      expand
      offset={{ top: 'var(--toast-top, 88px)', right: 'var(--toast-right, 24px)' }}
      mobileOffset={{ top: 'var(--toast-top, 76px)', left: 16, right: 16 }}
      closeButton
      containerAriaLabel={m.notifications()}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{ unstyled: true, classNames: face, closeButtonAriaLabel: m.dismiss() }}
      icons={{
        success: <Icon name="check" className="mt-0.5 size-4.5 text-success" />,
        error: <Icon name="circle-alert" className="mt-0.5 size-4.5 text-danger" />,
        info: <Icon name="info" className="mt-0.5 size-4.5 text-muted" />,
        close: <Icon name="x" className="size-4" />,
      }}
    />,
    placeOfNotices(),
  );
}
