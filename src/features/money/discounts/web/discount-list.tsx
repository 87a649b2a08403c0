import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { Time } from '../../../../ui/components/time.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import {
  type DiscountView,
  describeBearer,
  describeScope,
  describeValue,
  listLimits,
  listTimes,
  stateWords,
} from './discount-view.ts';

interface DiscountListProps {
  readonly items: readonly DiscountView[];
  readonly currency: string;
  /** Whether the discounts are the reader's own or the site's, so that no contributor is named. */
  readonly isOwn?: boolean;
  /** Ends a discount; undefined if the viewer may not. */
  readonly end?: (id: string) => Promise<unknown>;
}

/** Sales and coupons, each with its terms, who bears it and how often it was used. */
export function DiscountList({ items, currency, isOwn = false, end }: DiscountListProps) {
  return (
    <ul className="grid gap-4">
      {items.map((discount) => (
        <DiscountCard key={discount._id} discount={discount} currency={currency} isOwn={isOwn} {...(end && { end })} />
      ))}
    </ul>
  );
}

type DiscountCardProps = Omit<DiscountListProps, 'items'> & { readonly discount: DiscountView };

function DiscountCard({ discount, currency, isOwn = false, end }: DiscountCardProps) {
  const { _id, name, code, isCoupon, contributor, state } = discount;
  const { start, last, format } = listTimes(discount);
  const facts = [describeScope(discount, isOwn), ...listLimits(discount, currency)];
  return (
    <li className="rounded-card border border-line bg-paper p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-18 font-medium wrap-anywhere">{name}</h3>
          {contributor === null || isOwn ? null : <p className="text-14 text-muted">{contributor.name}</p>}
        </div>
        <span
          className={`rounded-full border px-2.5 py-0.5 text-12 whitespace-nowrap ${state === 'running' ? 'border-success text-success' : 'border-line text-muted'}`}
        >
          {stateWords[state]()}
        </span>
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3 text-16 font-medium tabular-nums">
        {describeValue(discount, currency)}
        {code === null ? (
          <span className="text-14 font-normal text-muted">
            {isCoupon ? m.discounts_coupon() : m.discounts_is_sale()}
          </span>
        ) : (
          <code className="rounded-control border border-dashed border-line px-2 py-0.5 text-14 select-all">
            {code}
          </code>
        )}
      </p>
      <p className="mt-1 text-14 wrap-anywhere">{facts.join(' · ')}</p>
      <p className="mt-1 text-14 text-muted">{describeBearer(discount, isOwn)}</p>
      <p className="mt-1 text-14 text-muted">
        <Time at={start} format={format} /> – <Time at={last} format={format} />
      </p>
      {end === undefined || state === 'ended' ? null : <EndButton name={name} end={() => end(_id)} />}
    </li>
  );
}

function EndButton({ name, end }: { name: string; end: () => Promise<unknown> }) {
  const { revalidate } = useRevalidator();
  const [isAsked, setIsAsked] = useState(false);
  const confirm = async () => {
    try {
      await end();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.discounts_end_failed());
    }
    setIsAsked(false);
    await revalidate();
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setIsAsked(true)}
        aria-label={`${m.discounts_end()}: ${name}`}
        className="mt-3 min-h-6 text-14 underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {m.discounts_end()}
      </button>
      <ConfirmDialog
        open={isAsked}
        title={m.discounts_end_title({ name })}
        action={m.discounts_end()}
        danger
        onConfirm={confirm}
        onClose={() => setIsAsked(false)}
      >
        <p>{m.discounts_end_text()}</p>
      </ConfirmDialog>
    </>
  );
}
