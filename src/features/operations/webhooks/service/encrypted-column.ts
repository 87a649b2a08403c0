import type { Encryption } from '../../../../platform/encryption/encryption.ts';
import type { EncryptedColumn } from '../../../../platform/encryption/reencrypt.ts';
import { lockOtherKeys, type SecretRow, writeEncrypted } from '../store/secrets.ts';

/** Encryption context of a secret, so that it can't be decrypted in another endpoint's row. */
const toSecretPlace = ({ id, endpoint_id }: Pick<SecretRow, 'id' | 'endpoint_id'>): string =>
  `webhook_secret:${id}:${endpoint_id}`;

export const encryptSecret = (
  encryption: Encryption,
  secret: string,
  row: Pick<SecretRow, 'id' | 'endpoint_id'>,
): SecretRow => ({ ...row, encrypted: encryption.encrypt(secret, toSecretPlace(row)) });

/** @throws DecryptionError if the secret belongs to another context */
export const decryptSecret = (encryption: Encryption, row: SecretRow): string =>
  encryption.decrypt(row.encrypted, toSecretPlace(row));

export const webhookSecrets: EncryptedColumn = {
  name: 'webhook_secret.encrypted',
  lockRows: async (tx, wanted) =>
    (await lockOtherKeys(tx, wanted)).map((row) => ({ ...row, place: toSecretPlace(row) })),
  writeEncrypted,
};
