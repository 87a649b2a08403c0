import type { ReactNode } from 'react';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { FilterName } from './filter-choices.ts';
import { type Counts, type CountText, findCount, leadsNowhere } from './filter-counts.ts';
import { describeChoice, describeFilter } from './filter-labels.ts';
import {
  changeState,
  type ListingState,
  listPickedColors,
  type Parameter,
  splitList,
  toAddress,
  toTakaRange,
} from './listing-address.ts';
import type { ListingData } from './load-listing.ts';

export interface GroupProps {
  readonly data: ListingData;
  readonly counts: Counts | null;
}

/** A collapsible filter. It is open if it is in use or if `open` is set. */
function Group({
  name,
  data,
  open,
  children,
}: {
  name: Parameter;
  data: ListingData;
  open?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <details className="filter" open={open === true || data.state[name] !== undefined}>
      <summary>{describeFilter(name)}</summary>
      {data.ignored.includes(name) ? <p className="filter-note">{m.search_filter_ignored()}</p> : null}
      {children}
    </details>
  );
}

function Count({ count }: { count: CountText | null }) {
  if (count === null) return null;
  if (count.spoken === null) return <span className="filter-count">{count.shown}</span>;
  return (
    <>
      <span className="filter-count" aria-hidden="true">
        {count.shown}
      </span>
      <span className="sr-only">{count.spoken}</span>
    </>
  );
}

