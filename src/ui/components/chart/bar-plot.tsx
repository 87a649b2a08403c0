import type { ChartBar } from '../bar-chart.tsx';

const HEIGHT = 120;
const STEP = 10;
const GAP = 2;
const MIN_HEIGHT = 3;
/** Number of grid lines above zero. */
const LINES = 3;

/**
 * Distance of grid lines: the smallest of 1, 2, 2.5 or 5 times a power of ten with which they reach the value; an
 * integer, because charts show counts.
 */
export function findLineStep(most: number): number {
  const wanted = Math.max(1, most / LINES);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const steps = [1, 2, 2.5, 5, 10].map((each) => each * power).filter(Number.isInteger);
  return steps.find((step) => step >= wanted) ?? wanted;
}

interface BarPlotProps {
  readonly bars: readonly ChartBar[];
  readonly format: (value: number) => string;
  /** Tooltip of a bar. */
  readonly toTitle: (bar: ChartBar) => string;
}

function Bar({ x, y, height, className }: { x: number; y: number; height: number; className: string }) {
  return height === 0 ? null : <rect x={x} y={y} width={STEP - GAP} height={height} className={className} />;
}

/** Bars over three labelled grid lines, and the previous period as a dotted line. */
export function BarPlot({ bars, format, toTitle }: BarPlotProps) {
  const most = Math.max(...bars.map(({ up, before = 0 }) => Math.max(up, before)), 0);
  const least = Math.max(...bars.map(({ down = 0, before = 0 }) => Math.max(down, -before)), 0);
  const step = findLineStep(Math.max(most, least / LINES));
  const top = step * LINES;
  const scale = HEIGHT / (top + least);
  const zero = top * scale;
  const lines = Array.from({ length: LINES + 1 }, (_, at) => at * step);
  const toHeight = (amount: number): number => (amount <= 0 ? 0 : Math.max(MIN_HEIGHT, amount * scale));
  const points = bars.flatMap(({ before }, at) =>
    before === undefined ? [] : `${at * STEP + STEP / 2},${zero - before * scale}`,
  );
  return (
    <div aria-hidden="true" className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-2">
      <div className="relative text-right text-12 leading-none text-muted tabular-nums">
        {lines.map((value) => (
          <span
            key={value}
            className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
            style={{ top: `${((zero - value * scale) / HEIGHT) * 100}%` }}
          >
            {format(value)}
          </span>
        ))}
        <span className="invisible whitespace-nowrap">{format(top)}</span>
      </div>
      <svg
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-36 w-full overflow-visible"
      >
        {lines.map((value) => (
          <line
            key={value}
            x1="0"
            x2={bars.length * STEP}
            y1={zero - value * scale}
            y2={zero - value * scale}
            vectorEffect="non-scaling-stroke"
            className={value === 0 ? 'stroke-muted' : 'stroke-line'}
          />
        ))}
        {bars.map((bar, at) => {
          const { span, up, down = 0 } = bar;
          const x = at * STEP + GAP / 2;
          return (
            <g key={span}>
              <title>{toTitle(bar)}</title>
              <Bar x={x} y={Math.max(0, zero - toHeight(up))} height={toHeight(up)} className="fill-accent" />
              <Bar x={x} y={zero} height={toHeight(down)} className="fill-muted" />
            </g>
          );
        })}
        {points.length === 0 ? null : (
          <polyline
            points={points.join(' ')}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-ink stroke-2 [stroke-dasharray:2_4] [stroke-linecap:round]"
          />
        )}
      </svg>
    </div>
  );
}
