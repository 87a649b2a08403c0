import { useState } from 'react';
import { Panel } from '../../../../ui/admin/page-heading.tsx';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { formatTime } from '../../../../ui/components/time.tsx';
import { fieldBox } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { m } from '../../../../ui/paraglide/messages.js';

/** Number of months to choose from. */
const MONTHS = 24;

/** Months such as `2026-11`, the given one first, then those before it. */
const listMonths = (last: string): string[] => {
  const [year = 0, month = 1] = last.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 15)).toISOString().slice(0, 7),
  );
};

/** Link to the report of a month. `month`: the current one. */
export function ReportPanel({ month }: { month: string }) {
  const [chosen, setChosen] = useState(month);
  return (
    <Panel title={m.vat_report()} text={m.vat_report_text()}>
      <div className="flex flex-wrap items-end gap-4">
        <div className="grid w-full gap-2 sm:w-64">
          <label htmlFor="vat-month" className="text-14 font-medium">
            {m.vat_month()}
          </label>
          <Select
            id="vat-month"
            value={chosen}
            choices={listMonths(month).map((each) => [each, formatTime(`${each}-15T00:00:00Z`, 'month')])}
            onChange={setChosen}
            className={`h-12 ${fieldBox}`}
          />
        </div>
        <a href={`/api/v1/order/vat-report?month=${chosen}`} className={`${secondaryButton} max-sm:w-full`}>
          <Icon name="download" />
          {m.vat_download()}
        </a>
      </div>
    </Panel>
  );
}
