import { useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import {
  chooseLocaleHref,
  getLocale,
  type Locale,
  languageNames,
  locales,
  localizeHref,
  pathWithoutLocale,
  rememberLocale,
} from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';

/** The language of the site and of e-mails: choosing one saves it and shows the page in it. */
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
    // Another language is another document.
    if (language === getLocale()) showToast({ kind: 'success', title: m.accounts_profile_saved() });
    else location.assign(localizeHref(here, language));
  }

  return (
    <>
      <fieldset aria-busy={wanted !== undefined && wanted !== saved} className="flex flex-wrap gap-3">
        <legend className="sr-only">{m.accounts_profile_language()}</legend>
        {locales.map((locale) => (
          <label
            key={locale}
            className="flex h-12 cursor-pointer items-center gap-3 rounded-control border border-line bg-paper px-4 text-16 hover:border-muted has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="language"
              value={locale}
              checked={chosen === locale}
              onChange={() => void choose(locale)}
              className="size-4.5 accent-ink focus-visible:outline-none"
            />
            <span lang={locale} className={locale === 'bn' ? 'font-bangla-name' : undefined}>
              {languageNames[locale]}
            </span>
          </label>
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
