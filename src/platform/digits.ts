/** Digits of Bangla texts: ১২৩ or 123. English texts always have the latter. */
export type Digits = 'beng' | 'latn';

export const digitsChoices = ['beng', 'latn'] as const satisfies readonly Digits[];

/** Default digits of Bangla texts. */
export const defaultDigits: Digits = 'beng';

const COOKIE = 'digits';
const ONE_YEAR_SECONDS = 31_536_000;

export const parseDigits = (value: string | null | undefined): Digits | undefined =>
  digitsChoices.find((each) => each === value);

/** Digits chosen in this browser; undefined if there is no valid cookie. */
export const readDigitsCookie = (cookies: string | null | undefined): Digits | undefined =>
  parseDigits(/(?:^|;)\s*digits=(\w+)\s*(?:;|$)/.exec(cookies ?? '')?.[1]);

/** Cookie that remembers a choice for a year, for a header and for `document.cookie`. */
export const createDigitsCookie = (digits: Digits, secure: boolean): string =>
  `${COOKIE}=${digits}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;

let read = (): Digits => defaultDigits;

/** Digits of Bangla texts: of the current request on the server, or of the page in a browser. */
export const getDigits = (): Digits => read();

/** Sets the function behind `getDigits`; each copy of this module (server, pages, browser) calls it once. */
export function overwriteGetDigits(reader: () => Digits): void {
  read = reader;
}
