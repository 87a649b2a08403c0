import * as z from 'zod';
import { countEdits } from './spelling.ts';

/** A boolean setting. */
export const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

/** An integer setting from `min` to `max`. */
export function whole(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

/** Explains to an operator what a setting must be; undefined for other issues. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_small') return `${issue.minimum} characters or more`;
  if (issue.code === 'too_big') return `${issue.maximum} characters at most`;
  if (issue.code !== 'invalid_format') return undefined;
  return issue.format === 'email' ? 'an e-mail address' : 'an address such as https://service.example';
}

/** Variables of tests and scripts, which the server ignores. */
const ofTests = /^ARBOR_(TEST_|CHROMIUM$)/;

/** Adds the prefix `ARBOR_`, because people also write `ARBOR_PORT` for `PORT`. */
const withPrefix = (name: string): string => (name.startsWith('ARBOR_') ? name : `ARBOR_${name}`);

/** One sentence per unknown variable with the prefix `ARBOR_`, with the setting that was probably meant. */
export function listUnknownSettings(names: readonly string[], known: readonly string[]): string[] {
  const unknown = names.filter((name) => name.startsWith('ARBOR_') && !ofTests.test(name) && !known.includes(name));
  return unknown.map((name) => {
    const [nearest] = known
      .map((each) => ({ each, edits: countEdits(name, withPrefix(each)) }))
      .toSorted((a, b) => a.edits - b.edits);
    return `${name} is no setting of Arbor and changes nothing. Did you mean ${nearest?.each}?`;
  });
}
