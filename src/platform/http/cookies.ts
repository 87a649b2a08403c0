import type { Realm } from '../context.ts';

const bases: Record<Realm, string> = { user: 'sid', admin: 'asid' };

/** Any session cookie, of either realm: answers that saw one are nobody else's. */
export const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?a?sid=/;

/** The session cookies of one request, and what its answer sets: nothing, a new token, or the end of one. */
export class CookieJar {
  readonly #given: string | null;
  readonly #secure: boolean;
  readonly #lines: string[] = [];

  /** `secure`: over https, where `__Host-` binds a cookie to this one host; plain http (development) can't have it. */
  constructor(given: string | null, secure: boolean) {
    this.#given = given;
    this.#secure = secure;
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  #nameOf(realm: Realm): string {
    return `${this.#secure ? '__Host-' : ''}${bases[realm]}`;
  }

  /** Undefined where there is none, or several: one of them is not ours. */
  tokenOf(realm: Realm): string | undefined {
    if (this.#given === null) return undefined;
    const name = `${this.#nameOf(realm)}=`;
    const found = this.#given
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part.startsWith(name));
    const token = found.length === 1 ? found[0]?.slice(name.length) : undefined;
    return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
  }

  set(realm: Realm, token: string, expires: Date): void {
    const site = realm === 'admin' ? 'Strict' : 'Lax';
    this.#lines.push(
      `${this.#nameOf(realm)}=${token}; Path=/; HttpOnly; ${this.#secure ? 'Secure; ' : ''}SameSite=${site}; Expires=${expires.toUTCString()}`,
    );
  }

  /** Takes the cookie off the browser, where it sent one. */
  end(realm: Realm): void {
    this.set(realm, '', new Date(0));
  }
}
