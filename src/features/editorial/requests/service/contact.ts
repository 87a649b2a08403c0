import type { Context } from '../../../../platform/context.ts';
import type { EncryptedColumn } from '../../../../platform/encryption/reencrypt.ts';
import { computeKeyedHash, hashToken } from '../../../../platform/identity/encryption.ts';
import type { Contact } from '../contract/contact.ts';
import { lockOtherKeys, writeContact } from '../store/removal.ts';

/** Encryption context of a contact, so that it can't be decrypted in another row. */
const toPlace = (id: string): string => `content_request:${id}`;

export const encryptContact = ({ platform }: Context, id: string, { value }: Contact): string =>
  platform.encryption.encrypt(value, toPlace(id));

interface StoredContact {
  readonly id: string;
  readonly encrypted: string | null;
  readonly contact_kind: string | null;
}

/** Decrypts a contact; null if it was erased. @throws DecryptionError if it belongs to another context */
export const decryptContact = (
  { platform }: Context,
  { id, encrypted, contact_kind: kind }: StoredContact,
): Contact | null =>
  encrypted === null
    ? null
    : { kind: kind === 'phone' ? 'phone' : 'email', value: platform.encryption.decrypt(encrypted, toPlace(id)) };

/** Like `decryptContact`, but null if it can't be decrypted, because a lost key must not stop people's work. */
export function openContact(ctx: Context, request: StoredContact): Contact | null {
  try {
    return decryptContact(ctx, request);
  } catch (error) {
    ctx.platform.log.error({ err: error, request: request.id }, 'the contact of a request does not open');
    return null;
  }
}

/**
 * Token in e-mails that deletes a request. It is derived from the site's secret, so the database doesn't contain it.
 */
export const createForgetToken = ({ platform }: Context, id: string): string =>
  computeKeyedHash(platform.config.secret, 'forget request', id).toString('base64url');

export const hashForgetToken = (token: string): Buffer => hashToken(token);

export const requestContacts: EncryptedColumn = {
  name: 'content_request.encrypted',
  lockRows: async (tx, wanted) =>
    (await lockOtherKeys(tx, wanted)).flatMap(({ id, encrypted }) =>
      encrypted === null ? [] : [{ id, encrypted, place: toPlace(id) }],
    ),
  writeEncrypted: writeContact,
};
