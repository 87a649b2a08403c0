import type { EncryptedColumn } from '../../../../platform/encryption/reencrypt.ts';
import { lockOtherKeys, writeEncrypted } from '../store.ts';
import { toOptionPlace } from './encrypted-account.ts';

export const withdrawOptionAccounts: EncryptedColumn = {
  name: 'withdraw_option.encrypted',
  lockRows: async (tx, wanted) =>
    (await lockOtherKeys(tx, wanted)).map((row) => ({
      id: row.id,
      encrypted: row.encrypted,
      place: toOptionPlace(row),
    })),
  writeEncrypted,
};
