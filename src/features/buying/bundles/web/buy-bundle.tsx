import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { primaryButton } from '../../../../ui/components/button.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useSiteActions } from '../../../../ui/site-actions.ts';
import { BundlePrice } from './bundle-price.tsx';
import { type Bundle, type BundleOffer, countWorks, describeSaving } from './bundle-view.ts';

export type OrderBundle = (id: string, price: number) => Promise<string>;

interface BuyBundleProps {
  readonly bundle: Bundle;
  readonly offer: BundleOffer | null;
  readonly order: OrderBundle;
}

/** The price of a bundle, what is deducted from it, and the button that orders it and opens its payment. */
export function BuyBundle({ bundle, offer, order }: BuyBundleProps) {
  const { _id: id, currency, separatePrice } = bundle;
  const { openSignIn } = useSiteActions();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const price = offer?.price ?? bundle.price;
  const toBuy = offer?.works.filter(({ state }) => state === 'buy').length ?? bundle.works.length;
  const deducted = bundle.works.length - toBuy;
  const saving = describeSaving(bundle);
  const buy = async () => {
    setIsBusy(true);
    try {
      // After a sign-in the price is another if the person owns a part.
      const { price: current } = offer ?? (await browserApi('GET /bundle/offer/{id}', { params: { id } }));
      if (offer === null && current !== price) {
        showToast({ kind: 'info', title: m.bundles_new_price({ price: formatMoney(current, currency) }) });
        await revalidate();
        setIsBusy(false);
        return;
      }
      const orderId = await order(id, current);
      await navigate(localizeHref(`/checkout/${orderId}`));
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.bundles_buy_failed());
      await revalidate();
    }
    setIsBusy(false);
  };
  return (
    <section
      aria-label={m.bundles_price()}
      className="rounded-card border border-line bg-paper p-6 lg:sticky lg:top-24"
    >
      {toBuy === 0 ? (
        <p className="text-18">{m.bundles_all_owned()}</p>
      ) : (
        <>
          <BundlePrice
            price={price}
            separatePrice={deducted === 0 ? separatePrice : price}
            currency={currency}
            className="text-28"
          />
          <p className="mt-1 text-14 text-muted">
            {deducted === 0 ? saving : m.bundles_deducted({ works: countWorks(deducted) })}
          </p>
          {offer?.works.some(({ hasOtherVersion }) => hasOtherVersion) ? (
            <p className="mt-2 text-14">{m.bundles_other_version()}</p>
          ) : null}
          <button
            type="button"
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => openSignIn('buy', buy)}
            className={`${primaryButton} mt-5 w-full noscript:hidden`}
          >
            {m.bundles_buy({ price: formatMoney(price, currency) })}
          </button>
        </>
      )}
      <p className="mt-4 text-14 text-muted">{m.bundles_terms()}</p>
    </section>
  );
}
