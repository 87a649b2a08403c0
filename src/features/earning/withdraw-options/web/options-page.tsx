import { m } from '../../../../ui/paraglide/messages.js';
import type { ConfirmationRequest } from '../../../../ui/site-actions.ts';
import { OptionCard, type WithdrawTerms } from './option-card.tsx';

/** Payout methods with their terms and the contributor's masked accounts. */
export function OptionsPage(props: {
  types: readonly WithdrawTerms[];
  methods: ConfirmationRequest['methods'];
  currency: string;
}) {
  const { types, methods, currency } = props;
  return (
    <>
      <h1 className="text-28 tracking-tight lg:text-36">{m.withdraw_options_title()}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-16 text-muted">{m.withdraw_options_text()}</p>
      <ul className="grid max-w-3xl gap-4">
        {types.map((terms) => (
          <li key={terms.type}>
            <OptionCard terms={terms} methods={methods} currency={currency} />
          </li>
        ))}
      </ul>
    </>
  );
}
