import { type ReactNode, useState } from 'react';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Time } from '../../../../ui/components/time.tsx';
import { useIsInBrowser } from '../../../../ui/components/use-is-in-browser.ts';
import { getLocale } from '../../../../ui/locale.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { ConfirmationRequest } from '../../../../ui/site-actions.ts';
import type { withdrawOptionsContract } from '../contract/withdraw-options.ts';
import { BankForm } from './bank-form.tsx';
import { RemoveOption } from './remove-option.tsx';
import { typeWords } from './type-words.ts';
import { WalletForm } from './wallet-form.tsx';

export type WithdrawTerms = OutputOf<(typeof withdrawOptionsContract)['all']>['types'][number];

interface CardProps {
  readonly terms: WithdrawTerms;
  readonly methods: ConfirmationRequest['methods'];
  readonly currency: string;
}

/** A payout method: its terms, the contributor's account, and the available actions. */
export function OptionCard({ terms, methods, currency }: CardProps) {
  const [isEditing, setEditing] = useState(false);
  const { type, isAllowed, option } = terms;
  const form = {
    methods,
    isNew: option === null,
    onSaved: () => setEditing(false),
    onCancel: () => setEditing(false),
  };
  return (
    <section aria-labelledby={`way-${type}`} className="rounded-card border border-line bg-paper p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h2 id={`way-${type}`} className="text-18">
            {typeWords[type]()}
          </h2>
          <p className={`mt-1 text-16 wrap-anywhere ${option === null ? 'text-muted' : 'tabular-nums'}`}>
            {option?.masked ?? m.withdraw_options_none()}
          </p>
        </div>
        {isEditing ? null : (
          <div className="flex flex-wrap gap-3">
            {isAllowed ? (
              <button type="button" onClick={() => setEditing(true)} className={secondaryButton}>
                {option === null ? m.withdraw_options_add() : m.withdraw_options_change()}
              </button>
            ) : null}
            {option === null ? null : <RemoveOption id={option._id} name={`${typeWords[type]()} ${option.masked}`} />}
          </div>
        )}
      </div>
      <State terms={terms} />
      <Terms terms={terms} currency={currency} />
      {isEditing ? (
        <div className="mt-5 border-t border-line pt-5">
          {type === 'bank' ? <BankForm {...form} /> : <WalletForm {...form} type={type} />}
        </div>
      ) : null}
    </section>
  );
}

/** Explains why nothing can be paid to the account now, if that is the case. */
function State({ terms: { isAllowed, option } }: Pick<CardProps, 'terms'>) {
  const isInBrowser = useIsInBrowser();
  if (!isAllowed)
    return (
      <Note icon="ban">
        {option === null ? m.withdraw_options_not_allowed() : m.withdraw_options_not_allowed_kept()}
      </Note>
    );
  // The server always renders the note, because the page may be shown from the browser's cache later.
  if (option === null || (isInBrowser && Date.parse(option.usableFrom) <= Date.now())) return null;
  if (!isInBrowser && Date.parse(option.usableFrom) <= Date.parse(option.changedAt)) return null;
  return (
    <Note icon="clock">
      {m.withdraw_options_frozen()} <Time at={option.usableFrom} format="minute" />
    </Note>
  );
}

function Note({ icon, children }: { icon: 'ban' | 'clock'; children: ReactNode }) {
  return (
    <p className="mt-3 flex gap-2.5 text-14">
      <Icon name={icon} className="mt-px size-5 shrink-0 text-muted" />
      <span>{children}</span>
    </p>
  );
}

function Terms({ terms, currency }: Pick<CardProps, 'terms' | 'currency'>) {
  const { minimum, maximum, fee, instructions } = terms;
  const words = instructions[getLocale()];
  return (
    <div className="mt-3 text-14 text-muted">
      <p>
        {m.withdraw_options_range({
          minimum: formatMoney(minimum, currency),
          maximum: formatMoney(maximum, currency),
        })}{' '}
        {fee === 0 ? m.withdraw_options_no_fee() : m.withdraw_options_fee({ fee: formatMoney(fee, currency) })}
      </p>
      {words === '' ? null : <p className="mt-1 whitespace-pre-line wrap-anywhere">{words}</p>}
    </div>
  );
}
