import type { Realm } from '../actor.ts';

/** Session cookie of a realm, or cookie of an admin's known device. */
export type CookieName = Realm | 'adminDevice';

const bases: Record<CookieName, string> = { user: 'sid', admin: 'asid', adminDevice: 'adev' };

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';

/** Trims spaces and tabs only (RFC 6265); `trim` would also remove characters that browsers keep. */
function bare(part: string): string {
  let [from, to] = [0, part.length];
  while (isBlank(part[from])) from += 1;
  while (to > from && isBlank(part[to - 1])) to -= 1;
  return part.slice(from, to);
}

/** Names and values as they were sent. */
const parsePairs = (given: string): [string, string][] =>
  given.split(';').map((part) => {
    const pair = bare(part);
    const at = pair.indexOf('=');
    return at < 0 ? ['', pair] : [pair.slice(0, at), pair.slice(at + 1)];
  });

/** Session cookies of a request, and the cookies that its response sets or removes. */
export class CookieJar {
  readonly #given: readonly [string, string][];
  readonly #secure: boolean;
  readonly #lines = new Map<CookieName, string>();

  /**
   * `secure`: over https, names have the prefix `__Host-`, which restricts a cookie to one host; plain http
   * (development) can't use it.
   */
  constructor(given: string | null, secure: boolean) {
    this.#given = given === null ? [] : parsePairs(given);
    this.#secure = secure;
  }

  get lines(): readonly string[] {
    return [...this.#lines.values()];
  }

  #nameOf(name: CookieName): string {
    return `${this.#secure ? '__Host-' : ''}${bases[name]}`;
  }

  #sent(name: CookieName): string[] {
    const own = this.#nameOf(name);
    return this.#given.filter(([given]) => given === own).map(([, value]) => value);
  }

  /** Whether the request has a cookie with this name, valid or not. */
  has(name: CookieName): boolean {
    return this.#sent(name).length > 0;
  }

  /** Undefined without a cookie, or with several, of which one isn't the site's. */
  getToken(name: CookieName): string | undefined {
    const [token, another] = this.#sent(name);
    return token !== undefined && another === undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
  }

  set(name: CookieName, token: string, expires: Date): void {
    const site = name === 'user' ? 'Lax' : 'Strict';
    this.#lines.set(
      name,
      `${this.#nameOf(name)}=${token}; Path=/; HttpOnly; ${this.#secure ? 'Secure; ' : ''}SameSite=${site}; Expires=${expires.toUTCString()}`,
    );
  }

  /** Removes the cookie from the browser, if the request had it. */
  end(name: CookieName): void {
    this.set(name, '', new Date(0));
  }

  /** Discards all changes, because the transaction behind them was rolled back. */
  discard(): void {
    this.#lines.clear();
  }
}
