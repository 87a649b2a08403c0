import { expect, it } from 'vitest';
import { parseCertificateCode } from './certificate-code.ts';

it.each([
  ['7K3M-QX9P-2RWT-HV5Z', '7K3M-QX9P-2RWT-HV5Z'],
  [' 7k3m qx9p2rwt-hv5z ', '7K3M-QX9P-2RWT-HV5Z'],
  ['OIL0-0000-0000-000l', '0110-0000-0000-0001'],
])('reads %s as %s', (typed, code) => {
  expect(parseCertificateCode(typed)).toBe(code);
});

it.each(['', 'nothing', '7K3M-QX9P-2RWT-HV5', '7K3M-QX9P-2RWT-HV5ZZ', '7K3M-QX9P-2RWT-HV5U', '../../../../etc/pass'])(
  'takes %j for no code',
  (typed) => {
    expect(parseCertificateCode(typed)).toBeUndefined();
  },
);
