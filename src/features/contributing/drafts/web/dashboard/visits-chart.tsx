import { BarChart } from '../../../../../ui/components/bar-chart.tsx';
import { formatCount } from '../../../../../ui/money.ts';

interface Day {
  /** Day in Dhaka as `YYYY-MM-DD`. */
  readonly day: string;
  readonly count: number;
}

/** Chart of views and downloads on each of the last days. */
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
