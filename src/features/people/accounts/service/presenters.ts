import type { PublicProfile } from '../../../../platform/account-data.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { accountsContract } from '../contract/accounts.ts';
import { isEstablished } from '../rules/recent-sign-in.ts';
import type { AccountRow } from '../store/account.ts';
import type { IdentityRow } from '../store/identity.ts';

export type Profile = OutputOf<typeof accountsContract.profile>['user'];
export type AuthUser = OutputOf<typeof accountsContract.authenticate>['user'];

/** Public address of a profile picture; it changes with the picture. */
export const imageUrl = ({ id, image_key }: Pick<AccountRow, 'id' | 'image_key'>): string | null =>
  image_key === null ? null : `/media/${id}/${image_key}`;

export const toAuthUser = (row: AccountRow): AuthUser => ({
  type: 'user',
  userId: row.id,
  username: row.username,
  name: row.name,
  avatar: imageUrl(row),
  email: row.email,
  role: row.role as AuthUser['role'],
  language: row.language as AuthUser['language'],
  digits: row.digits as AuthUser['digits'],
  suspended: row.status === 'suspended' ? { reason: row.suspended_reason ?? '' } : null,
});

export const toMethods = (identities: readonly IdentityRow[], now: Date): Profile['methods'] =>
  identities.map((identity) => ({
    method: identity.method as Profile['methods'][number]['method'],
    label: identity.label,
    linkedAt: identity.created_at.toISOString(),
    isEstablished: isEstablished(identity, identities, now),
  }));

export const toProfile = (row: AccountRow, identities: readonly IdentityRow[], now: Date): Profile => ({
  _id: row.id,
  username: row.username,
  name: row.name,
  image: imageUrl(row),
  email: row.email,
  emailVerified: row.email_verified,
  phone: row.phone,
  bio: row.bio,
  language: row.language as Profile['language'],
  digits: row.digits as Profile['digits'],
  emails: row.emails as Profile['emails'],
  methods: toMethods(identities, now),
  createdAt: row.created_at.toISOString(),
});

export const toPublicProfile = (row: AccountRow): PublicProfile => ({
  username: row.username,
  name: row.name,
  bio: row.bio,
  imageKey: row.image_key,
});
