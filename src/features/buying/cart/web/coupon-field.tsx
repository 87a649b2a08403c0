import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { fieldBox } from '../../../../ui/forms/field.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { CouponView } from './cart-view.ts';

interface CouponFieldProps {
  readonly coupon: CouponView | null;
  /** Variant that is bought alone, without the rest of the cart. */
  readonly only: string | null;
}

/** Field for a coupon. It is a form of the address, so that a link can carry the code and no script is needed. */
export function CouponField({ coupon, only }: CouponFieldProps) {
  const address = localizeHref(only === null ? '/cart' : `/cart?only=${only}`);
  if (coupon !== null && coupon.refusal === null)
    return (
      <p role="status" className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <Icon name="check" className="size-4 text-success" />
        {m.cart_coupon_applied({ code: coupon.code })}
        <a href={address} className="inline-flex min-h-6 items-center underline underline-offset-4">
          {m.cart_coupon_remove()}
        </a>
      </p>
    );
  return (
    <form method="get" action={localizeHref('/cart')} className="mt-5 grid max-w-sm gap-1.5">
      {only === null ? null : <input type="hidden" name="only" value={only} />}
      <label htmlFor="coupon" className="text-14 font-medium">
        {m.cart_coupon()}
      </label>
      <div className="flex gap-2">
        <input
          id="coupon"
          name="code"
          // A refused code stays in the field to be corrected.
          key={coupon?.code}
          defaultValue={coupon?.code}
          required
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={coupon === null ? undefined : true}
          aria-describedby={coupon === null ? undefined : 'coupon-error'}
          className={`h-12 min-w-0 uppercase ${fieldBox}`}
        />
        <button type="submit" className={`${secondaryButton} shrink-0`}>
          {m.cart_coupon_apply()}
        </button>
      </div>
      <p id="coupon-error" role="alert" className="text-14 text-danger empty:hidden">
        {coupon?.refusal}
      </p>
      {coupon === null ? null : (
        <p className="flex flex-wrap gap-x-4 text-14">
          {coupon.unpaidOrderId === null ? null : (
            <a
              href={localizeHref(`/checkout/${coupon.unpaidOrderId}`)}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {m.cart_coupon_to_order()}
            </a>
          )}
          <a href={address} className="inline-flex min-h-6 items-center underline underline-offset-4">
            {m.cart_coupon_without()}
          </a>
        </p>
      )}
    </form>
  );
}
