import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';

interface BundlePriceProps {
  /** Prices in minor units. */
  readonly price: number;
  readonly separatePrice: number;
  readonly currency: string;
  readonly className?: string;
}

/** The price of a bundle or of a work in it, beside what it costs alone. */
export function BundlePrice({ price, separatePrice, currency, className = 'text-14' }: BundlePriceProps) {
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${className}`}>
      <span className="font-medium">{formatMoney(price, currency)}</span>
      {separatePrice > price ? (
        <>
          <s aria-hidden className="text-muted">
            {formatMoney(separatePrice, currency)}
          </s>
          <span className="sr-only">{m.bundles_separately({ price: formatMoney(separatePrice, currency) })}</span>
        </>
      ) : null}
    </p>
  );
}
