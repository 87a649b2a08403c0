import { useState } from 'react';
import { browserApi } from '../../../../../ui/api/client.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { countWords } from '../../../../contributing/drafts/web/count-words.ts';
import type { Choices } from '../../../../contributing/drafts/web/table/columns.ts';
import { BulkDialog, type BulkField } from './bulk-dialog.tsx';
import { type BulkOutcome, changeNetPrices, changeWorks, publishWorks, submitWorks } from './run-bulk.ts';
import type { Work } from './works-list.ts';

const button =
  'inline-flex h-10 items-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink disabled:opacity-60';

const fields: readonly (readonly [BulkField, () => string])[] = [
  ['price', () => m.earnings_works_price()],
  ['licence', () => m.drafts_licence()],
  ['keywords', () => m.drafts_keywords()],
];

/** Submits works for review; works that came back are skipped, because an appeal needs a text of its own. */
async function submitThose(works: readonly Work[]): Promise<BulkOutcome> {
  const rejected = works.filter(({ status }) => status === 'rejected');
  const others = works.filter((work) => !rejected.includes(work));
  const { done, problems } = await submitWorks(
    browserApi,
    others.map(({ _id }) => _id),
  );
  return {
    done,
    problems: new Map([...problems, ...rejected.map(({ _id }) => [_id, m.earnings_works_appeal_alone()] as const)]),
  };
}

/** Actions for the selected works. */
export function WorksBulkBar({
  works,
  choices,
  maySubmit,
  onRun,
  onClear,
}: {
  works: readonly Work[];
  choices: Choices;
  maySubmit: boolean;
  /** Runs the action and shows its outcome; `toDone` writes the message for the number of changed works. */
  onRun: (run: () => Promise<BulkOutcome>, toDone: (count: number) => string) => Promise<void>;
  onClear: () => void;
}) {
  const [asked, setAsked] = useState<BulkField | 'unpublish'>();
  const [isBusy, setBusy] = useState(false);
  if (works.length === 0) return null;
  const ids = works.map(({ _id }) => _id);
  const has = (status: Work['status']) => works.some((work) => work.status === status);
  const isBack = has('changes_requested') || has('rejected');
  const close = () => setAsked(undefined);
  const run = async (work: () => Promise<BulkOutcome>, toDone: (count: number) => string) => {
    setBusy(true);
    await onRun(work, toDone).finally(() => setBusy(false));
    close();
  };
  const publish = (published: boolean) =>
    run(
      () => publishWorks(browserApi, ids, published),
      (count) =>
        published
          ? countWords(count, m.earnings_works_published_again_one, m.earnings_works_published_again)
          : countWords(count, m.earnings_works_unpublished_one, m.earnings_works_unpublished),
    );
  return (
    <section
      aria-label={m.earnings_works_bulk()}
      className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-paper px-4 py-3 text-14 shadow-float"
    >
      <p role="status" className="mr-2 flex items-center gap-2 font-medium">
        {isBusy ? <Spinner /> : null}
        {countWords(works.length, m.drafts_selected_one, m.drafts_selected)}
      </p>
      {fields.map(([field, label]) => (
        <button key={field} type="button" disabled={isBusy} onClick={() => setAsked(field)} className={button}>
          {label()}
        </button>
      ))}
      {maySubmit && (has('draft') || isBack) ? (
        <button
          type="button"
          disabled={isBusy}
          onClick={() =>
            void run(
              () => submitThose(works),
              (count) => countWords(count, m.drafts_submitted_one, m.drafts_submitted),
            )
          }
          className={button}
        >
          {m.drafts_submit()}
        </button>
      ) : null}
      {has('published') ? (
        <button type="button" disabled={isBusy} onClick={() => setAsked('unpublish')} className={button}>
          {m.drafts_unpublish()}
        </button>
      ) : null}
      {has('unpublished') ? (
        <button type="button" disabled={isBusy} onClick={() => void publish(true)} className={button}>
          {m.drafts_publish()}
        </button>
      ) : null}
      <button
        type="button"
        onClick={onClear}
        className="ml-auto h-10 rounded-control px-3 font-medium hover:bg-line/60"
      >
        {m.earnings_works_clear()}
      </button>
      {asked === undefined || asked === 'unpublish' ? null : (
        <BulkDialog
          key={asked}
          field={asked}
          {...{ works, choices, maySubmit }}
          onClose={close}
          onConfirm={(changes, submitted) =>
            run(
              () =>
                asked === 'price' && choices.vat !== null
                  ? changeNetPrices(browserApi, works, choices.vat, { changes, submitted })
                  : changeWorks(browserApi, ids, { changes, submitted }),
              (count) => countWords(count, m.earnings_works_changed_one, m.earnings_works_changed),
            )
          }
        />
      )}
      <ConfirmDialog
        open={asked === 'unpublish'}
        title={countWords(works.length, m.earnings_works_unpublish_title_one, m.earnings_works_unpublish_title)}
        action={m.drafts_unpublish()}
        danger
        onConfirm={() => publish(false)}
        onClose={close}
      >
        <p>{m.earnings_works_unpublish_text()}</p>
      </ConfirmDialog>
    </section>
  );
}
