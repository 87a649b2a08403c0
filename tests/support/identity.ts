import { parseName } from '../../src/platform/identity/claims.ts';
import { type Identity, IdentityError, type IdentityProvider } from '../../src/platform/identity/identity.ts';
import type { SignInMethod } from '../../src/platform/identity/methods.ts';

/** Identity provider of tests, with the subjects that it was asked to delete, newest last. */
export interface TestIdentity extends IdentityProvider {
  readonly deletedSubjects: string[];
}

const ISSUER = 'https://identity.test';

export interface Claims {
  readonly subject: string;
  readonly method?: SignInMethod;
  readonly phone?: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly name?: string;
  /** Age of the token in seconds; the default is 0. */
  readonly secondsAgo?: number;
}

let issued = 0;

/** Creates a new token on each call, as a provider does. */
export const getToken = (claims: Claims): string => {
  issued += 1;
  return Buffer.from(JSON.stringify({ ...claims, issued })).toString('base64url');
};

/**
 * Identity provider without cryptography, for tests of what follows the verification. The real providers, and the
 * tokens that they refuse, have their own suite (tests/support/identity-conformance.ts).
 */
export function testIdentity(): TestIdentity {
  const deletedSubjects: string[] = [];
  return {
    deletedSubjects,
    client: { kind: 'development', projectId: 'test' },
    routes: [],
    policy: { script: [], connect: [], frame: [] },
    verify: async (idToken, method): Promise<Identity> => {
      let claims: Claims;
      try {
        claims = JSON.parse(Buffer.from(idToken, 'base64url').toString('utf8')) as Claims;
      } catch {
        throw new IdentityError('not a token');
      }
      if ((claims.method ?? 'phone') !== method) throw new IdentityError('another method');
      return {
        issuer: ISSUER,
        subject: claims.subject,
        method,
        phone: claims.phone ?? null,
        email: claims.email ?? null,
        emailVerified: claims.emailVerified ?? false,
        name: parseName(claims.name),
        authenticatedAt: new Date(Date.now() - (claims.secondsAgo ?? 0) * 1000),
      };
    },
    deleteSubject: async (subject) => {
      deletedSubjects.push(subject);
    },
  };
}
