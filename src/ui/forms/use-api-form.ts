import { type SubmitEvent, useCallback } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
  useFormState,
} from 'react-hook-form';
import type * as z from 'zod';
import { type ApiError, getErrorMessage, isApiError } from '../api/client.ts';
import { createSchemaResolver, type FieldMessages } from './resolver.ts';

export type FormSchema = z.ZodType<unknown, FieldValues>;

export interface ApiFormOptions<S extends FormSchema> {
  /** Schema of the operation's body, by which the input is validated. */
  readonly schema: S;
  /** Initial values; a field without one keeps the value of the HTML or the browser. */
  readonly defaultValues?: DefaultValues<z.input<S>>;
  /** Error messages of fields that replace the usual ones. */
  readonly messages?: FieldMessages;
  /** Message if the server's refusal has none. */
  readonly failure: string;
  /** Calls the operation; a thrown refusal is shown at its fields, or else below the form. */
  readonly onSubmit: (values: z.output<S>) => Promise<unknown>;
  /** Called with a refusal, for messages elsewhere on the page. */
  readonly onFailure?: (error: ApiError) => void;
}

/** Props of a native field, for `TextField`, `TextArea` or an `input`. */
export interface FieldProps {
  readonly name: string;
  readonly ref: (element: unknown) => void;
  readonly onChange: (event: { target: unknown; type?: unknown }) => Promise<unknown>;
  readonly onBlur: (event: { target: unknown; type?: unknown }) => Promise<unknown>;
  readonly error: string | undefined;
}

export interface ApiForm<Input extends FieldValues, Output = Input>
  extends Pick<
    UseFormReturn<Input, unknown, Output>,
    'control' | 'getValues' | 'reset' | 'setFocus' | 'setValue' | 'watch'
  > {
  /** Whether a call is in progress. */
  readonly isBusy: boolean;
  /** Whether any value differs from the initial one. */
  readonly isDirty: boolean;
  /** Error message of the whole form; undefined if fields show the errors. */
  readonly failure: string | undefined;
  readonly field: (name: FieldPath<Input>) => FieldProps;
  readonly getError: (name: FieldPath<Input>) => string | undefined;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Validates the form and calls the operation, for a form submitted by a dialog. */
  readonly run: () => Promise<void>;
}

/**
 * Form that calls an operation: validates by its schema, shows progress, and shows refusals at the fields, of which the
 * first gets the focus. The input stays.
 */
export function useApiForm<S extends FormSchema>(options: ApiFormOptions<S>): ApiForm<z.input<S>, z.output<S>> {
  const { schema, defaultValues, messages, failure, onSubmit, onFailure } = options;
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    resolver: createSchemaResolver(schema, messages),
    ...(defaultValues === undefined ? {} : { defaultValues }),
  });
  const { control, register, setError, getFieldState, getValues, handleSubmit } = form;
  const state = useFormState({ control });
  const { isSubmitting, isDirty, errors } = state;

  const call = async (values: z.output<S>) => {
    try {
      await onSubmit(values);
    } catch (error) {
      if (!isApiError(error)) throw error;
      showRefusal(error);
      onFailure?.(error);
    }
  };
  const showRefusal = (error: ApiError) => {
    const atFields = error.errors.filter(({ path }) => path in getValues());
    for (const [index, { path, message }] of atFields.entries())
      setError(path as FieldPath<z.input<S>>, { type: 'server', message }, { shouldFocus: index === 0 });
    if (atFields.length === 0)
      setError('root', { type: 'server', message: error.errors[0]?.message ?? getErrorMessage(error, failure) });
  };
  const getError = useCallback(
    (name: FieldPath<z.input<S>>) => getFieldState(name, state).error?.message,
    [getFieldState, state],
  );
  return {
    ...form,
    isBusy: isSubmitting,
    isDirty,
    failure: errors.root?.message,
    getError,
    field: (name) => ({ ...register(name), error: getError(name) }),
    submit: (event) => void handleSubmit(call)(event),
    run: () => handleSubmit(call)(),
  };
}
