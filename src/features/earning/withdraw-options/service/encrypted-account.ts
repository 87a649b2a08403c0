import type { Encryption } from '../../../../platform/encryption/encryption.ts';
import { withdrawAccount } from '../contract/account.ts';
import type { WithdrawAccount } from '../rules/account.ts';

/**
 * Where an option's account is encrypted for: a row of somebody else, or of another type, doesn't open it. A copy elsewhere is
 * `encryption.move(option.encrypted, toOptionPlace(option), '<table>:<id>')`.
 */
export const toOptionPlace = (option: {
  readonly id: string;
  readonly contributor_id: string;
  readonly type: string;
}): string => `withdraw_option:${option.id}:${option.contributor_id}:${option.type}`;

export const encryptAccount = (encryption: Encryption, account: WithdrawAccount, place: string): string =>
  encryption.encrypt(JSON.stringify(account), place);

/** For paying only, never for what is shown or logged. @throws DecryptionError if it doesn't decrypt in its place */
export function decryptAccount(encryption: Encryption, encrypted: string, place: string): WithdrawAccount {
  const parsed = withdrawAccount.safeParse(JSON.parse(encryption.decrypt(encrypted, place)));
  // Its own message would tell what was inside.
  if (!parsed.success) throw new Error(`What ${place} holds is no account.`);
  return parsed.data;
}
