import { useLocation } from 'react-router';
import { Icon } from '../../ui/components/icon.tsx';
import { chooseLocaleHref, getLocale, languageNames, pathWithoutLocale } from '../../ui/locale.ts';
import { m } from '../../ui/paraglide/messages.js';
import { switchTheme } from '../../ui/theme.ts';

/** This page in the other language: a new document, since every word changes. */
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
