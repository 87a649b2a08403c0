import { sql } from 'kysely';
import * as z from 'zod';
import type { Context } from '../context.ts';
import { compileOnce } from '../database/compile-once.ts';
import { createId } from '../database/id.ts';
import type { Transaction } from '../database/pool.ts';
import { defineJob, noPayload } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { describeFailure, isRefusedForGood, sendLetter } from './transport.ts';

export interface NewMail {
  /** Recipient's account; null for people without one. */
  readonly accountId: string | null;
  /** Id of the e-mail's subject, if e-mails are queried (`hasMailAbout`) or deleted (`eraseMailAbout`) by it. */
  readonly subjectId?: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Link that turns off this kind of e-mail by one click; null for mandatory e-mails. */
  readonly unsubscribeUrl: string | null;
}

const sendJob = { name: 'send-mail', schema: z.strictObject({ mailId: z.uuid() }) };

const insertMail = compileOnce(
  (
    _tx: Transaction,
    id: string,
    accountId: string | null,
    recipient: string,
    subject: string,
    text: string,
    html: string,
    unsubscribeUrl: string | null,
    subjectId: string | null,
  ) => sql`
    insert into mail (id, account_id, recipient, subject, text_body, html_body, unsubscribe_url, subject_id)
    values (${id}, ${accountId}, ${recipient}, ${subject}, ${text}, ${html}, ${unsubscribeUrl}, ${subjectId})`,
);

/** Stores an e-mail in the caller's transaction; it is sent after the commit. */
export async function queueMail({ tx, jobs }: { tx: Transaction; jobs: Jobs }, mail: NewMail): Promise<void> {
  const id = createId();
  const { accountId, recipient, subject, text, html, unsubscribeUrl, subjectId = null } = mail;
  await insertMail(tx, id, accountId, recipient, subject, text, html, unsubscribeUrl, subjectId);
  await jobs.enqueue(tx, sendJob, { mailId: id });
}

/**
 * Sends an unsent e-mail. If the process dies before the success is recorded, it is sent again with the same Message-ID
 * (at-least-once delivery).
 */
export async function sendMail(ctx: Context, mailId: string): Promise<void> {
  const row = await ctx.db.selectFrom('mail').selectAll().where('id', '=', mailId).executeTakeFirst();
  if (row === undefined || row.sent_at !== null || row.refused_at !== null) return;
  const note = (end: { sent_at: Date } | { refused_at: Date }) =>
    ctx.db.updateTable('mail').set(end).where('id', '=', mailId).execute();
  try {
    await sendLetter(ctx.platform, row);
  } catch (error) {
    if (!isRefusedForGood(error)) throw describeFailure(error);
    ctx.platform.log.warn({ mailId }, 'a letter was refused for good');
    await note({ refused_at: new Date() });
    return;
  }
  await note({ sent_at: new Date() });
}

const KEPT_DAYS = 30;

/** Deletes e-mails after a month, for which they are kept to answer questions about them. */
export async function deleteOldMail(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - KEPT_DAYS * 86_400_000);
  await ctx.db.deleteFrom('mail').where('created_at', '<', before).execute();
}

/**
 * Whether an e-mail about this subject was sent in the last month. E-mails that are only logged don't count as sent.
 */
export async function wasMailed({ db, platform }: Context, subjectId: string): Promise<boolean> {
  if (platform.config.ARBOR_SMTP_URL === undefined) return false;
  const sent = db.selectFrom('mail').select('id').where('subject_id', '=', subjectId).where('sent_at', 'is not', null);
  return (await sent.executeTakeFirst()) !== undefined;
}

/** E-mails of an account, for the export of its data. */
export const readMail = (ctx: Context, accountId: string) =>
  ctx.db
    .selectFrom('mail')
    .select(['recipient', 'subject', 'text_body as text', 'created_at as createdAt', 'sent_at as sentAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

export async function eraseMail(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('mail').where('account_id', '=', accountId).execute();
}

/** Deletes all e-mails about these subjects. The caller must prevent concurrent inserts. */
export async function eraseMailAbout(tx: Transaction, subjectIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('mail').where('subject_id', '=', sql<string>`any(${subjectIds}::uuid[])`).execute();
}

/** Retries an e-mail for about 17 hours, with growing delays. */
export const mailJobs = [
  defineJob(sendJob.name, sendJob.schema, (ctx, { mailId }) => sendMail(ctx, mailId), {
    retryLimit: 25,
    retryDelaySeconds: 15,
    maxRetryDelaySeconds: 3600,
    expireInSeconds: 120,
    isUrgent: true,
    concurrency: 2,
  }),
  defineJob('delete-old-mail', noPayload, deleteOldMail, { schedule: '51 3 * * *', policy: 'short' }),
];
