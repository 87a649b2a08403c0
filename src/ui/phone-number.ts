export type PhoneProblem = 'needed' | 'invalid';

/** E.164 without short numbers: a plus sign, a digit from 1 to 9, then 10 to 14 more. */
const international = /^\+[1-9]\d{10,14}$/;
/** Mobile numbers of Bangladesh, the only supported country. */
const mobile = /^\+8801[3-9]\d{8}$/;

const toLatin = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x9e6 + 0x30));

/** Extracts the digits of a typed or pasted code, in either script: `১২৩ ৪৫৬` becomes `123456`. */
export const extractCodeDigits = (typed: string): string => toLatin(typed).replace(/\D/g, '').slice(0, 6);

/**
 * Parses a typed phone number: `01712-345678`, `1712 345678`, `+880 1712…` or `008801712…`, in Latin or Bangla digits.
 */
export function parsePhone(typed: string): { readonly phone: string } | { readonly problem: PhoneProblem } {
  const compact = toLatin(typed).replace(/[\s\u200b-\u200f().–-]/g, '');
  if (compact === '') return { problem: 'needed' };
  const phone = compact
    .replace(/^00/, '+')
    .replace(/^880/, '+880')
    .replace(/^0?1/, '+8801')
    // Removes the zero of a national number that follows the country code.
    .replace(/^\+8800/, '+880');
  return international.test(phone) && mobile.test(phone) ? { phone } : { problem: 'invalid' };
}

/** Formats `+8801712345678` as `+880 1712 345678`. */
export const formatPhone = (phone: string): string => phone.replace(/^(\+880)(\d{4})/, '$1 $2 ');
