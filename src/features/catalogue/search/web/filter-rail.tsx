import { type ChangeEvent, type FocusEvent, type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { primaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import './filter-rail.css';
import { ColorGroup } from './color-group.tsx';
import type { Counts } from './filter-counts.ts';
import { AiGroup, CategoryGroup, ChoiceGroup, PriceGroup, WordGroup } from './filter-groups.tsx';
import { filterParameters, type ListingState, type Parameter, readState, toAddress } from './listing-address.ts';
import type { ListingData } from './load-listing.ts';
import { formatTotal } from './result-count.ts';
import { useFacetCounts } from './use-facets.ts';

export const filtersId = 'filters';
export const filterFormId = 'filter-form';

const itemCounts = ['1', '2-20', '21-100', '101-'];
const orientations = ['landscape', 'portrait', 'square'];
/** Parameters that the form keeps in hidden fields. */
const carried: readonly Parameter[] = ['q', 'category', 'subcategory', 'collection', 'contributor', 'show', 'limit'];

const words: ReadonlySet<Parameter> = new Set(['q', 'asTyped']);
/** Counts of a search without filters that found nothing: no choice leads anywhere. */
const noResults: Counts = { found: new Map(), sampled: new Set(), mayHide: true };

/**
 * Form of the filters: a rail in wide windows, a sheet (a popover, which works without scripts) in others. It uses GET;
 * with scripts, each change navigates to the new URL.
 */
export function FilterRail({ data }: { data: ListingData }) {
  const sheet = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { state, path, preset } = data;
  const address = toAddress(path, state, preset);
  const isEmpty = data.total === 0 && filterParameters.every((name) => words.has(name) || state[name] === undefined);
  const wanted = !data.counted && !isEmpty;
  const loaded = useFacetCounts(state, address, { wanted, isPersonal: data.isPersonal }, sheet);
  const counts = isEmpty ? noResults : loaded;
  useFollow(form, address);
  const { submit, submitOnChange, submitOnLeave } = useSubmission(path, preset);
  const group = { data, counts };
  return (
    <aside
      id={filtersId}
      ref={sheet}
      popover="auto"
      className="filters"
      aria-label={m.search_filters()}
      onBlur={closeWhenLeft}
    >
      <form
        id={filterFormId}
        ref={form}
        action={localizeHref(path)}
        onSubmit={submit}
        onChange={submitOnChange}
        onBlur={submitOnLeave}
      >
        <div className="filters-head">
          <h2>{m.search_filters()}</h2>
          <button
            type="button"
            popoverTarget={filtersId}
            popoverTargetAction="hide"
            className="filters-close"
            aria-label={m.search_close_filters()}
          >
            <Icon name="x" />
          </button>
        </div>
        {counts === null || counts.sampled.size === 0 ? null : (
          <p className="filters-partial">{m.search_counts_partial({ count: formatCount(10_000) })}</p>
        )}
        {carried.map((name) =>
          state[name] === undefined || preset[name] !== undefined ? null : (
            <input key={name} type="hidden" name={name} value={state[name]} />
          ),
        )}
        <CategoryGroup {...group} />
        {preset.price === undefined ? <PriceGroup {...group} /> : null}
        <ChoiceGroup name="format" open {...group} />
        <ChoiceGroup name="orientation" values={orientations} open {...group} />
        <ColorGroup {...group} />
        <ChoiceGroup name="use" open {...group} />
        <ChoiceGroup name="style" {...group} />
        <ChoiceGroup name="items" values={itemCounts} {...group} />
        <ChoiceGroup name="licence" {...group} />
        <AiGroup {...group} />
        <WordGroup name="keyword" data={data} placeholder={m.search_keyword_example()} />
        <WordGroup name="not" data={data} placeholder={m.search_not_example()} />
        <div className="filters-foot filters-show">
          <button type="button" popoverTarget={filtersId} popoverTargetAction="hide" className={primaryButton}>
            {(data.total === 1 ? m.search_show_results_one : m.search_show_results)({ total: formatTotal(data) })}
          </button>
        </div>
        <div className="filters-foot filters-apply">
          <button type="submit" className={primaryButton}>
            {m.search_apply()}
          </button>
        </div>
      </form>
    </aside>
  );
}

/** Closes the sheet when the keyboard focus leaves it. */
function closeWhenLeft(event: FocusEvent<HTMLElement>) {
  const sheet = event.currentTarget;
  const to = event.relatedTarget;
  if (to instanceof Node && !sheet.contains(to) && sheet.matches(':popover-open')) sheet.hidePopover();
}

/** Updates the fields when the URL changes (Back, a removed chip), except the field that has the focus. */
function useFollow(form: RefObject<HTMLFormElement | null>, address: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is followed
  useEffect(() => {
    for (const input of form.current?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? []) {
      if (input.type === 'checkbox' || input.type === 'radio') input.checked = input.defaultChecked;
      else if (input !== document.activeElement) input.value = input.defaultValue;
    }
  }, [form, address]);
}

const isText = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text';

function useSubmission(path: string, preset: ListingState) {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    void navigate(localizeHref(toAddress(path, readState(new URLSearchParams(fields)), preset)));
  };
  const submitOnChange = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if (!isText(target)) {
      // A range is submitted with its amounts, and a picked colour after it was chosen.
      if (target instanceof HTMLInputElement && (target.value === 'range' || target.type === 'color')) return;
      currentTarget.requestSubmit();
    } else if (target.name.startsWith('price')) {
      const range = currentTarget.querySelector<HTMLInputElement>('[name=price][value=range]');
      if (range) range.checked = true;
    }
  };
  const submitOnLeave = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    if (isText(target) && target.value !== target.defaultValue) currentTarget.requestSubmit();
  };
  return { submit, submitOnChange, submitOnLeave };
}
