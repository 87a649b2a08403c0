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
  /** Schema of the operation's body, checked before it is called. */
  readonly schema: S;
  /** Without one for a field it begins with what the page's HTML or the browser put there. */
  readonly defaultValues?: DefaultValues<z.input<S>>;
  /** What is wrong with a field, in words of its own. */
  readonly messages?: FieldMessages;
  /** Said where the server's refusal has no words. */
  readonly failure: string;
  /** Calls the operation; a refusal that it throws is shown at its fields, or else below the form. */
  readonly onSubmit: (values: z.output<S>) => Promise<unknown>;
  /** Hears of a refusal, for what the page says of it elsewhere. */
  readonly onFailure?: (error: ApiError) => void;
}

/** What a native field needs: spread over `TextField`, `TextArea` or an `input`. */
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
  /** A call is on its way. */
  readonly isBusy: boolean;
  /** Something differs from what the form began with. */
  readonly isDirty: boolean;
  /** What is wrong with the whole, where no field says it. */
  readonly failure: string | undefined;
  readonly field: (name: FieldPath<Input>) => FieldProps;
  readonly getError: (name: FieldPath<Input>) => string | undefined;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Checks and calls, for a form that a dialog sends. */
  readonly run: () => Promise<void>;
}

/**
 * A form that calls an operation: checked with its schema, busy meanwhile, what is refused said beside the fields and
 * the first of them focused. What was typed stays.
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
