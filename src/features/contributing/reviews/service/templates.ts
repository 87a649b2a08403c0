import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { toTotal } from '../../../../platform/pagination.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { templatesContract } from '../contract/templates.ts';
import { translate } from '../rules/messages.ts';
import {
  addTemplate,
  deleteTemplate,
  lockTemplates,
  readTemplates,
  type TemplateRow,
  updateTemplate,
} from '../store/templates.ts';

type Contract = typeof templatesContract;
type Template = OutputOf<Contract['addTemplate']>;

/** Maximum number of templates, because the message field offers all of them. */
const MAX_TEMPLATES = 100;

export const toTemplate = ({ id, ...texts }: TemplateRow): Template => ({ _id: id, ...texts });

/** `GET /content/review/templates` */
export async function listTemplates({ db }: Context): Promise<OutputOf<Contract['templates']>> {
  const rows = await readTemplates(db);
  return { items: rows.map(toTemplate), nextCursor: null, ...toTotal(rows.length) };
}

const refuse = (ctx: Context, path: string, words: Parameters<typeof translate>[0]): Problem =>
  new Problem('bad_input', { errors: [{ path, message: translate(words, ctx.locale) }] });

/** Validates a template. @throws Problem `bad_input` without a text, or for a title that another template has */
async function checkTemplate(ctx: TransactionContext, template: TemplateRow): Promise<readonly TemplateRow[]> {
  if (template.en === '' && template.bn === '') throw refuse(ctx, 'en', 'template_empty');
  await lockTemplates(ctx.tx);
  const others = (await readTemplates(ctx.tx)).filter(({ id }) => id !== template.id);
  if (others.some(({ title }) => title.toLowerCase() === template.title.toLowerCase()))
    throw refuse(ctx, 'title', 'template_exists');
  return others;
}

const record = (ctx: TransactionContext, did: string, id: string, title: string) =>
  ctx.platform.audit.record(ctx, {
    action: `template.${did}`,
    subjectType: 'review_template',
    subjectId: id,
    details: { title },
  });

/** `POST /content/review/templates`. @throws Problem `bad_input` as in `checkTemplate`, or beyond the limit */
export async function createTemplate(
  ctx: TransactionContext,
  { body }: InputOf<Contract['addTemplate']>,
): Promise<Template> {
  const row = { id: createId(), ...body };
  if ((await checkTemplate(ctx, row)).length >= MAX_TEMPLATES) throw refuse(ctx, 'title', 'template_full');
  await addTemplate(ctx.tx, row, adminActor(ctx).id);
  await record(ctx, 'create', row.id, row.title);
  return toTemplate(row);
}

/** `PUT /content/review/templates/{id}`. @throws Problem `not_found`; `bad_input` as in `checkTemplate` */
export async function changeTemplate(
  ctx: TransactionContext,
  { params: { id }, body }: InputOf<Contract['changeTemplate']>,
): Promise<Template> {
  if (!isId(id)) throw new Problem('not_found');
  const row = { id, ...body };
  await checkTemplate(ctx, row);
  if (!(await updateTemplate(ctx.tx, row, adminActor(ctx).id))) throw new Problem('not_found');
  await record(ctx, 'update', id, row.title);
  return toTemplate(row);
}

/** `DELETE /content/review/templates/{id}`. @throws Problem `not_found` */
export async function removeTemplate(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['removeTemplate']>,
): Promise<{ done: true }> {
  const title = isId(id) ? await deleteTemplate(ctx.tx, id) : undefined;
  if (title === undefined) throw new Problem('not_found');
  await record(ctx, 'delete', id, title);
  return { done: true };
}
