import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';

/** Shown instead of the withdrawal form if the contributor has no payout account. */
export function NoOption() {
  return (
    <div className="grid justify-items-start gap-3 text-14">
      <p className="flex items-start gap-2 text-muted">
        <Icon name="info" className="mt-0.5 size-4 shrink-0" />
        {m.withdraw_options_needed()}
      </p>
      <a
        href={localizeHref('/contributor/payment-settings')}
        className="font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {m.withdraw_options_add_one()}
      </a>
    </div>
  );
}
