import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { formatCount } from '../money.ts';
import { m } from '../paraglide/messages.js';

/** Error messages of fields that replace the usual ones; undefined keeps the usual one. */
export type FieldMessages = Readonly<Record<string, (value: unknown) => string | undefined>>;

/** Describes an error like the server does. */
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

/** Validates a form by the operation's schema, with messages in the page's language. */
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
      // An error without a field of the form belongs to the whole form.
      const key = name in fields ? name : 'root';
      const own = messages[name]?.(values[name]);
      errors[key] ??= { type: code, message: own ?? message, ...(fields[name]?.ref && { ref: fields[name].ref }) };
    }
    // Errors by path, the format of React Hook Form; forms of this site have no nested fields.
    return { values: {}, errors: errors as FieldErrors<z.input<S>> };
  };
}
