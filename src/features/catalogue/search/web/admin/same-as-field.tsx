import { useEffect, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { browserApi } from '../../../../../ui/api/client.ts';
import { describedBy, fieldBox } from '../../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { synonymsContract } from '../../../synonyms/contract.ts';
import { useKeyUndo } from './use-key-change.ts';

/** Pause after typing before suggestions are loaded, in milliseconds. */
const PAUSE_MS = 200;

/** Loads keywords that begin with the typed text; empty if that fails. */
function useKeywords(typed: string): readonly string[] {
  const [keywords, setKeywords] = useState<readonly string[]>([]);
  useEffect(() => {
    const text = typed.trim();
    let isCurrent = true;
    const load = async () => {
      const { items } = await browserApi('GET /content-category/recommendation/{x}', {
        params: { x: text },
        query: {},
      });
      if (isCurrent) setKeywords(items.flatMap((item) => (item.kind === 'keyword' ? [item.text] : [])));
    };
    const timer = setTimeout(() => {
      if (text === '') setKeywords([]);
      else load().catch(() => isCurrent && setKeywords([]));
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed]);
  return keywords;
}

/** Field in a row of the searches' table. Enter defines the typed text as a synonym of the search. */
export function SameAsField({ searched }: { searched: string }) {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  const offerUndo = useKeyUndo();
  const id = useId();
  const form = useApiForm({
    schema: synonymsContract.create.body.pick({ other: true }),
    messages: { other: () => m.synonyms_needed() },
    defaultValues: { other: '' },
    failure: m.synonyms_failed(),
    onSubmit: async ({ other }) => {
      const { _id } = await api('POST /admin/synonyms', { body: { one: searched, other } });
      form.reset();
      offerUndo(m.synonyms_saved({ one: searched, other }), (calls) =>
        calls('DELETE /admin/synonyms/{id}', { params: { id: _id } }),
      );
      await revalidate();
    },
  });
  const keywords = useKeywords(form.watch('other'));
  const { error = form.failure, ...field } = form.field('other');
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-1">
      <span aria-hidden="true" className="text-muted lg:hidden">
        {m.search_few_same_as()}
      </span>
      <div className="flex gap-2">
        <input
          {...field}
          aria-label={m.search_few_same_as_named({ key: searched })}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, undefined, error)}
          list={`${id}-keywords`}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          className={`h-10 min-w-0 lg:w-44 ${fieldBox}`}
        />
        <datalist id={`${id}-keywords`}>
          {keywords.map((keyword) => (
            <option key={keyword} value={keyword} />
          ))}
        </datalist>
        <button
          type="submit"
          disabled={form.isBusy}
          aria-label={m.search_few_save_named({ key: searched })}
          className="h-10 shrink-0 rounded-control border border-line bg-paper px-3 text-14 font-medium hover:border-ink disabled:opacity-60"
        >
          {m.synonyms_save()}
        </button>
      </div>
      <p id={`${id}-error`} role="alert" className="text-14 text-danger empty:hidden">
        {error}
      </p>
    </form>
  );
}
