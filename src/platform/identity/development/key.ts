import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { createId } from '../../database/id.ts';
import type { Database } from '../../database/pool.ts';
import type { PublicJwk } from '../keys.ts';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
  readonly publicJwk: PublicJwk;
}

async function toSigningKey(kid: string, jwk: JWK): Promise<SigningKey> {
  const privateKey = await importJWK(jwk, 'RS256');
  if (privateKey instanceof Uint8Array) throw new Error('The stored development key is no RSA key.');
  const { kty = 'RSA', n = '', e = '' } = jwk;
  return { kid, privateKey, publicJwk: { kty, n, e, kid, alg: 'RS256', use: 'sig' } };
}

const stored = (db: Database) => db.selectFrom('development_key').select(['kid', 'jwk']).executeTakeFirst();

/** The signing key of this database, created by the first caller. */
export async function developmentKey(db: Database): Promise<SigningKey> {
  let found = await stored(db);
  if (found === undefined) {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const made = { kid: `development-${createId()}`, jwk: JSON.stringify(await exportJWK(privateKey)) };
    await db
      .insertInto('development_key')
      .values(made)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    found = await stored(db);
  }
  if (found === undefined) throw new Error('The development key can not be stored.');
  return toSigningKey(found.kid, found.jwk as JWK);
}
