import * as z from 'zod';
import { countEdits } from './spelling.ts';

/** A setting that is on or off. */
export const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

/** A setting that is a whole number from `min` to `max`. */
export function whole(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

/** What a setting has to be, for an operator who knows no library's terms. Undefined for what no setting can be. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_small') return `${issue.minimum} characters or more`;
  if (issue.code === 'too_big') return `${issue.maximum} characters at most`;
  if (issue.code !== 'invalid_format') return undefined;
  return issue.format === 'email' ? 'an e-mail address' : 'an address such as https://service.example';
}

/** Variables of the tests and of scripts; the server reads none of them. */
const ofTests = /^ARBOR_(TEST_|CHROMIUM$)/;

/** People write `ARBOR_PORT` for `PORT`, too. */
const withPrefix = (name: string): string => (name.startsWith('ARBOR_') ? name : `ARBOR_${name}`);

/** A sentence about each variable that begins with `ARBOR_` and is no setting, with the setting that was probably meant. */
export function listUnknownSettings(names: readonly string[], known: readonly string[]): string[] {
  const unknown = names.filter((name) => name.startsWith('ARBOR_') && !ofTests.test(name) && !known.includes(name));
  return unknown.map((name) => {
    const [nearest] = known
      .map((each) => ({ each, edits: countEdits(name, withPrefix(each)) }))
      .toSorted((a, b) => a.edits - b.edits);
    return `${name} is no setting of Arbor and changes nothing. Did you mean ${nearest?.each}?`;
  });
}
