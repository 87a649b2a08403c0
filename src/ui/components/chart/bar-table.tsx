import { m } from '../../paraglide/messages.js';
import type { ChartBar } from '../bar-chart.tsx';
import { describeSpan, isDay } from './span.ts';

interface BarTableProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly bars: readonly ChartBar[];
}

/** Table of a chart's values, latest first. */
export function BarTable({ title, columns, bars }: BarTableProps) {
  return (
    <div className="mt-2 overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">{title}</caption>
        <thead className="text-12 text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              {isDay(bars[0]?.span ?? '') ? m.chart_day() : m.chart_month()}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1 pl-3 text-right font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.toReversed().map(({ span, cells }) => (
            <tr key={span} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal whitespace-nowrap">
                {describeSpan(span)}
              </th>
              {columns.map((column, at) => (
                <td key={column} className="py-1 pl-3 text-right tabular-nums">
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
