import { withdrawOptionAccounts } from '../features/earning/withdraw-options/service/encrypted-column.ts';
import { withdrawRequestAccounts } from '../features/earning/withdrawals/service/encrypted-column.ts';
import { requestContacts } from '../features/editorial/requests/service/contact.ts';
import { webhookSecrets } from '../features/operations/webhooks/service/encrypted-column.ts';
import type { EncryptedColumn } from '../platform/encryption/reencrypt.ts';

/** Every column of encrypted texts: what a rotation of keys goes over, and what a copy of the database must not tell. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  webhookSecrets,
  withdrawOptionAccounts,
  withdrawRequestAccounts,
  requestContacts,
];
