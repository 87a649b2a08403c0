import { type KeyboardEvent, useId, useState } from 'react';
import { getErrorMessage, isApiError } from '../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export interface Choosable {
  readonly id: string;
  readonly name: string;
}

/** Finds published works by words of their titles, newest first without words. @throws ApiError */
export type FindWorks = (q: string) => Promise<readonly Choosable[]>;

const describeChosen = (count: number): string =>
  (count === 1 ? m.discounts_chosen_one : m.discounts_chosen)({ count: formatCount(count) });

interface WorkPickerProps {
  readonly chosen: readonly Choosable[];
  readonly choose: (works: readonly Choosable[]) => void;
  readonly findWorks: FindWorks;
  readonly error: string | undefined;
}

/** Field that searches works and lists the chosen ones before what was found. */
export function WorkPicker({ chosen, choose, findWorks, error }: WorkPickerProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly Choosable[]>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const search = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      setFound(await findWorks(typed.trim()));
    } catch (error_) {
      if (!isApiError(error_)) throw error_;
      setFailure(getErrorMessage(error_, m.discounts_search_failed()));
    } finally {
      setBusy(false);
    }
  };
  // The field stands inside the form, which Enter would send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void search();
  };
  const isChosen = ({ id: workId }: Choosable) => chosen.some((each) => each.id === workId);
  const toggle = (work: Choosable) =>
    choose(isChosen(work) ? chosen.filter(({ id: workId }) => workId !== work.id) : [...chosen, work]);
  const shown = [...chosen.filter(({ id: workId }) => !found?.some((each) => each.id === workId)), ...(found ?? [])];
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 text-14 font-medium">{m.discounts_scope_works()}</legend>
      <div className="flex gap-2">
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          maxLength={100}
          autoComplete="off"
          aria-label={m.discounts_search()}
          placeholder={m.discounts_search()}
          aria-describedby={`${id}-error`}
          className="h-12 min-w-0 grow rounded-control border border-line bg-paper px-4 text-16 hover:border-muted"
        />
        <button type="button" onClick={() => void search()} aria-busy={isBusy} className={`${secondaryButton} h-12`}>
          {m.discounts_find()}
        </button>
      </div>
      {shown.length === 0 ? null : (
        <ul
          aria-label={m.discounts_found()}
          className="mt-3 grid max-h-72 gap-x-6 overflow-y-auto rounded-control border border-line px-4 py-2 sm:grid-cols-2"
        >
          {shown.map((work) => (
            <li key={work.id}>
              <label className="flex min-h-10 items-center gap-3 text-14 wrap-anywhere">
                <input
                  type="checkbox"
                  checked={isChosen(work)}
                  onChange={() => toggle(work)}
                  className="size-5 shrink-0 accent-ink"
                />
                {work.name}
              </label>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mt-1.5 text-14 text-muted empty:hidden">
        {found?.length === 0 ? m.discounts_search_none() : chosen.length === 0 ? '' : describeChosen(chosen.length)}
      </p>
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-14 text-danger empty:hidden">
        {failure ?? error}
      </p>
    </fieldset>
  );
}
