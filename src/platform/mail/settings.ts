import * as z from 'zod';

/** Settings of outgoing mail. */
export const mailSettings = {
  ARBOR_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'an address such as smtp://user:password@mail.example:587')
    .optional()
    .describe('Server that sends mail, such as smtps://user:password@mail.example; default: mail is only logged'),
  ARBOR_MAIL_FROM: z.email().max(254).optional().describe('Sender of mail; default: ARBOR_CONTACT_EMAIL'),
};

/** Reason why the settings are refused; undefined if they are valid. */
export const findMailRefusal = (given: {
  readonly ARBOR_SMTP_URL?: string | undefined;
  readonly ARBOR_MAIL_FROM?: string | undefined;
  readonly ARBOR_CONTACT_EMAIL?: string | undefined;
}): string | undefined =>
  given.ARBOR_SMTP_URL !== undefined && (given.ARBOR_MAIL_FROM ?? given.ARBOR_CONTACT_EMAIL) === undefined
    ? 'ARBOR_MAIL_FROM is needed beside ARBOR_SMTP_URL: mail has a sender.'
    : undefined;
