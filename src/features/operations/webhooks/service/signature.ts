import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** Creates a secret in the format of Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export const createSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

const sign = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(text, 'utf8')
    .digest('base64');

export interface SignedMessage {
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
}

/** Headers with which a receiver verifies a message and detects duplicates; one signature per secret. */
export function createSignatureHeaders(
  secrets: readonly string[],
  { id, sentAt, body }: SignedMessage,
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const seconds = String(Math.floor(sentAt.getTime() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret, `${id}.${seconds}.${body}`)}`).join(' '),
  };
}
