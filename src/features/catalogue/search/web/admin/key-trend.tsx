const HEIGHT = 20;
const STEP = 4;
const GAP = 1;

/** Bar chart of the searches over the period. The numbers are in the columns beside it. */
export function KeyTrend({ trend }: { trend: readonly number[] }) {
  const most = Math.max(1, ...trend);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(1, trend.length) * STEP} ${HEIGHT}`}
      width={Math.max(1, trend.length) * STEP}
      height={HEIGHT}
      className="mt-1 block max-w-full"
    >
      {trend.map((searches, at) => {
        const height = searches === 0 ? 1 : Math.max(2, (searches / most) * HEIGHT);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the period
            key={at}
            x={at * STEP}
            y={HEIGHT - height}
            width={STEP - GAP}
            height={height}
            className={searches === 0 ? 'fill-line' : 'fill-muted'}
          />
        );
      })}
    </svg>
  );
}