/** Links to categories, or to the chosen category's subcategories, each of which is a page. */
export function CategoryGroup({ data, counts }: GroupProps) {
  const { state, path, preset, choices } = data;
  const name = state.category === undefined ? 'category' : 'subcategory';
  const link = (change: ListingState) => localizeHref(toAddress(path, changeState(state, change), preset));
  // The page of a category can't show other categories, so the link to all categories leads to `/content`.
  const everywhere =
    preset.category === undefined
      ? link({ category: '' })
      : localizeHref(toAddress('/content', changeState(state, { category: '' })));
  const chosen = choices.category?.find(({ value }) => value === state.category);
  const offered = (choices[name] ?? []).filter(
    ({ value, count }) => state[name] === value || !leadsNowhere(counts, name, value, count),
  );
  if (offered.length === 0 && state.category === undefined) return null;
  return (
    <details className="filter" open>
      <summary>{describeFilter('category')}</summary>
      <ul className="filter-links">
        {state.category === undefined ? null : (
          <>
            <li>
              <a href={everywhere}>{m.search_all_categories()}</a>
            </li>
            <li>
              <a
                href={link({ category: state.category, subcategory: '' })}
                aria-current={state.subcategory === undefined ? 'true' : undefined}
              >
                {chosen?.label ?? state.category}
              </a>
            </li>
          </>
        )}
        {offered.map(({ value, label, count }) => (
          <li key={value} className={name === 'subcategory' ? 'filter-nested' : undefined}>
            <a href={link({ [name]: value })} aria-current={state[name] === value ? 'true' : undefined}>
              {label}
              <Count count={findCount(counts, name, value, count)} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Finds the page's count of a choice. If the page has counts, a missing choice has no results. */
function findKnown({ choices, counted }: ListingData, name: FilterName, value: string): number | null | undefined {
  const known = choices[name]?.find((choice) => choice.value === value);
  const isCounted = counted && choices.category !== undefined;
  return known === undefined && isCounted ? 0 : known?.count;
}

/** Check boxes of which several can be chosen. `children`: controls below them. */
export function ChoiceGroup({
  name,
  values,
  open,
  children,
  ...props
}: GroupProps & { name: FilterName; values?: readonly string[]; open?: boolean; children?: ReactNode }) {
  const chosen = splitList(props.data.state[name]);
  const offered = values ?? props.data.choices[name]?.map(({ value }) => value) ?? [];
  const { data, counts } = props;
  const all = [...offered, ...chosen.filter((word) => !offered.includes(word))].filter(
    (value) => chosen.includes(value) || !leadsNowhere(counts, name, value, findKnown(data, name, value)),
  );
  if (all.length === 0) return null;
  return (
    <Group name={name} data={props.data} open={open}>
      <Choices name={name} values={all} {...props} />
      {children}
    </Group>
  );
}

export function Choices({ name, values, ...props }: GroupProps & { name: FilterName; values: readonly string[] }) {
  const chosen = splitList(props.data.state[name]);
  return (
    <ul className={name === 'color' ? 'filter-swatches' : 'filter-choices'}>
      {values.map((value) => (
        <Choice key={value} type="checkbox" name={name} value={value} on={chosen.includes(value)} {...props} />
      ))}
    </ul>
  );
}

function Choice({
  type,
  name,
  value,
  on,
  data,
  counts,
  label,
}: GroupProps & { type: 'checkbox' | 'radio'; name: FilterName; value: string; on: boolean; label?: string }) {
  const word = label ?? describeChoice(name, value, data.choices, data.currency);
  const known = findKnown(data, name, value);
  const isColor = name === 'color';
  const isPicked = isColor && listPickedColors(value).length > 0;
  // Choices that aren't counted (`Any price`, a picked colour) show no number.
  const isUncounted = value === '' || value === 'range' || isPicked;
  const count = isUncounted ? null : findCount(counts, name, value, known);
  if (!isUncounted && !on && leadsNowhere(counts, name, value, known)) return null;
  const swatch = isPicked ? { background: value } : { '--swatch': value };
  return (
    <li>
      <label title={isColor ? word : undefined}>
        <input type={type} name={name} value={value} defaultChecked={on} style={isColor ? swatch : undefined} />
        <span>{word}</span>
        <Count count={count} />
      </label>
    </li>
  );
}

/** Filter by price: any, free, paid, or a range in taka. */
export function PriceGroup(props: GroupProps) {
  const { price } = props.data.state;
  const range = toTakaRange(price);
  const ranged = range.min !== '' || range.max !== '';
  return (
    <Group name="price" data={props.data} open>
      <ul className="filter-choices">
        <Choice type="radio" name="price" value="" label={m.search_price_any()} on={price === undefined} {...props} />
        <Choice type="radio" name="price" value="free" on={price === 'free'} {...props} />
        <Choice type="radio" name="price" value="paid" on={price === 'paid'} {...props} />
        <Choice type="radio" name="price" value="range" label={m.search_price_between()} on={ranged} {...props} />
      </ul>
      <div className="filter-range">
        <input
          className="field"
          name="priceMin"
          inputMode="decimal"
          defaultValue={range.min}
          aria-label={m.search_price_min()}
          placeholder={m.search_price_min_short()}
        />
        <span aria-hidden="true">–</span>
        <input
          className="field"
          name="priceMax"
          inputMode="decimal"
          defaultValue={range.max}
          aria-label={m.search_price_max()}
          placeholder={m.search_price_max_short()}
        />
      </div>
    </Group>
  );
}

export function AiGroup(props: GroupProps) {
  const { ai } = props.data.state;
  return (
    <Group name="ai" data={props.data}>
      <ul className="filter-choices">
        <Choice type="radio" name="ai" value="" label={m.search_ai_include()} on={ai === undefined} {...props} />
        <Choice type="radio" name="ai" value="exclude" on={ai === 'exclude'} {...props} />
        <Choice type="radio" name="ai" value="only" on={ai === 'only'} {...props} />
      </ul>
    </Group>
  );
}

export function WordGroup({
  name,
  data,
  placeholder,
}: {
  name: 'keyword' | 'not';
  data: ListingData;
  placeholder: string;
}) {
  return (
    <Group name={name} data={data}>
      <input
        className="field"
        name={name}
        defaultValue={data.state[name]?.replaceAll(',', ', ')}
        aria-label={describeFilter(name)}
        placeholder={placeholder}
      />
    </Group>
  );
}
