import type { Realm } from '../actor.ts';

/** The session of a realm, or a browser that an admin has signed in from before. */
export type CookieName = Realm | 'adminDevice';

const bases: Record<CookieName, string> = { user: 'sid', admin: 'asid', adminDevice: 'adev' };

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';

/** Only space and tab are blank (RFC 6265): `trim` takes off what a browser keeps. */
function bare(part: string): string {
  let [from, to] = [0, part.length];
  while (isBlank(part[from])) from += 1;
  while (to > from && isBlank(part[to - 1])) to -= 1;
  return part.slice(from, to);
}

/** Name and value as they were sent. */
const parsePairs = (given: string): [string, string][] =>
  given.split(';').map((part) => {
    const pair = bare(part);
    const at = pair.indexOf('=');
    return at < 0 ? ['', pair] : [pair.slice(0, at), pair.slice(at + 1)];
  });

/** The session cookies of one request, and what its answer sets: nothing, a new token, or the end of one. */
export class CookieJar {
  readonly #given: readonly [string, string][];
  readonly #secure: boolean;
  readonly #lines = new Map<CookieName, string>();

  /** `secure`: over https, where `__Host-` binds a cookie to this one host; plain http (development) can't have it. */
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

  /** Whether anything was sent by that name, good or not. */
  has(name: CookieName): boolean {
    return this.#sent(name).length > 0;
  }

  /** Undefined where there is none, or several: one of them is not ours. */
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

  /** Takes the cookie off the browser, where it sent one. */
  end(name: CookieName): void {
    this.set(name, '', new Date(0));
  }

  /** Sets nothing after all: what the cookies say has not happened. */
  discard(): void {
    this.#lines.clear();
  }
}
