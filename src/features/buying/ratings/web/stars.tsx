import { Icon, type IconName } from '../../../../ui/components/icon.tsx';
import { formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const starValues = [1, 2, 3, 4, 5] as const;

/** An average such as `4.7`, in the page's digits. */
export const formatAverage = (average: number): string =>
  formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const Row = ({ name, size }: { name: IconName; size: string }) =>
  starValues.map((each) => <Icon key={each} name={name} className={size} />);

/** A rating or an average as five stars, the last one filled in part. */
export function Stars({ value, size = 'size-4' }: { value: number; size?: string }) {
  const words = Number.isInteger(value) ? formatNumber(value, {}) : formatAverage(value);
  return (
    <span className="relative inline-flex w-fit shrink-0 justify-self-start text-line">
      <span className="sr-only">{m.ratings_average({ average: words })}</span>
      <Row name="star-filled" size={size} />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 flex overflow-hidden text-star"
        style={{ width: `${value * 20}%` }}
      >
        <Row name="star-filled" size={size} />
      </span>
    </span>
  );
}
