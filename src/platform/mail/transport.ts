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

/** Whether a retry is pointless, because the mailbox doesn't exist or the message was refused. */
export function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const command = error instanceof Error && 'command' in error ? String(error.command) : '';
  // Earlier refusals, such as a wrong password, are configuration errors that an operator will fix.
  return code >= 500 && code < 600 && /^(RCPT TO|DATA)$/.test(command);
}

/** Error for the log, without the recipient's address, which servers repeat in their messages. */
export function describeFailure(error: unknown): Error {
  const known = ['code', 'responseCode', 'command'].flatMap((name) =>
    error instanceof Error && name in error ? String(Reflect.get(error, name)) : [],
  );
  return new Error(`The mail server did not take a letter (${known.join(', ')})`);
}

/**
 * Sends an e-mail by the mail server, or writes it to the log if there is none. @throws Error if the server refused it
 */
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
    // The text must not make the mailer read files or URLs.
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
