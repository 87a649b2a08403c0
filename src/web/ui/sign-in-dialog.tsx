import { useEffect, useRef } from 'react';
import { m } from '../paraglide/messages.js';
import { Icon } from './icon.tsx';
import type { SignInReason } from './sign-in-place.ts';

const reasons: Record<SignInReason, () => string> = {
  'sign-in': () => m.sign_in_reason_plain(),
  favorite: () => m.sign_in_reason_favorite(),
  cart: () => m.sign_in_reason_cart(),
  profile: () => m.sign_in_reason_profile(),
  contribute: () => m.sign_in_reason_contribute(),
};

/** 840 wide in the middle; on tablets and phones a drawer from below, as high as what is in it. */
export function SignInDialog({ reason, onClose }: { reason: SignInReason; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      aria-labelledby="sign-in-title"
      className="mx-auto mt-auto mb-0 w-full max-w-full rounded-t-dialog bg-paper p-0 text-ink shadow-float backdrop:bg-shade lg:my-auto lg:max-w-[840px] lg:rounded-dialog"
    >
      <div className="relative px-6 py-10 sm:px-12 lg:py-16">
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label={m.close()}
          className="absolute top-4 right-4 grid size-12 place-items-center rounded-control hover:bg-canvas"
        >
          <Icon name="x" />
        </button>
        <p className="max-w-xl pr-10 text-14 text-muted">{m.sign_in_tagline()}</p>
        <h2 id="sign-in-title" className="mt-4 text-28">
          {reasons[reason]()}
        </h2>
        <p className="mt-3 max-w-xl text-16 text-muted">{m.sign_in_later()}</p>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="mt-8 h-12 rounded-control bg-accent px-8 text-16 font-medium text-on-accent transition-colors hover:bg-accent-pressed"
        >
          {m.sign_in_continue()}
        </button>
      </div>
    </dialog>
  );
}
