import { useEffect, useState } from 'react';
import * as z from 'zod';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { CheckboxField, TextArea, TextField } from '../../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../../ui/forms/form.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { localizeName } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { categoriesContract } from '../../../../catalogue/categories/contract/categories.ts';
import { correctionBody } from '../../contract/correction.ts';
import { mergeWork, type WorkField, type WorkFields } from './merge-work.ts';
import type { Review } from './review-view.ts';
import { ThereNow } from './there-now.tsx';

type Category = Pick<
  OutputOf<typeof categoriesContract.all>['items'][number],
  '_id' | 'name' | 'nameBn' | 'subcategories'
>;

const schema = correctionBody.omit({ updatedAt: true }).required().extend({ keywords: z.string() });

/** Loads all categories; undefined until they are loaded. */
function useCategories(): readonly Category[] | undefined {
  const api = useAdminApi();
  const [items, setItems] = useState<readonly Category[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the categories are loaded once
  useEffect(() => {
    api('GET /content-category/all', {})
      .then((answer) => setItems(answer.items))
      .catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        showFailure(error, m.reviews_correct_failed());
      });
  }, []);
  return items;
}

const toFields = (work: Review['work']): WorkFields => ({
  title: work.title,
  description: work.description,
  keywords: work.keywords.join(', '),
  categoryId: work.category?._id ?? '',
  subcategoryIds: work.subcategories.map(({ _id }) => _id),
  ai: work.ai,
});

const labels: Readonly<Record<WorkField, () => string>> = {
  title: () => m.reviews_title(),
  description: () => m.reviews_description(),
  keywords: () => m.reviews_keywords(),
  categoryId: () => m.reviews_category(),
  subcategoryIds: () => m.reviews_subcategories(),
  ai: () => m.reviews_made_with_ai(),
};

/** Formats the value of a work's field for display. */
function describeField(work: Review['work'], field: WorkField): string {
  if (field === 'categoryId') return work.category === null ? '' : localizeName(work.category);
  if (field === 'subcategoryIds') return work.subcategories.map(localizeName).join(', ');
  if (field === 'ai') return work.ai ? m.reviews_yes() : m.reviews_no();
  return field === 'keywords' ? work.keywords.join(', ') : work[field];
}

export interface CorrectionFormProps {
  readonly submissionId: string;
  readonly work: Review['work'];
  /** Called when the work has changed, by this form or another person, and has to be reloaded. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Form to correct the data of a work instead of sending it back. Input is kept if the server refuses. */
export function CorrectionForm({ submissionId, work, onChanged, onClose }: CorrectionFormProps) {
  const api = useAdminApi();
  const categories = useCategories();
  const begun = { ...toFields(work), subcategoryIds: [...toFields(work).subcategoryIds] };
  const [seen, setSeen] = useState(work);
  const [taken, setTaken] = useState<readonly WorkField[]>([]);
  const [conflicts, setConflicts] = useState<readonly WorkField[]>([]);
  const form = useApiForm({
    schema,
    defaultValues: begun,
    failure: m.reviews_correct_failed(),
    onSubmit: async ({ keywords, ...values }) => {
      const known = categories?.find(({ _id }) => _id === values.categoryId)?.subcategories ?? [];
      const subcategoryIds = values.subcategoryIds.filter((id) => known.some(({ _id }) => _id === id));
      await api('PUT /content/request/contributor/correct/{id}', {
        params: { id: submissionId },
        body: { ...values, subcategoryIds, keywords: [keywords], updatedAt: work.updatedAt },
      });
      showToast({ kind: 'success', title: m.reviews_corrected_done() });
      onChanged();
      onClose();
    },
    onFailure: ({ status }) => {
      if (status === 409) onChanged();
    },
  });
  const take = (field: WorkField) => {
    form.setValue(field, begun[field], { shouldDirty: true });
    setConflicts((before) => before.filter((each) => each !== field));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each version of the work
  useEffect(() => {
    if (work.updatedAt === seen.updatedAt) return;
    const merged = mergeWork(toFields(seen), toFields(work), form.getValues());
    for (const field of merged.taken) form.setValue(field, begun[field]);
    setSeen(work);
    setTaken(merged.taken);
    setConflicts(merged.conflicts);
  }, [work.updatedAt]);
  const thereNow = (field: WorkField) =>
    conflicts.includes(field) ? (
      <ThereNow field={labels[field]()} value={describeField(work, field)} onTake={() => take(field)} />
    ) : null;
  const isReady = categories !== undefined;
  useEffect(() => {
    if (isReady) form.setFocus('title');
  }, [isReady, form.setFocus]);
  const chosen = categories?.find(({ _id }) => _id === form.watch('categoryId'));
  const { error: subcategoryError, ...subcategoryField } = form.field('subcategoryIds');
  if (categories === undefined) return <p className="text-14 text-muted">{m.reviews_loading()}</p>;
  return (
    <Form form={form} className="grid gap-4">
      {taken.length + conflicts.length === 0 ? null : (
        <div role="status" className="rounded-control border border-warning bg-canvas p-3 text-14">
          <p className="font-medium">{m.reviews_correct_changed()}</p>
          {taken.length === 0 ? null : (
            <p className="mt-1">
              {m.reviews_correct_taken({ fields: taken.map((field) => labels[field]()).join(', ') })}
            </p>
          )}
        </div>
      )}
      <TextField {...form.field('title')} id="correct-title" label={m.reviews_title()} maxLength={200} />
      {thereNow('title')}
      <TextArea {...form.field('description')} id="correct-description" label={m.reviews_description()} rows={3} />
      {thereNow('description')}
      <TextArea
        {...form.field('keywords')}
        id="correct-keywords"
        label={m.reviews_keywords()}
        hint={m.reviews_keywords_hint()}
        rows={3}
      />
      {thereNow('keywords')}
      <SelectField
        id="correct-category"
        control={form.control}
        name="categoryId"
        label={m.reviews_category()}
        choices={categories.map((each) => [each._id, localizeName(each)] as const)}
      />
      {thereNow('categoryId')}
      {chosen === undefined || chosen.subcategories.length === 0 ? null : (
        <fieldset aria-describedby="correct-subcategories-error">
          <legend className="text-14 font-medium">{m.reviews_subcategories()}</legend>
          <div className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
            {chosen.subcategories.map((each) => (
              <label key={each._id} className="flex min-h-9 cursor-pointer items-center gap-2.5 text-14">
                <input type="checkbox" value={each._id} {...subcategoryField} className="size-4 accent-ink" />
                {localizeName(each)}
              </label>
            ))}
          </div>
          <p id="correct-subcategories-error" role="alert" className="text-14 text-danger empty:hidden">
            {subcategoryError}
          </p>
        </fieldset>
      )}
      {thereNow('subcategoryIds')}
      <CheckboxField {...form.field('ai')} id="correct-ai" label={m.reviews_made_with_ai()} />
      {thereNow('ai')}
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={form.isBusy} face="primary" className="grow sm:grow-0">
          {m.reviews_correct_save()}
        </SubmitButton>
        <button type="button" onClick={onClose} className={secondaryButton}>
          {m.reviews_cancel()}
        </button>
      </div>
    </Form>
  );
}
