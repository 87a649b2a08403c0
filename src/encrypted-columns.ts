import { requestContacts } from './features/requests/service/contact.ts';
import { webhookSecrets } from './features/webhooks/service/encrypted-column.ts';
import { withdrawOptionAccounts } from './features/withdraw-options/service/encrypted-column.ts';
import { withdrawRequestAccounts } from './features/withdrawals/service/encrypted-column.ts';
import type { EncryptedColumn } from './platform/encryption/reencrypt.ts';

/** Every column of encrypted texts: what a rotation of keys goes over, and what a copy of the database must not tell. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  webhookSecrets,
  withdrawOptionAccounts,
  withdrawRequestAccounts,
  requestContacts,
];
