import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { useSubmissionKey } from '../../../../ui/forms/use-submission-key.ts';
import { localizeHref, localizeName } from '../../../../ui/locale.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { OrderLineView } from './order-view.ts';

/** Button that orders the extended licence for the price difference and opens its payment. */
export function LineUpgrade({ line, currency }: { line: OrderLineView; currency: string }) {
  const { _id: id, title, variantName, upgrade } = line;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const submission = useSubmissionKey();
  const [isBusy, setIsBusy] = useState(false);
  if (upgrade === null) return null;
  const body = { price: upgrade.price };
  const order = async () => {
    setIsBusy(true);
    try {
      const idempotencyKey = submission.find(body);
      const { _id } = await browserApi('POST /order/upgrade/{id}', { params: { id }, body, idempotencyKey });
      await navigate(localizeHref(`/checkout/${_id}`));
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.orders_upgrade_failed());
      // The page shows the new price, or that the upgrade is no longer available.
      await revalidate();
    }
    setIsBusy(false);
  };
  const label = m.orders_upgrade({
    licence: localizeName(upgrade.licence),
    price: formatMoney(upgrade.price, currency),
  });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 noscript:hidden">
      <button
        type="button"
        disabled={isBusy}
        onClick={() => void order()}
        aria-label={`${label}: ${title}, ${variantName}`}
        className={`${secondaryButton} h-11! px-4! text-14! max-sm:w-full`}
      >
        {label}
      </button>
      <span className="text-muted">{m.orders_upgrade_text()}</span>
    </div>
  );
}
