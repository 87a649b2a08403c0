import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Operator } from '../../platform/operator.ts';
import { LogoMark } from '../../ui/components/logo.tsx';
import {
  chooseLocaleHref,
  getLocale,
  languageNames,
  locales,
  localizeHref,
  pathWithoutLocale,
} from '../../ui/locale.ts';
import { m } from '../../ui/paraglide/messages.js';
import type { RootData } from '../../ui/root-data.ts';
import { switchTheme } from '../../ui/theme.ts';
import { DigitsLinks } from './language-link.tsx';

const link = 'inline-block py-1.5 text-muted underline-offset-4 hover:text-ink hover:underline';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-14">{title}</h2>
      <ul className="mt-2 text-14">{children}</ul>
    </div>
  );
}

function Entry({ path, label }: { path: string; label: string }) {
  return (
    <li>
      <a href={localizeHref(path)} className={link}>
        {label}
      </a>
    </li>
  );
}

function Languages() {
  const { pathname, search } = useLocation();
  const here = pathWithoutLocale(pathname) + search;
  return (
    <Column title={m.footer_language()}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={chooseLocaleHref(here, locale)}
            rel="nofollow"
            data-reload
            hrefLang={locale}
            lang={locale}
            className={`${link} aria-[current]:text-ink ${locale === 'bn' ? 'font-bangla-name' : ''}`}
            aria-current={locale === getLocale() ? 'true' : undefined}
          >
            {languageNames[locale]}
          </a>
        </li>
      ))}
      {getLocale() === 'bn' ? (
        <li className="flex flex-wrap items-baseline gap-x-3 text-muted">
          <DigitsLinks className={`${link} min-w-6 aria-[current]:text-ink`} />
        </li>
      ) : null}
      <li>
        <button type="button" onClick={switchTheme} className={link}>
          {m.theme_switch()}
        </button>
      </li>
    </Column>
  );
}

/** The operator's name and e-mail address, if they are configured. */
function OperatorLine({ siteName, operator }: { siteName: string; operator: Operator | undefined }) {
  const { name = null, email = null } = operator ?? {};
  if (name === null && email === null) return null;
  return (
    <p>
      {name === null ? '' : `${m.footer_operator({ siteName, operator: name })} `}
      {email === null ? null : (
        <>
          {m.footer_write()}{' '}
          <a href={`mailto:${email}`} className="inline-block underline underline-offset-4 hover:text-ink">
            {email}
          </a>
        </>
      )}
    </p>
  );
}

/** Note that no SMS is sent, on machines without Firebase. */
function DevelopmentLine() {
  return (
    <p className="mt-2">
      {m.footer_development()}{' '}
      <a href="/development/inbox" target="_blank" rel="noreferrer" className="inline-block py-1 text-ink underline">
        {m.footer_development_inbox()}
      </a>
    </p>
  );
}

export function Footer({ data }: { data: RootData | undefined }) {
  const { siteName = 'Arbor', operator } = data?.page ?? {};
  const hasDemo = data?.hasDemo ?? false;
  return (
    <footer className="mt-24 border-t border-line bg-paper">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="max-w-sm max-lg:col-span-2">
          <p className="flex items-center gap-2.5 text-22 font-semibold tracking-tight">
            <LogoMark />
            {siteName}
          </p>
          <p className="mt-3 text-14 text-muted">{m.footer_about()}</p>
        </div>
        <Column title={m.footer_explore()}>
          <Entry path="/categories" label={m.categories_all()} />
          <Entry path="/content?sort=newest" label={m.footer_newest()} />
          <Entry path="/free-resources" label={m.nav_free()} />
          <Entry path="/collections" label={m.nav_collections()} />
          <Entry path="/bundles" label={m.bundles_title()} />
          <Entry path="/blog/all" label={m.blog_title()} />
        </Column>
        <Column title={m.footer_together()}>
          <Entry path="/get-involved" label={m.footer_contribute()} />
          <Entry path="/categories#custom-content" label={m.nav_custom()} />
        </Column>
        <Column title={m.footer_company()}>
          <Entry path="/contact" label={m.footer_contact()} />
          <Entry path="/terms-and-conditions" label={m.terms_title()} />
          <Entry path="/privacy-policy" label={m.privacy_title()} />
          <Entry path="/refund-policy" label={m.footer_refunds()} />
          <Entry path="/takedown-policy" label={m.footer_takedown()} />
          <Entry path="/notices" label={m.notices_page_title()} />
          <Entry path="/account-deletion" label={m.accounts_deletion_title()} />
        </Column>
        <Languages />
      </div>
      <div className="page border-t border-line py-6 text-12 text-muted">
        <OperatorLine siteName={siteName} operator={operator} />
        {data?.page.production === false ? <DevelopmentLine /> : null}
        {hasDemo ? <p className="mt-2 max-w-4xl">{m.footer_licences({ siteName })}</p> : null}
      </div>
    </footer>
  );
}
