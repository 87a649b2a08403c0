import { createTransport } from 'nodemailer';
import type { Platform } from '../context.ts';

interface StoredLetter {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
  readonly unsubscribe_url: string | null;
}

const TIMEOUT = 20_000;

/** Whether asking again would change nothing: there is no such mailbox, the letter is not taken. */
export function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const command = error instanceof Error && 'command' in error ? String(error.command) : '';
  // What is refused before the letter is about ourselves, such as a wrong password: somebody will mend it.
  return code >= 500 && code < 600 && /^(RCPT TO|DATA)$/.test(command);
}

/** What can be logged of a failure: servers repeat the recipient's address in what they say. */
export function describeFailure(error: unknown): Error {
  const known = ['code', 'responseCode', 'command'].flatMap((name) =>
    error instanceof Error && name in error ? String(Reflect.get(error, name)) : [],
  );
  return new Error(`The mail server did not take a letter (${known.join(', ')})`);
}

/** Gives a letter to the server, or to the log where there is none. @throws Error where the server did not take it */
export async function sendLetter({ config, log, origin }: Platform, letter: StoredLetter): Promise<void> {
  const { id, recipient, subject, unsubscribe_url: unsubscribe } = letter;
  if (config.ARBOR_SMTP_URL === undefined) {
    log.info({ mailId: id, ...(config.production ? {} : { subject, text: letter.text_body }) }, 'mail is only logged');
    return;
  }
  const transport = createTransport({
    url: config.ARBOR_SMTP_URL,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    // A letter is text of ours: nothing in it may name files or addresses to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: { name: config.ARBOR_NAME, address: config.ARBOR_MAIL_FROM ?? config.ARBOR_CONTACT_EMAIL ?? '' },
      to: recipient,
      subject,
      text: letter.text_body,
      html: letter.html_body,
      messageId: `<${id}@${new URL(origin).hostname}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe === null
          ? {}
          : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    });
  } finally {
    transport.close();
  }
}
