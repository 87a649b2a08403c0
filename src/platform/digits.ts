/** The digits of Bangla texts: ১২৩ or 123. English ones know only the latter. */
export type Digits = 'beng' | 'latn';

export const digitsChoices = ['beng', 'latn'] as const satisfies readonly Digits[];

/** Digits for readers who have chosen none. */
export const defaultDigits: Digits = 'beng';

const COOKIE = 'digits';
const ONE_YEAR_SECONDS = 31_536_000;

export const parseDigits = (value: string | null | undefined): Digits | undefined =>
  digitsChoices.find((each) => each === value);

/** What was chosen in this browser; undefined where nothing was, or the cookie isn't ours. */
export const readDigitsCookie = (cookies: string | null | undefined): Digits | undefined =>
  parseDigits(/(?:^|;)\s*digits=(\w+)\s*(?:;|$)/.exec(cookies ?? '')?.[1]);

/** Remembers a choice for a year, in a header and in `document.cookie`. */
export const createDigitsCookie = (digits: Digits, secure: boolean): string =>
  `${COOKIE}=${digits}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;

let read = (): Digits => defaultDigits;

/** The digits that Bangla is written in here and now: of the request on a server, of the page in a browser. */
export const getDigits = (): Digits => read();

/** Each copy of this module (server, its pages, a browser) sets its reader once. */
export function overwriteGetDigits(reader: () => Digits): void {
  read = reader;
}
