import type { Context } from '../../../../platform/context.ts';
import { runWithDigits } from '../../../../platform/digits-scope.ts';
import type { WrittenFile } from '../../../../platform/http/answers/written-response.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { requireOwnContributor } from '../../../people/contributors/service/own-contributor.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import type { earningsContract } from '../contract/earnings.ts';
import { translate } from '../rules/words.ts';
import { openStatement, writeStatementCsv } from './statement.ts';
import { createStatementPaper } from './statement-paper.ts';

async function* encode(parts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const part of parts) yield Buffer.from(part);
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/**
 * `GET /contributor/sales-earnings/statement`
 * @throws Problem `forbidden` for an account that isn't a contributor; `bad_input` for a period that ends before it
 * begins
 */
export async function createStatement(
  ctx: Context,
  { query }: InputOf<(typeof earningsContract)['statement']>,
): Promise<WrittenFile> {
  const contributor = await requireOwnContributor(ctx);
  const { from, to, format, language: locale = ctx.locale } = query;
  if (to < from)
    throw new Problem('bad_input', { errors: [{ path: 'to', message: translate('ends_before', ctx.locale) }] });
  const statement = await openStatement(ctx, contributor, { from, to });
  const name = `statement-${from}-${to}.${format}`;
  if (format === 'csv')
    return {
      name,
      mediaType: 'text/csv; charset=utf-8',
      size: undefined,
      open: () => encode(writeStatementCsv(ctx, statement, locale)),
    };
  const { digits } = await ctx.platform.actors.findAccountLanguage(ctx, userActor(ctx).id);
  const bytes = await runWithDigits(digits, () => createStatementPaper(ctx, statement, locale));
  return { name, mediaType: 'application/pdf', size: bytes.length, open: () => once(bytes) };
}
