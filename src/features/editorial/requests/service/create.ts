import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { type FieldProblem, Problem } from '../../../../platform/http/problem.ts';
import { hashToken } from '../../../../platform/identity/encryption.ts';
import { mayWriteTo } from '../../../../platform/mail/mailbox-limit.ts';
import { readPlacesById } from '../../../catalogue/categories/service/categories.ts';
import { lockActiveAccount } from '../../../people/accounts/service/active-account.ts';
import { type Contact, parseContact } from '../contract/contact.ts';
import { toDay } from '../contract/deadline.ts';
import type { requestsContract } from '../contract/requests.ts';
import { toContactHint } from '../rules/contact-hint.ts';
import { describeWait, findWait, MAX_A_DAY, MAX_RECEIVED_LETTERS, toDayBefore } from '../rules/limits.ts';
import { translate } from '../rules/messages.ts';
import { addRequest, findSubmitted, lockSending, readRequest, readSentSince } from '../store/requests.ts';
import { createForgetToken, encryptContact, hashForgetToken } from './contact.ts';
import { attachPictures } from './pictures.ts';
import { tellRequester } from './tell.ts';

type Contract = typeof requestsContract;

const TWO_YEARS_MS = 731 * 86_400_000;

/** Problem of a deadline; undefined if it is valid. */
export function findDeadlineProblem({ now, locale }: Context, deadline: string | null): FieldProblem[] {
  if (deadline === null) return [];
  if (deadline < toDay(now)) return [{ path: 'deadline', message: translate('past', locale) }];
  if (deadline > toDay(new Date(now.getTime() + TWO_YEARS_MS)))
    return [{ path: 'deadline', message: translate('far', locale) }];
  return [];
}

/** Problem of a category, which must be published; undefined if it is valid. */
export async function findCategoryProblem(ctx: Context, id: string | null): Promise<FieldProblem[]> {
  if (id === null) return [];
  const [place] = isId(id) ? await readPlacesById(ctx.db, [id]) : [];
  return place?.published === true ? [] : [{ path: 'categoryId', message: translate('no_category', ctx.locale) }];
}

/** Id of the signed-in account, locked against deletion; null for a visitor. */
async function findRequester({ actor, tx }: TransactionContext): Promise<string | null> {
  return actor.kind === 'user' && (await lockActiveAccount(tx, actor.id)) ? actor.id : null;
}

/** @throws Problem `too_many_requests` with the time of the next possible request */
async function refuseTooMany({ tx, now, locale }: TransactionContext, accountId: string): Promise<void> {
  const sent = await readSentSince(tx, accountId, toDayBefore(now));
  const oldest = sent.at(-MAX_A_DAY);
  if (oldest === undefined) return;
  const retryAfter = findWait(oldest, now);
  throw new Problem('too_many_requests', { retryAfter, detail: describeWait(retryAfter, locale) });
}

/** Confirms a request by e-mail, with a limit per mailbox, because anybody can enter another person's address. */
async function tellReceived(ctx: TransactionContext, id: string, { kind, value }: Contact): Promise<void> {
  const isWanted = kind === 'phone' || (await mayWriteTo(ctx, value, 'request received', MAX_RECEIVED_LETTERS));
  const request = isWanted ? await readRequest(ctx.tx, id) : undefined;
  if (request !== undefined) await tellRequester(ctx, request, { kind: 'received' });
}

/**
 * `POST /content-request/create`. A repeated key returns the first request.
 * @throws Problem `bad_input` with every wrong field, `too_many_requests`
 */
export async function createRequest(
  ctx: Context,
  { body, idempotencyKey }: InputOf<Contract['create']>,
): Promise<{ _id: string }> {
  const submissionHash = hashToken(idempotencyKey);
  const before = await findSubmitted(ctx.db, submissionHash);
  if (before !== undefined) return { _id: before };
  const { categoryId, title, description, budget, deadline, pictures } = body;
  const contact = parseContact(body.contact);
  if (contact === undefined) throw new Problem('bad_input');
  const errors = [...findDeadlineProblem(ctx, deadline), ...(await findCategoryProblem(ctx, categoryId))];
  if (errors.length > 0) throw new Problem('bad_input', { errors });
  const id = createId();
  return inTransaction(ctx, async (own) => {
    const accountId = await findRequester(own);
    if (accountId !== null) {
      await lockSending(own.tx, accountId);
      const twin = await findSubmitted(own.tx, submissionHash);
      if (twin !== undefined) return { _id: twin };
      await refuseTooMany(own, accountId);
    }
    const isNew = await addRequest(own.tx, {
      ...{ id, categoryId, title, description, budget, deadline, accountId, submissionHash },
      language: ctx.locale,
      contact: { kind: contact.kind, encrypted: encryptContact(ctx, id, contact), hint: toContactHint(contact) },
      forgetHash: hashForgetToken(createForgetToken(ctx, id)),
    });
    if (!isNew) return { _id: (await findSubmitted(own.tx, submissionHash)) ?? id };
    await attachPictures(own, id, pictures);
    await tellReceived(own, id, contact);
    return { _id: id };
  });
}
