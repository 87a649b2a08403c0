import type { AccountLanguage, TransactionContext } from '../../../../platform/context.ts';
import { defaultDigits } from '../../../../platform/digits.ts';
import { runWithDigits } from '../../../../platform/digits-scope.ts';
import { queueMail } from '../../../../platform/mail/outbox.ts';
import { renderLetter } from '../../../../platform/mail/render.ts';
import { mailAccount, wantsLetters } from '../../../people/accounts/service/mail.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { forgetLabel, type RequestEvent, writeRequestLetter } from '../rules/letters.ts';
import { keepForgetHash, type RequestRow } from '../store/requests.ts';
import { createForgetToken, hashForgetToken, openContact } from './contact.ts';

/** Sends an e-mail to the address given in the request, with the link that deletes the request. */
async function mailContact(
  ctx: TransactionContext,
  request: RequestRow,
  recipient: string,
  event: RequestEvent,
): Promise<void> {
  const { platform, tx } = ctx;
  const accountId = request.account_id;
  const forgetToken = createForgetToken(ctx, request.id);
  await keepForgetHash(tx, request.id, hashForgetToken(forgetToken));
  const { locale, digits }: AccountLanguage =
    accountId === null
      ? { locale: request.language === 'bn' ? 'bn' : 'en', digits: defaultDigits }
      : await platform.actors.findAccountLanguage(ctx, accountId);
  const site = `${platform.origin}${locale === 'bn' ? '/bn' : ''}`;
  const letter = runWithDigits(digits, () =>
    writeRequestLetter(event, request.title, { locale, site, hasAccount: accountId !== null }),
  );
  const { text, html } = renderLetter(letter, {
    locale,
    siteName: platform.config.ARBOR_NAME,
    origin: platform.origin,
    operator: platform.operator,
    unsubscribe: { label: forgetLabel(locale), url: `${site}/forget-request/${forgetToken}` },
  });
  await queueMail(
    { tx, jobs: platform.jobs },
    { accountId, subjectId: request.id, recipient, subject: letter.subject, text, html, unsubscribeUrl: null },
  );
}

const noticeOf = (event: RequestEvent) => {
  switch (event.kind) {
    case 'received':
      return undefined;
    case 'brief':
      return { code: 'request_brief' as const };
    case 'declined':
      return { code: 'request_declined' as const, reason: event.reason };
    case 'answered':
      return { code: 'request_answered' as const, reason: event.works.map(({ title }) => title).join(', ') };
    case 'closed':
      return {
        code: event.outcome === 'fulfilled' ? ('request_fulfilled' as const) : ('request_unfulfilled' as const),
        reason: event.note,
      };
  }
};

/**
 * Notifies the requester of a locked request, in the caller's transaction: in the app if there is an account, and by
 * e-mail to the request's address or else the account's. Admins call requesters who gave a phone number and have no
 * account.
 */
export async function tellRequester(ctx: TransactionContext, request: RequestRow, event: RequestEvent): Promise<void> {
  const accountId = request.account_id;
  const notice = noticeOf(event);
  if (accountId !== null && notice !== undefined)
    await recordNotice(ctx, accountId, { about: request.title, subject: request.id, ...notice });
  const contact = openContact(ctx, request);
  if (contact?.kind === 'email') {
    if (accountId === null || (await wantsLetters(ctx.tx, accountId, 'request')))
      await mailContact(ctx, request, contact.value, event);
    return;
  }
  if (accountId !== null)
    await mailAccount(
      ctx,
      accountId,
      'request',
      (place) => writeRequestLetter(event, request.title, { ...place, hasAccount: true }),
      request.id,
    );
}
