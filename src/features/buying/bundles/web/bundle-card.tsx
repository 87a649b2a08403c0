import { CoverPicture } from '../../../catalogue/categories/web/category-covers.tsx';
import { BundlePrice } from './bundle-price.tsx';
import { countWorks, describeSaving, type ListedBundle, nameBundle, toBundleHref, toCover } from './bundle-view.ts';

interface BundleCardProps {
  readonly bundle: ListedBundle;
  readonly priority?: boolean;
  readonly level?: 'h2' | 'h3';
}

/** Card of a bundle with up to four of its works. The surrounding grid sets its width. */
export function BundleCard({ bundle, priority = false, level: Heading = 'h2' }: BundleCardProps) {
  const { covers, count, price, separatePrice, currency, contributor } = bundle;
  const facts = [countWorks(count), contributor?.name, describeSaving(bundle)].filter((fact) => fact !== undefined);
  return (
    <article className="group relative">
      <div
        className={`grid aspect-[4/3] gap-1 overflow-hidden rounded-card bg-line ${covers.length > 1 ? 'grid-cols-2' : ''} ${covers.length > 2 ? 'grid-rows-2' : ''}`}
      >
        {covers.map((cover, index) => (
          <div key={cover._id} className={`min-h-0 ${covers.length === 3 && index === 0 ? 'row-span-2' : ''}`}>
            <CoverPicture
              cover={toCover(cover)}
              sizes="(min-width: 992px) 16vw, (min-width: 576px) 24vw, 48vw"
              priority={priority && index === 0}
            />
          </div>
        ))}
      </div>
      <Heading className="mt-3 text-18 wrap-anywhere">
        <a
          href={toBundleHref(bundle)}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
        >
          {nameBundle(bundle)}
        </a>
      </Heading>
      <BundlePrice price={price} separatePrice={separatePrice} currency={currency} className="mt-0.5 text-16" />
      <p className="text-14 text-muted wrap-anywhere">{facts.join(' · ')}</p>
    </article>
  );
}
