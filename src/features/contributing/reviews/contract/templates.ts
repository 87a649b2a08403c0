import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, id, idOrKey, line, listSchema, multilineText } from '../../../../platform/http/schemas.ts';
import { reasonCodes } from './reasons.ts';

const tag = 'Review';

const template = z
  .object({ _id: id, title: z.string(), en: z.string(), bn: z.string() })
  .meta({ id: 'ReviewTemplate' });

/** At least one of the two texts is required. */
const templateBody = z.strictObject({
  title: line(80).min(1),
  en: multilineText(2000).default(''),
  bn: multilineText(2000).default(''),
});

const params = z.object({ id: idOrKey });

/** Operations that offer choices to reviewers, and operations on message templates. */
export const templatesContract = {
  aids: operation({
    method: 'GET',
    path: '/content/review/aids',
    access: 'admin',
    tag,
    summary: 'A reviewer’s choices: common reasons, message templates, and admins who can be assigned',
    description: 'For one submission or several, separated by commas: at most 100.',
    query: z.object({
      submission: z
        .string()
        .max(4000)
        .transform((text) => text.split(',').slice(0, 100))
        .default([]),
    }),
    output: z.object({
      /**
       * Nine most frequent reasons of recent refusals. If all submissions are in one category, refusals in that
       * category come first.
       */
      frequent: z.array(z.enum(reasonCodes)),
      /** Language of the contributors; null if it is unknown or differs. */
      language: z.enum(['en', 'bn']).nullable(),
      templates: z.array(template),
      /** Admins who can sign in. */
      reviewers: z.array(z.object({ _id: id, name: z.string(), isMe: z.boolean() })),
    }),
    errors: [],
  }),
  templates: operation({
    method: 'GET',
    path: '/content/review/templates',
    access: 'admin',
    tag,
    summary: 'Templates of messages to contributors, by title',
    output: listSchema(template),
    errors: [],
  }),
  addTemplate: operation({
    method: 'POST',
    path: '/content/review/templates',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Adds a template of a message to contributors, in one language or both',
    body: templateBody,
    output: template,
    errors: ['bad_input'],
  }),
  changeTemplate: operation({
    method: 'PUT',
    path: '/content/review/templates/{id}',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Changes a template',
    params,
    body: templateBody,
    output: template,
    errors: ['bad_input', 'not_found'],
  }),
  removeTemplate: operation({
    method: 'DELETE',
    path: '/content/review/templates/{id}',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Deletes a template; messages that were sent stay as they are',
    params,
    output: done,
    errors: ['not_found'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof templatesContract> {}
}
