import type { Realm } from '../actor.ts';

/** Session cookie of a realm, cookie of an admin's known device, or of a link that the browser followed. */
export type CookieName = Realm | 'adminDevice' | 'referral';

const bases: Record<CookieName, string> = { user: 'sid', admin: 'asid', adminDevice: 'adev', referral: 'via' };
const token = /^[\w-]{43}$/;
const shapes: Record<CookieName, RegExp> = {
  user: token,
  admin: token,
  adminDevice: token,
  referral: /^[\w-]{1,43}$/,
};
/** Cookies that the browser also sends when a link on another site leads here. */
const sentFromLinks: readonly CookieName[] = ['user', 'referral'];

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
    const [value, another] = this.#sent(name);
    return value !== undefined && another === undefined && shapes[name].test(value) ? value : undefined;
  }

  set(name: CookieName, value: string, expires: Date): void {
    const site = sentFromLinks.includes(name) ? 'Lax' : 'Strict';
    this.#lines.set(
      name,
      `${this.#nameOf(name)}=${value}; Path=/; HttpOnly; ${this.#secure ? 'Secure; ' : ''}SameSite=${site}; Expires=${expires.toUTCString()}`,
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
