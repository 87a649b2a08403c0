import { useState } from 'react';
import { browserApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { holdToastsForNextPage, showToast } from '../../../../../ui/components/toast.ts';
import {
  type Digits,
  digitsChoices,
  digitsExamples,
  getDigits,
  getLocale,
  rememberDigits,
} from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { ChoiceCard } from './choice-card.tsx';

const names: Record<Digits, () => string> = { beng: m.digits_beng, latn: m.digits_latn };

/** Chooses the digits of Bangla texts on pages, in e-mails and documents; saves at once and reloads the page. */
export function DigitsChoice({ saved }: { saved: Digits }) {
  const [wanted, setWanted] = useState<Digits>();
  const chosen = wanted ?? saved;

  async function choose(digits: Digits) {
    setWanted(digits);
    try {
      await browserApi('PUT /user/update/profile', { body: { digits } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setWanted(undefined);
      showFailure(error, m.accounts_profile_update_failed());
      return;
    }
    rememberDigits(digits);
    const isShown = getLocale() === 'en' || digits === getDigits();
    if (!isShown) holdToastsForNextPage();
    showToast({ kind: 'success', title: m.accounts_profile_saved() });
    // Rendered texts keep their digits until the page is reloaded.
    if (!isShown) location.reload();
  }

  return (
    <fieldset aria-busy={wanted !== undefined && wanted !== saved} className="flex flex-wrap gap-3">
      <legend className="sr-only">{m.accounts_profile_digits()}</legend>
      {digitsChoices.map((digits) => (
        <ChoiceCard
          key={digits}
          name="digits"
          value={digits}
          isChosen={chosen === digits}
          onChoose={() => void choose(digits)}
        >
          <span>
            {names[digits]()} <span className="text-muted tabular-nums">{digitsExamples[digits]}</span>
          </span>
        </ChoiceCard>
      ))}
    </fieldset>
  );
}
