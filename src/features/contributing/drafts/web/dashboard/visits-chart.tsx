import { BarChart } from '../../../../../ui/components/bar-chart.tsx';
import { formatCount } from '../../../../../ui/money.ts';

interface Day {
  /** `YYYY-MM-DD` in Dhaka. */
  readonly day: string;
  readonly count: number;
}

/** What people did on each of the last days. */
export function VisitsChart({ title, days }: { title: string; days: readonly Day[] }) {
  const sum = days.reduce((total, { count }) => total + count, 0);
  return (
    <BarChart
      title={title}
      total={formatCount(sum)}
      note=""
      columns={[title]}
      bars={days.map(({ day, count }) => ({ span: day, up: count, cells: [formatCount(count)] }))}
    />
  );
}
