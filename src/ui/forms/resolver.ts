import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { formatCount } from '../money.ts';
import { m } from '../paraglide/messages.js';

/** A field's own words for what is wrong with its value; undefined where the usual words do. */
export type FieldMessages = Readonly<Record<string, (value: unknown) => string | undefined>>;

/** Uses the server's words for the same fault. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null || issue.input === '') return m.form_needed();
      return issue.expected === 'int' || issue.expected === 'number' ? m.form_whole_number() : m.form_not_valid();
    case 'too_big':
      return issue.origin === 'string'
        ? m.form_max_characters({ max: formatCount(Number(issue.maximum)) })
        : m.form_max({ max: formatCount(Number(issue.maximum)) });
    case 'too_small':
      if (issue.origin !== 'string') return m.form_min({ min: formatCount(Number(issue.minimum)) });
      return issue.input === '' ? m.form_needed() : m.form_min_characters({ min: formatCount(Number(issue.minimum)) });
    case 'invalid_value':
      return m.form_needed();
    case 'invalid_format':
      return m.form_wrong_form();
    default:
      return m.form_not_valid();
  }
}

/** Checks a form with the schema of the operation that it calls, in the page's language. */
export function createSchemaResolver<S extends z.ZodType<unknown, FieldValues>>(
  schema: S,
  messages: FieldMessages = {},
): Resolver<z.input<S>, unknown, z.output<S>> {
  return (values, _, { fields }) => {
    const result = schema.safeParse(values, { error: describeIssue });
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, code, message } of result.error.issues) {
      const name = path.join('.');
      // What no field of the form holds is the form's own mistake: said for all of it.
      const key = name in fields ? name : 'root';
      const own = messages[name]?.(values[name]);
      errors[key] ??= { type: code, message: own ?? message, ...(fields[name]?.ref && { ref: fields[name].ref }) };
    }
    // By their paths, as React Hook Form keeps them; the forms of this site have no fields inside fields.
    return { values: {}, errors: errors as FieldErrors<z.input<S>> };
  };
}
