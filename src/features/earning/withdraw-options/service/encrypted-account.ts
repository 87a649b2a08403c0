import type { Encryption } from '../../../../platform/encryption/encryption.ts';
import { withdrawAccount } from '../contract/account.ts';
import type { WithdrawAccount } from '../rules/account.ts';

/**
 * Encryption context of a payout account; the ciphertext can't be decrypted in another row, for another contributor or
 * type. To copy it, call `encryption.move(option.encrypted, toOptionPlace(option), '<table>:<id>')`.
 */
export const toOptionPlace = (option: {
  readonly id: string;
  readonly contributor_id: string;
  readonly type: string;
}): string => `withdraw_option:${option.id}:${option.contributor_id}:${option.type}`;

export const encryptAccount = (encryption: Encryption, account: WithdrawAccount, place: string): string =>
  encryption.encrypt(JSON.stringify(account), place);

/**
 * Decrypts an account for paying; the result must not be shown or logged. @throws DecryptionError if it belongs to
 * another context
 */
export function decryptAccount(encryption: Encryption, encrypted: string, place: string): WithdrawAccount {
  const parsed = withdrawAccount.safeParse(JSON.parse(encryption.decrypt(encrypted, place)));
  // The parser's own message would reveal the contents.
  if (!parsed.success) throw new Error(`What ${place} holds is no account.`);
  return parsed.data;
}
