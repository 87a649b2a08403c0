import { BarChart, describeChange } from '../../../../../ui/components/bar-chart.tsx';
import { formatCount } from '../../../../../ui/money.ts';

interface Day {
  /** `YYYY-MM-DD` in Dhaka. */
  readonly day: string;
  readonly count: number;
}

/** What people did on each of the last days, and how that changed. */
export function VisitsChart({ title, days, before }: { title: string; days: readonly Day[]; before: number }) {
  const sum = days.reduce((total, { count }) => total + count, 0);
  return (
    <BarChart
      title={title}
      total={formatCount(sum)}
      note={describeChange(sum, before, days.length)}
      columns={[title]}
      bars={days.map(({ day, count }) => ({ span: day, up: count, cells: [formatCount(count)] }))}
    />
  );
}
