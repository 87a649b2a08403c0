import { useRef, useState } from 'react';
import { primaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { useIsSeen } from '../../../../../ui/components/use-is-seen.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { otherLanguage } from '../../../../catalogue/catalogue/web/card-view.ts';
import type { RatingSummary } from '../../../ratings/web/rating-view.ts';
import { type ContentView, findOwnedTier, firstChoice, isDownloadable } from '../content-view.ts';
import { MainAction, StickyAction } from './buy-actions.tsx';
import { LazyByline } from './lazy-byline.tsx';
import { LicenceChips } from './licence-chips.tsx';
import { PurchaseActions } from './purchase-actions.tsx';
import { VariantChoice } from './variant-choice.tsx';

/** Promises to buyers, in words, derived from the site's settings. */
export interface PurchaseTerms {
  /** When a refund needs no reason; null if a refund always needs one. */
  readonly refund: string | null;
  /** Names of the accepted cards, wallets and payment services. */
  readonly payWith: readonly string[];
}

type Follow = { readonly contributorId: string; readonly isFollowed: boolean } | null;

interface PurchaseProps {
  readonly content: ContentView;
  /** Public ratings by buyers; null if there are too few. */
  readonly summary?: RatingSummary | null;
  /** Whether the visitor follows the contributor; null for a contributor whom the visitor can't follow. */
  readonly follow?: Follow;
  /** Refund terms and payment methods; undefined while no payment provider is enabled. */
  readonly terms?: PurchaseTerms;
}

/** Title, variants and main button of a work. Use the work's id as `key`. */
export function Purchase({ content, summary = null, follow = null, terms }: PurchaseProps) {
  const [chosenId, choose] = useState(firstChoice(content.variants)?.id);
  const chosen = content.variants.find(({ id }) => id === chosenId);
  const main = useRef<HTMLDivElement>(null);
  const isMainSeen = useIsSeen(main);
  const owned = chosen && findOwnedTier(content.variants, chosen);
  return (
    <section aria-labelledby="title">
      <Headline content={content} summary={summary} follow={follow} />
      {chosen === undefined ? null : <LicenceChips licence={chosen.licence} />}
      <VariantChoice variants={content.variants} chosen={chosen} choose={choose} />
      {chosen?.sale ? (
        <p className="mt-2 text-14 text-muted tabular-nums">
          {m.content_page_lowest({ price: formatMoney(chosen.sale.lowestPrice, chosen.currency) })}
        </p>
      ) : null}
      {chosen === undefined ? (
        <p className="mt-4 text-14 text-muted">{m.content_page_no_variants()}</p>
      ) : owned !== undefined && chosen.upgradeOrder !== null ? (
        <UpgradeNote licence={owned.name} orderId={chosen.upgradeOrder} />
      ) : (
        <>
          <MainAction contentId={content.id} variant={chosen} ref={main} />
          <StickyAction hidden={isMainSeen} contentId={content.id} variant={chosen} />
          {terms === undefined || isDownloadable(chosen) || chosen.price === null ? null : <Promises terms={terms} />}
        </>
      )}
      <PurchaseActions id={content.id} title={content.title} />
    </section>
  );
}

/** Title, contributor and one-line summary. */
function Headline({
  content,
  summary,
  follow,
}: {
  content: ContentView;
  summary: RatingSummary | null;
  follow: Follow;
}) {
  const { contributor } = content;
  return (
    <>
      {content.ai ? (
        <p className="mb-3 inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-1 text-12 font-medium">
          <Icon name="sparkles" className="size-3.5" />
          {m.content_page_made_with_ai()}
        </p>
      ) : null}
      <h1 id="title" lang={content.titleLang} className="text-28 tracking-tight wrap-anywhere">
        {content.title}
      </h1>
      {content.secondTitle === null ? null : (
        <p lang={otherLanguage(content.titleLang)} className="mt-0.5 text-16 text-muted wrap-anywhere">
          {content.secondTitle}
        </p>
      )}
      {content.facts === '' ? null : <p className="mt-2 text-14 font-medium wrap-anywhere">{content.facts}</p>}
      <LazyByline contributor={contributor} follow={follow} summary={summary} />
    </>
  );
}

/** Explains that the owner of the smaller licence pays only the difference, with a link to the order. */
function UpgradeNote({ licence, orderId }: { licence: string; orderId: string }) {
  return (
    <>
      <p className="mt-4 text-14 text-muted">{m.content_page_upgrade_text({ licence })}</p>
      <a href={localizeHref(`/checkout/${orderId}`)} className={`${primaryButton} mt-3 w-full`}>
        {m.content_page_upgrade()}
      </a>
    </>
  );
}

/** Refund terms and accepted payment methods. */
function Promises({ terms: { refund, payWith } }: { terms: PurchaseTerms }) {
  return (
    <div className="mt-3 text-14 text-muted">
      <p>
        {m.content_page_instant()}
        {refund === null ? null : (
          <>
            {' · '}
            <a href={localizeHref('/refund-policy')} className="underline underline-offset-4 hover:text-ink">
              {refund}
            </a>
          </>
        )}
      </p>
      {payWith.length === 0 ? null : (
        <ul aria-label={m.content_page_pay_with()} className="mt-2 flex flex-wrap gap-1.5 print:hidden">
          {payWith.map((name) => (
            <li key={name} className="rounded-sm border border-line bg-paper px-1.5 text-12 font-semibold text-ink">
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
