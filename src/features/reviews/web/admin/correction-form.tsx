import { useEffect, useState } from 'react';
import * as z from 'zod';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { CheckboxField, TextArea, TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { localizeName } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { categoriesContract } from '../../../categories/contract.ts';
import { correctionBody } from '../../contract/correction.ts';
import type { Review } from './review-view.ts';

type Category = Pick<
  OutputOf<typeof categoriesContract.all>['items'][number],
  '_id' | 'name' | 'nameBn' | 'subcategories'
>;

const schema = correctionBody.omit({ updatedAt: true }).required().extend({ keywords: z.string() });

/** All categories; undefined until they are there. */
function useCategories(): readonly Category[] | undefined {
  const api = useAdminApi();
  const [items, setItems] = useState<readonly Category[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are asked for once
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

export interface CorrectionFormProps {
  readonly submissionId: string;
  readonly work: Review['work'];
  /** The work has changed, here or by somebody else, and has to be asked for again. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Changes what a work says of itself, instead of sending it back for that. What was typed stays after a refusal. */
export function CorrectionForm({ submissionId, work, onChanged, onClose }: CorrectionFormProps) {
  const api = useAdminApi();
  const categories = useCategories();
  const form = useApiForm({
    schema,
    defaultValues: {
      title: work.title,
      description: work.description,
      keywords: work.keywords.join(', '),
      categoryId: work.category?._id ?? '',
      subcategoryIds: work.subcategories.map(({ _id }) => _id),
      ai: work.ai,
    },
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
  const isReady = categories !== undefined;
  useEffect(() => {
    if (isReady) form.setFocus('title');
  }, [isReady, form.setFocus]);
  const chosen = categories?.find(({ _id }) => _id === form.watch('categoryId'));
  const { error: subcategoryError, ...subcategoryField } = form.field('subcategoryIds');
  if (categories === undefined) return <p className="text-14 text-muted">{m.reviews_loading()}</p>;
  return (
    <Form form={form} className="grid gap-4">
      <TextField {...form.field('title')} id="correct-title" label={m.reviews_title()} maxLength={200} />
      <TextArea {...form.field('description')} id="correct-description" label={m.reviews_description()} rows={3} />
      <TextArea
        {...form.field('keywords')}
        id="correct-keywords"
        label={m.reviews_keywords()}
        hint={m.reviews_keywords_hint()}
        rows={3}
      />
      <SelectField
        id="correct-category"
        control={form.control}
        name="categoryId"
        label={m.reviews_category()}
        choices={categories.map((each) => [each._id, localizeName(each)] as const)}
      />
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
      <CheckboxField {...form.field('ai')} id="correct-ai" label={m.reviews_made_with_ai()} />
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
