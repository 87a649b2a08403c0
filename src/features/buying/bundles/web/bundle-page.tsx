import type { ReactNode } from 'react';
import { localizeHref, localizeName } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { toContentPath } from '../../../catalogue/catalogue/web/card-view.ts';
import { toCardView } from '../../../catalogue/catalogue/web/to-card-view.ts';
import { CoverPicture } from '../../../catalogue/categories/web/category-covers.tsx';
import { localizeVariantName } from '../../../catalogue/content/web/variant-name.ts';
import { BundlePrice } from './bundle-price.tsx';
import { type Bundle, type BundleOffer, countWorks, nameBundle, toCover } from './bundle-view.ts';
import { BuyBundle, type OrderBundle } from './buy-bundle.tsx';

interface BundlePageProps {
  readonly bundle: Bundle;
  /** What it costs the person who is signed in; null for visitors. */
  readonly offer: BundleOffer | null;
  /** Orders it at a price in minor units. @returns the order's id @throws ApiError */
  readonly order: OrderBundle;
}

/** Page of a bundle: its works, what each costs in it, and a button that buys those that the person lacks. */
export function BundlePage({ bundle, offer, order }: BundlePageProps) {
  const { contributor, description, works, currency } = bundle;
  const states = new Map(offer?.works.map(({ variantId, state }) => [variantId, state]));
  return (
    <div className="page grid gap-x-12 gap-y-8 pt-8 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pt-12">
      <header className="lg:col-start-1">
        <p className="text-14 text-muted">{m.bundles_bundle({ works: countWorks(works.length) })}</p>
        <h1 className="mt-1 text-36 tracking-tight wrap-anywhere lg:text-48">{nameBundle(bundle)}</h1>
        {contributor === null ? null : (
          <p className="mt-2 text-16">
            <a
              href={localizeHref(`/contributors/${contributor.username}`)}
              className="underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
            >
              {m.bundles_by({ name: contributor.name })}
            </a>
          </p>
        )}
        {description === '' ? null : (
          <p className="mt-4 max-w-2xl text-16 whitespace-pre-line text-muted wrap-anywhere">{description}</p>
        )}
      </header>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <BuyBundle bundle={bundle} offer={offer} order={order} />
      </div>
      <section aria-labelledby="works" className="lg:col-start-1">
        <h2 id="works" className="text-22">
          {m.bundles_in_it()}
        </h2>
        <ul className="mt-5 grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-3">
          {works.map((work, index) => (
            <BundledWork
              key={work.variant._id}
              work={work}
              currency={currency}
              priority={index < 2}
              note={stateWords[states.get(work.variant._id) ?? 'buy']?.()}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** What is said of a work that the person doesn't pay for. */
const stateWords: Readonly<Partial<Record<BundleOffer['works'][number]['state'], () => string>>> = {
  owned: m.bundles_is_owned,
  own: m.bundles_is_own,
};

interface BundledWorkProps {
  readonly work: Bundle['works'][number];
  readonly currency: string;
  readonly priority: boolean;
  readonly note: string | undefined;
}

function BundledWork({ work: { card, variant, price, separatePrice }, currency, priority, note }: BundledWorkProps) {
  const view = toCardView(card);
  return (
    <li className="group relative min-w-0">
      <div className={`aspect-[4/3] overflow-hidden rounded-card bg-line ${note === undefined ? '' : 'opacity-60'}`}>
        {card.preview === null ? null : (
          <CoverPicture cover={toCover(card.preview)} sizes="(min-width: 992px) 20vw, 46vw" priority={priority} />
        )}
      </div>
      <h3 className="mt-2 text-16 wrap-anywhere">
        <a
          href={localizeHref(toContentPath(view))}
          lang={view.lang}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
        >
          {view.title}
        </a>
      </h3>
      <p className="text-14 text-muted wrap-anywhere">
        {[localizeVariantName(variant.name), localizeName(variant.licence)].join(' · ')}
      </p>
      {note === undefined ? (
        <BundlePrice price={price} separatePrice={separatePrice} currency={currency} />
      ) : (
        <Note>{note}</Note>
      )}
    </li>
  );
}

const Note = ({ children }: { children: ReactNode }) => <p className="text-14 font-medium">{children}</p>;
