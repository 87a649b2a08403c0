import { Icon } from '../../../../ui/components/icon.tsx';
import { getLocale, type Locale, languageNames, locales, localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { DownloadView } from './download-view.ts';

interface PaperProps {
  readonly name: string;
  readonly title: string;
  /** Address of the document without the language parameter. */
  readonly address: string;
}

/** Licence certificate and receipt of a purchase that wasn't refunded, as PDF in both languages. */
export function Papers({ title, purchase }: { title: string; purchase: NonNullable<DownloadView['purchase']> }) {
  const base = '/api/v1/order';
  return (
    <div className="mt-3 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-2 text-14">
      {purchase.refundedAt !== null ? null : purchase.isNamed ? (
        <Paper
          name={m.downloads_certificate()}
          title={title}
          address={`${base}/certificate/${encodeURIComponent(purchase.certificate)}`}
        />
      ) : (
        <NamelessCertificate title={title} orderId={purchase.orderId} />
      )}
      <Paper name={m.downloads_receipt()} title={title} address={`${base}/receipt/${purchase.orderId}`} />
    </div>
  );
}

/** Link to the order's page, where the buyer enters the licensee's name. */
function NamelessCertificate({ title, orderId }: { title: string; orderId: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Icon name="file-text" className="size-4 text-muted" />
      <span className="text-muted">{m.downloads_certificate()}</span>
      <a
        href={localizeHref(`/checkout/${orderId}#particulars-name`)}
        aria-label={m.downloads_certificate_name_label({ title })}
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
      >
        {m.downloads_certificate_name()}
      </a>
    </p>
  );
}

/** All locales, the page's language first. */
const inOrder = (): readonly Locale[] => locales.toSorted((one) => (one === getLocale() ? -1 : 1));

function Paper({ name, title, address }: PaperProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Icon name="file-text" className="size-4 text-muted" />
      <span className="text-muted">{name}</span>
      {inOrder().map((locale) => (
        <a
          key={locale}
          href={`${address}?language=${locale}`}
          hrefLang={locale}
          aria-label={m.downloads_paper_label({ paper: name, language: languageNames[locale], title })}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
        >
          <span lang={locale}>{languageNames[locale]}</span>
        </a>
      ))}
    </p>
  );
}
