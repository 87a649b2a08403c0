import { type ClassNames, DayPicker } from 'react-day-picker';
import { bn } from 'react-day-picker/locale/bn';
import { enGB } from 'react-day-picker/locale/en-GB';
import { Icon } from '../components/icon.tsx';
import { getDigits, getLocale } from '../locale.ts';

const toDate = (day: string): Date => new Date(`${day}T00:00:00`);
const toDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const step = 'grid size-10 place-items-center rounded-control hover:bg-line/60 aria-disabled:opacity-40';
const classNames: Partial<ClassNames> = {
  months: 'relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: step,
  button_next: step,
  month_caption: 'flex h-10 items-center justify-center text-14 font-medium',
  month_grid: 'mt-1 border-collapse',
  weekday: 'h-8 w-10 text-12 font-normal text-muted',
  day: 'p-0 text-center',
  day_button:
    'size-10 rounded-control text-14 tabular-nums hover:bg-line/60 disabled:opacity-40 [[data-today]>&]:font-semibold [[data-today]>&]:underline [[data-selected]>&]:bg-ink [[data-selected]>&]:text-paper [[data-outside]>&]:text-muted',
};

const Chevron = ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) => (
  <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} className="size-5" />
);

/** Calendar of a month; `min`, `max` and `value` are days. */
export function Calendar(props: {
  value: string | undefined;
  min: string | undefined;
  max: string | undefined;
  onPick: (day: string) => void;
}) {
  const { value, min, max, onPick } = props;
  const selected = value === undefined ? undefined : toDate(value);
  const isBangla = getLocale() === 'bn';
  return (
    <DayPicker
      mode="single"
      autoFocus
      required
      selected={selected}
      onSelect={(date) => onPick(toDay(date))}
      {...(selected === undefined ? {} : { defaultMonth: selected })}
      {...(min === undefined ? {} : { startMonth: toDate(min) })}
      {...(max === undefined ? {} : { endMonth: toDate(max) })}
      disabled={[
        ...(min === undefined ? [] : [{ before: toDate(min) }]),
        ...(max === undefined ? [] : [{ after: toDate(max) }]),
      ]}
      weekStartsOn={0}
      showOutsideDays
      locale={isBangla ? bn : enGB}
      numerals={isBangla ? getDigits() : 'latn'}
      classNames={classNames}
      components={{ Chevron }}
    />
  );
}
