import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { chip } from '../../components/button.ts';
import { Icon } from '../../components/icon.tsx';
import { Combobox } from '../../forms/combobox.tsx';
import { Select } from '../../forms/select.tsx';
import { localizeHref } from '../../locale.ts';
import { m } from '../../paraglide/messages.js';
import type { AdminList, ListRow } from './list.ts';
import { type Filters, flipSort, sortColumn } from './list-state.ts';
import type { ListLocation } from './use-list.ts';

const box = 'h-10 w-full rounded-control border border-line bg-paper px-3 text-14 hover:border-muted';
/** Number of choices above which a filter gets a search field. */
const MAX_SELECT_CHOICES = 10;

/** Search field that follows the address (Back button, links), except while the admin is typing. */
function SearchField(props: {
  id: string;
  name: string;
  label: string;
  value: string;
  maxLength: number;
  /** Content at the end of the field. */
  children: ReactNode;
}) {
  const { id, name, label, value, maxLength, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (input.current !== null && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  return (
    <div className="grid min-w-0 grow basis-56 gap-1 max-sm:col-span-2">
      <label htmlFor={id} className="text-12 text-muted">
        {label}
      </label>
      <div className="flex">
        <input
          ref={input}
          id={id}
          name={name}
          type="search"
          maxLength={maxLength}
          defaultValue={value}
          autoComplete="off"
          className={`${box} min-w-0 focus:relative ${children === null ? '' : 'rounded-r-none'}`}
        />
        {children}
      </div>
    </div>
  );
}

function ChoiceField(props: {
  id: string;
  name: string;
  label: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
  className?: string;
}) {
  const { label, className = '', ...field } = props;
  return (
    <div className={`grid min-w-0 grid-cols-1 gap-1 sm:min-w-40 ${className}`}>
      <label htmlFor={props.id} className="truncate text-12 text-muted">
        {label}
      </label>
      {props.choices.length > MAX_SELECT_CHOICES ? (
        <Combobox {...field} label={label} className={box} />
      ) : (
        <Select {...field} className={box} />
      )}
    </div>
  );
}

/** Adds the address's value to the choices if it is not among them. */
function withOpenChoice(choices: readonly (readonly [string, string])[], value: string) {
  return value === '' || choices.some(([each]) => each === value) ? choices : [...choices, [value, value] as const];
}

const typedWords = (form: RefObject<HTMLFormElement | null>): Record<string, string> =>
  form.current === null
    ? {}
    : Object.fromEntries(
        [...form.current.querySelectorAll<HTMLInputElement>('input[type=search]')].map(({ name, value }) => [
          name,
          value.trim(),
        ]),
      );

/** Search button at the text field; choices take effect at once. */
function SearchButton({ isOfField }: { isOfField: boolean }) {
  const label = m.admin_filter_apply();
  const face =
    'inline-flex h-10 shrink-0 items-center justify-center gap-2 border border-line bg-paper text-14 font-medium hover:border-ink';
  if (!isOfField)
    return (
      <button type="submit" className={`${face} rounded-control px-4 max-sm:even:col-span-2`}>
        <Icon name="search" className="size-4" />
        {label}
      </button>
    );
  return (
    <button
      type="submit"
      aria-label={label}
      title={label}
      className={`${face} -ml-px w-11 rounded-r-control hover:relative`}
    >
      <Icon name="search" className="size-4" />
    </button>
  );
}

/** Sort orders in words, for windows without table headers. */
function toSortChoices({
  sorts = [],
  columns,
}: {
  readonly sorts?: readonly string[];
  readonly columns: readonly { readonly key: string; readonly header: () => string }[];
}): [string, string][] {
  return sorts.flatMap((first): [string, string][] => {
    const label = columns.find(({ key }) => key === sortColumn(first))?.header();
    if (label === undefined) return [['', m.admin_sort_default()]];
    return [first, flipSort(first)].map((sort) => [
      sort === sorts[0] ? '' : sort,
      sort.startsWith('-') ? m.admin_sort_down({ column: label }) : m.admin_sort_up({ column: label }),
    ]);
  });
}

/** Search and filters as a GET form whose fields are in the address, so that the Back button works. */
export function ListFilters<Row extends ListRow, F extends Filters, S extends string>({
  list,
  place,
  rows,
}: {
  list: Pick<AdminList<Row, F, S>, 'path' | 'filters' | 'sorts' | 'filterLabel' | 'chipText'> & {
    readonly columns: readonly { readonly key: string; readonly header: () => string }[];
  };
  place: ListLocation;
  rows: readonly Row[];
}) {
  const form = useRef<HTMLFormElement>(null);
  const { nextState } = place;
  const choose = (name: string) => (value: string) => place.go({ ...typedWords(form), [name]: value });
  const filters = Object.entries<Filters[string]>(list.filters);
  const sorts = toSortChoices(list);
  const lastSearch = filters.findLast(([, { kind }]) => kind === 'search')?.[0];
  const hasFields = sorts.length > 0 || filters.some(([, { kind }]) => kind !== 'link');
  const chips = filters.flatMap(([name, filter]) => {
    const value = place.state[name];
    return filter.kind === 'link' && value !== undefined ? [{ name, value, label: filter.removeLabel() }] : [];
  });
  return (
    <>
      {hasFields ? (
        <search aria-label={list.filterLabel()}>
          <form
            ref={form}
            action={localizeHref(list.path)}
            data-keep-scroll
            className="mb-5 flex flex-wrap items-end gap-3 max-sm:grid max-sm:grid-cols-2"
          >
            {filters.map(([name, filter]) => {
              const value = nextState[name] ?? '';
              const id = `filter-${name}`;
              if (filter.kind === 'link') return null;
              if (filter.kind === 'search')
                return (
                  <SearchField
                    key={name}
                    {...{ id, name, value }}
                    label={filter.label()}
                    maxLength={filter.maxLength ?? 100}
                  >
                    {name === lastSearch ? <SearchButton isOfField /> : null}
                  </SearchField>
                );
              const choices = filter.choices.map(([each, label]) => [each, label()] as const);
              return (
                <ChoiceField
                  key={name}
                  {...{ id, name, value }}
                  label={filter.label()}
                  choices={withOpenChoice([['', filter.noChoice?.() ?? m.admin_all()], ...choices], value)}
                  onChange={choose(name)}
                />
              );
            })}
            {sorts.length === 0 ? null : (
              <ChoiceField
                className="max-sm:col-span-2 lg:hidden"
                id="filter-sort"
                name="sort"
                label={m.admin_sort()}
                value={nextState.sort ?? ''}
                choices={sorts}
                onChange={choose('sort')}
              />
            )}
            {lastSearch === undefined ? <SearchButton isOfField={false} /> : null}
            {chips.map(({ name, value }) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          </form>
        </search>
      ) : null}
      {chips.map(({ name, value, label }) => (
        <p key={name} className="mb-5">
          <a href={localizeHref(place.href({ [name]: '' }))} className={`${chip} wrap-anywhere`}>
            {list.chipText?.(value, rows) ?? value}
            <span className="sr-only">: {label}</span>
            <Icon name="x" className="size-3.5" />
          </a>
        </p>
      ))}
    </>
  );
}
