import type { RefObject } from 'react';
import { Icon } from '../../../../ui/components/icon.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { SlotError } from './slot-error.tsx';

/** Phone number field with the fixed prefix of Bangladesh. */
export function PhoneField({
  field,
  initial,
  error,
}: {
  field: RefObject<HTMLInputElement | null>;
  initial: string;
  error: string;
}) {
  return (
    <div className="mb-4">
      <label htmlFor="sign-in-phone" className="text-14 font-medium">
        {m.sign_in_phone_label()}
      </label>
      <div
        className={`mt-1.5 flex h-12 items-center rounded-control border bg-paper focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink ${error === '' ? 'border-line hover:border-muted' : 'border-danger'}`}
      >
        <span className="flex h-full shrink-0 items-center gap-2 border-r border-line px-3.5 text-16">
          <Icon name="bangladesh" className="h-3.5 w-[1.4rem] rounded-[2px]" />
          <span aria-hidden="true">+880</span>
          <span className="sr-only">{m.sign_in_phone_country()}</span>
        </span>
        <input
          ref={field}
          id="sign-in-phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          enterKeyHint="send"
          defaultValue={initial}
          placeholder="1XXX XXXXXX"
          maxLength={40}
          aria-invalid={error === '' ? undefined : true}
          aria-describedby={`sign-in-phone-hint${error === '' ? '' : ' sign-in-phone-error'}`}
          className="h-full min-w-0 grow rounded-r-control bg-transparent px-3.5 text-16 tabular-nums placeholder:text-muted focus:outline-none"
        />
      </div>
      <SlotError id="sign-in-phone-error" text={error} />
      <p id="sign-in-phone-hint" className="mt-1.5 text-14 text-muted">
        {m.sign_in_phone_hint()}
      </p>
    </div>
  );
}
