import { useLocation } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { chooseLocaleHref, getLocale, languageNames, pathWithoutLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { switchTheme } from '../theme.ts';

export const square = 'grid size-10 shrink-0 place-items-center rounded-control hover:bg-line/60';

/** Switches the language and the light or dark theme. */
export function AdminSwitches() {
  const { pathname, search } = useLocation();
  const other = getLocale() === 'bn' ? 'en' : 'bn';
  return (
    <>
      <a
        href={chooseLocaleHref(pathWithoutLocale(pathname) + search, other)}
        data-reload
        hrefLang={other}
        lang={other}
        className={`flex h-10 items-center rounded-control px-3 text-14 font-medium hover:bg-line/60 ${other === 'bn' ? 'font-bangla-name' : ''}`}
      >
        {languageNames[other]}
      </a>
      <button
        type="button"
        aria-label={m.theme_switch()}
        title={m.theme_switch()}
        onClick={switchTheme}
        className={square}
      >
        <Icon name="moon" className="size-5 dark:hidden" />
        <Icon name="sun" className="hidden size-5 dark:block" />
      </button>
    </>
  );
}
