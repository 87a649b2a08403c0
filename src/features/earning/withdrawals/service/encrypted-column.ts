import type { EncryptedColumn } from '../../../../platform/encryption/reencrypt.ts';
import { toRequestPlace } from '../rules/place.ts';
import { lockOtherKeys, writeEncrypted } from '../store/encrypted.ts';

export const withdrawRequestAccounts: EncryptedColumn = {
  name: 'withdraw_request.encrypted',
  lockRows: async (tx, wanted) =>
    (await lockOtherKeys(tx, wanted)).map(({ id, encrypted }) => ({ id, encrypted, place: toRequestPlace(id) })),
  writeEncrypted,
};
