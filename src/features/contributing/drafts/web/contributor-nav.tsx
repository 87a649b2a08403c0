import { useLocation } from 'react-router';
import { Icon, type IconName } from '../../../../ui/components/icon.tsx';
import { localizeHref, pathWithoutLocale, stripTrailingSlashes } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';

interface Entry {
  /** Path without a language. */
  readonly path: string;
  readonly icon?: IconName;
  readonly label: () => string;
  /** Prefix of other paths that belong to this entry. */
  readonly within?: string;
}

const works: Entry = {
  path: '/contributor/assets/published',
  icon: 'layers',
  label: () => m.drafts_nav_works(),
  within: '/contributor/assets/',
};
const briefs: Entry = {
  path: '/contributor/briefs',
  icon: 'sparkles',
  label: () => m.drafts_nav_briefs(),
  within: '/contributor/briefs/',
};
const dashboard: Entry = { path: '/contributor/dashboard', icon: 'house', label: () => m.drafts_nav_dashboard() };
const discounts: Entry = { path: '/contributor/discounts', icon: 'tag', label: () => m.discounts_title() };
const bundles: Entry = { path: '/contributor/bundles', icon: 'gift', label: () => m.bundles_title() };
const ratings: Entry = { path: '/contributor/ratings', icon: 'star', label: () => m.drafts_nav_ratings() };
const collaborations: Entry = {
  path: '/contributor/collaborations',
  icon: 'users-round',
  label: () => m.drafts_nav_collaborations(),
  within: '/contributor/collaborations/',
};
const money: readonly Entry[] = [
  { path: '/contributor/sales-and-earnings', label: () => m.drafts_nav_sales() },
  { path: '/contributor/withdrawals', label: () => m.drafts_nav_payouts() },
  { path: '/contributor/payment-settings', label: () => m.drafts_nav_payout_accounts() },
];

const affiliate: Entry = { path: '/profile/affiliate', icon: 'link', label: () => m.affiliates_nav() };

const row = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-14 font-medium lg:min-h-10';
const link = `${row} text-muted hover:bg-line/60 hover:text-ink aria-[current]:bg-ink aria-[current]:text-canvas`;

function NavLink({ entry: { path, icon, label, within }, here }: { entry: Entry; here: string }) {
  const current = here === path ? 'page' : within !== undefined && here.startsWith(within) ? 'true' : undefined;
  return (
    <li>
      <a href={localizeHref(path)} aria-current={current} className={`${link} ${icon === undefined ? 'pl-11' : ''}`}>
        {icon === undefined ? null : <Icon name={icon} />}
        {label()}
      </a>
    </li>
  );
}

/** Navigation of the contributor area; affiliates only have earnings in it. */
export function ContributorNav({ isAffiliate }: { isAffiliate: boolean }) {
  const here = stripTrailingSlashes(pathWithoutLocale(useLocation().pathname));
  if (isAffiliate)
    return (
      <nav aria-label={m.drafts_nav_earnings()}>
        <ul className="grid gap-0.5">
          {[affiliate, ...money].map((entry) => (
            <NavLink key={entry.path} entry={{ icon: 'wallet', ...entry }} here={here} />
          ))}
        </ul>
      </nav>
    );
  return (
    <nav aria-label={m.drafts_nav()}>
      <ul className="grid gap-0.5">
        <NavLink entry={dashboard} here={here} />
        <NavLink entry={works} here={here} />
        <NavLink entry={briefs} here={here} />
        <li>
          <p id="nav-earnings" className={row}>
            <Icon name="wallet" className="size-5 text-muted" />
            {m.drafts_nav_earnings()}
          </p>
          <ul aria-labelledby="nav-earnings" className="grid gap-0.5">
            {money.map((entry) => (
              <NavLink key={entry.path} entry={entry} here={here} />
            ))}
          </ul>
        </li>
        <NavLink entry={discounts} here={here} />
        <NavLink entry={bundles} here={here} />
        <NavLink entry={ratings} here={here} />
        <NavLink entry={collaborations} here={here} />
      </ul>
    </nav>
  );
}
