import { describe, expect, it } from 'vitest';
import { extractCodeDigits, formatPhone, parsePhone } from './phone-number.ts';

describe('a mobile number of Bangladesh', () => {
  it.each([
    '01712345678',
    '1712345678',
    '8801712345678',
    '+8801712345678',
    '008801712345678',
    '+880 01712 345678',
    '০১৭১২৩৪৫৬৭৮',
    '+৮৮০১৭১২৩৪৫৬৭৮',
    ' 01712-345678 ',
    '(017) 12 34–56.78',
    '\u200e01712345678',
  ])('%s is sent with its plus sign', (typed) => expect(parsePhone(typed)).toEqual({ phone: '+8801712345678' }));

  it.each(['', '   ', '-'])('«%s» is needed', (typed) => expect(parsePhone(typed)).toEqual({ problem: 'needed' }));

  it.each([
    '0171234567',
    '017123456789',
    '01212345678',
    '0212345678',
    '+14155552671',
    '+919812345678',
    '14155552671',
    '01712345678x',
    'phone',
    '++8801712345678',
    '880',
    '+',
    '000008801712345678',
  ])('%s is not one', (typed) => expect(parsePhone(typed)).toEqual({ problem: 'invalid' }));

  it('is shown in groups', () => expect(formatPhone('+8801712345678')).toBe('+880 1712 345678'));
});

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['১২৩৪৫৬', '123456'],
  ['Your code: 12-34-56.', '123456'],
  ['1234567', '123456'],
  ['abc', ''],
])('a code of «%s» is %s', (typed, code) => expect(extractCodeDigits(typed)).toBe(code));
