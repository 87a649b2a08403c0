import { useLocation } from 'react-router';
import { Icon } from '../../ui/components/icon.tsx';
import {
  chooseDigitsHref,
  chooseLocaleHref,
  type Digits,
  digitsChoices,
  digitsExamples,
  getDigits,
  getLocale,
  languageNames,
  pathWithoutLocale,
} from '../../ui/locale.ts';
import { m } from '../../ui/paraglide/messages.js';
import { switchTheme } from '../../ui/theme.ts';

/** Link to this page in the other language; it loads a new document, because all texts change. */
export function LanguageLink({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const other = getLocale() === 'bn' ? 'en' : 'bn';
  return (
    <a
      href={chooseLocaleHref(pathWithoutLocale(pathname) + search, other)}
      rel="nofollow"
      data-reload
      hrefLang={other}
      lang={other}
      className={`${className} ${other === 'bn' ? 'font-bangla-name' : ''}`}
    >
      {languageNames[other]}
    </a>
  );
}

const digitsNames: Record<Digits, () => string> = { beng: m.digits_beng, latn: m.digits_latn };

/** Links to choose the digits of Bangla pages. */
export function DigitsLinks({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <span>{m.digits_title()}</span>
      {digitsChoices.map((digits) => (
        <a
          key={digits}
          href={chooseDigitsHref(pathname + search, digits)}
          rel="nofollow"
          data-reload
          aria-label={`${digitsExamples[digits]}: ${digitsNames[digits]()}`}
          aria-current={digits === getDigits() ? 'true' : undefined}
          className={className}
        >
          {digitsExamples[digits]}
        </a>
      ))}
    </>
  );
}

/** Switches between the light and the dark scheme. */
export function ThemeButton({ className }: { className: string }) {
  return (
    <button
      type="button"
      aria-label={m.theme_switch()}
      title={m.theme_switch()}
      onClick={switchTheme}
      className={className}
    >
      <Icon name="moon" className="size-5.5 dark:hidden" />
      <Icon name="sun" className="hidden size-5.5 dark:block" />
    </button>
  );
}
