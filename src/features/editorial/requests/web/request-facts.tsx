import { Icon, type IconName } from '../../../../ui/components/icon.tsx';
import { formatTime } from '../../../../ui/components/time.tsx';
import { localizeName } from '../../../../ui/locale.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';

interface Facts {
  readonly category: { readonly name: string; readonly nameBn: string | null } | null;
  readonly budget: number | null;
  readonly currency: string;
  readonly deadline: string | null;
}

/** Formats a day such as `2026-12-31` in the page's language. */
export const formatDay = (day: string): string => formatTime(`${day}T00:00:00Z`, 'short-day', 'UTC');

function Fact({ icon, label, children }: { icon: IconName; label: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name={icon} className="size-4 text-muted" />
      <span className="sr-only">{label}</span>
      <span>{children}</span>
    </span>
  );
}

/** Category, budget and deadline in one line, as far as they are known. */
export function RequestFacts({ facts: { category, budget, currency, deadline } }: { facts: Facts }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-14 tabular-nums">
      {category === null ? null : (
        <Fact icon="layout-grid" label={m.requests_category()}>
          {localizeName(category)}
        </Fact>
      )}
      <Fact icon="banknote" label={m.requests_budget()}>
        {budget === null ? m.requests_budget_open() : formatMoney(budget, currency)}
      </Fact>
      {deadline === null ? null : (
        <Fact icon="calendar" label={m.requests_deadline()}>
          {m.requests_until({ day: formatDay(deadline) })}
        </Fact>
      )}
    </p>
  );
}
