import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { ParticularsText } from '../particulars-text.tsx';
import type { WholeOrder } from './whole-order.ts';

type Version = WholeOrder['particulars'][number];

function VersionText({ said }: { said: Version }) {
  return (
    <div className="grid gap-1">
      <ParticularsText said={said} />
      <p className="text-12 text-muted">
        {m.orders_admin_particulars_version({ version: formatCount(said.version) })} · <DhakaTime at={said.at} />
      </p>
    </div>
  );
}

/** The licensee of an order, with all former versions. */
export function ParticularsPanel({ particulars: [current, ...before] }: Pick<WholeOrder, 'particulars'>) {
  return (
    <Panel title={m.orders_admin_particulars()}>
      {current === undefined ? (
        <p className="text-14 text-muted">{m.orders_admin_particulars_none()}</p>
      ) : (
        <VersionText said={current} />
      )}
      {before.length === 0 ? null : (
        <details className="mt-4 text-14">
          <summary className="min-h-6 cursor-pointer font-medium">{m.orders_admin_particulars_before()}</summary>
          <ul className="mt-3 grid gap-4">
            {before.map((each) => (
              <li key={each.version}>
                <VersionText said={each} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
