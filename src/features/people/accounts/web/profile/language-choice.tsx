import { useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import {
  chooseLocaleHref,
  getLocale,
  type Locale,
  languageNames,
  locales,
  localizeHref,
  pathWithoutLocale,
  rememberLocale,
} from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { ChoiceCard } from './choice-card.tsx';

/** Chooses the language of the site and of e-mails; saves at once and opens the page in it. */
export function LanguageChoice({ saved }: { saved: Locale }) {
  const [wanted, setWanted] = useState<Locale>();
  const { pathname } = useLocation();
  const here = pathWithoutLocale(pathname);
  const chosen = wanted ?? saved;

  async function choose(language: Locale) {
    setWanted(language);
    try {
      await browserApi('PUT /user/update/profile', { body: { language } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setWanted(undefined);
      showFailure(error, m.accounts_profile_update_failed());
      return;
    }
    rememberLocale(language);
    // Each language has its own page address, so a change loads another document.
    if (language === getLocale()) showToast({ kind: 'success', title: m.accounts_profile_saved() });
    else location.assign(localizeHref(here, language));
  }

  return (
    <>
      <fieldset aria-busy={wanted !== undefined && wanted !== saved} className="flex flex-wrap gap-3">
        <legend className="sr-only">{m.accounts_profile_language()}</legend>
        {locales.map((locale) => (
          <ChoiceCard
            key={locale}
            name="language"
            value={locale}
            isChosen={chosen === locale}
            onChoose={() => void choose(locale)}
          >
            <span lang={locale} className={locale === 'bn' ? 'font-bangla-name' : undefined}>
              {languageNames[locale]}
            </span>
          </ChoiceCard>
        ))}
      </fieldset>
      {chosen === getLocale() || wanted !== undefined ? null : (
        <p className="mt-3 text-14 text-muted">
          {m.accounts_profile_language_other()}{' '}
          <a
            href={chooseLocaleHref(here, chosen)}
            data-reload
            className="inline-flex min-h-6 items-center text-ink underline underline-offset-4"
          >
            {m.accounts_profile_language_switch()}
          </a>
        </p>
      )}
    </>
  );
}
