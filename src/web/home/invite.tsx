import { primaryButton } from '../../ui/components/button.ts';
import { localizeHref } from '../../ui/locale.ts';
import { formatNumber } from '../../ui/money.ts';
import { m } from '../../ui/paraglide/messages.js';

/** Invites visitors to become contributors. `share`: the contributor's share of a sale in basis points. */
export function HomeInvite({ share }: { share: number }) {
  return (
    <section className="page mt-24">
      <div className="rounded-dialog border border-line bg-paper px-6 py-12 sm:px-12 lg:flex lg:items-center lg:justify-between lg:gap-16 lg:py-16">
        <div>
          <h2 className="text-28 lg:text-36">
            {m.home_invite_lead()}{' '}
            <span className="font-brush text-[1.2em] font-normal leading-none text-accent">
              {m.home_invite_brush()}
            </span>{' '}
            {m.home_invite_tail()}
          </h2>
          <p className="mt-4 max-w-[60ch] text-16 text-muted">
            {m.home_invite_text({ share: formatNumber(share / 100, { maximumFractionDigits: 2 }) })}
          </p>
        </div>
        <a href={localizeHref('/get-involved')} className={`${primaryButton} mt-6 shrink-0 lg:mt-0`}>
          {m.home_invite_more()}
        </a>
      </div>
    </section>
  );
}
