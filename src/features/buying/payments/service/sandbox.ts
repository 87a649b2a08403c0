import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { paymentsContract } from '../contract/payments.ts';
import { takeNotice } from './notices.ts';

type Contract = typeof paymentsContract;

/** Turns a URL of the site into a path. */
const toPath = (url: string): string => url.slice(new URL(url).origin.length);

/** `GET /payment/sandbox/{id}`. @throws Problem `not_found`, also if the sandbox is disabled */
export async function showSandbox(
  ctx: Context,
  { params }: InputOf<Contract['sandbox']>,
): Promise<OutputOf<Contract['sandbox']>> {
  const found = await ctx.platform.payments.sandbox?.readPayment(params.id);
  if (found === undefined) throw new Problem('not_found');
  const { id, amount, currency, description, status, redirectUrl } = found;
  return { _id: id, amount, currency, description, status, redirect: toPath(redirectUrl) };
}

/** `POST /payment/sandbox/act/{id}`: the sandbox then sends a notice like any other provider. */
export async function actInSandbox(
  ctx: Context,
  { params, body }: InputOf<Contract['actInSandbox']>,
): Promise<OutputOf<Contract['actInSandbox']>> {
  const { sandbox } = ctx.platform.payments;
  const outcome = await sandbox?.act(params.id, body.act);
  if (sandbox === undefined || outcome === undefined) throw new Problem('not_found');
  if (outcome.notice !== undefined) await takeNotice(ctx, sandbox, { ...outcome.notice, now: ctx.now });
  return { redirect: toPath(outcome.redirectUrl) };
}
