import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { idOrKey, instant } from '../../../platform/http/schemas.ts';

const tag = 'Certificates';
/** Language of the document; defaults to that of the order. */
const language = z.object({ language: z.enum(['en', 'bn']).optional() });

export const certificatesContract = {
  verify: operation({
    method: 'GET',
    path: '/verify/{code}',
    access: 'public',
    tag,
    summary: 'Whether a licence certificate is valid, and what it licenses; never who bought it',
    description: 'The code may be written in small letters, without hyphens, and with O, I and L for 0 and 1.',
    params: z.object({ code: idOrKey }),
    output: z
      .object({
        code: z.string(),
        status: z.enum(['valid', 'revoked']),
        title: z.string(),
        variantName: z.string(),
        contributorName: z.string(),
        licence: z.object({ name: z.string(), nameBn: z.string().nullable(), version: z.int() }),
        since: instant,
        revokedAt: instant.nullable(),
      })
      .meta({ id: 'VerifiedCertificate' }),
    errors: [],
    limit: { calls: 30, seconds: 60 },
  }),
  certificate: operation({
    method: 'GET',
    path: '/order/certificate/{code}',
    access: 'user',
    tag,
    summary: 'A licence certificate of one’s own as PDF',
    description:
      'Refused while the order names nobody that it could be made out to: `PUT /order/particulars/{id}` does.',
    params: z.object({ code: idOrKey }),
    query: language,
    output: 'stream',
    errors: ['conflict'],
    limit: { calls: 60, seconds: 60 },
  }),
  receipt: operation({
    method: 'GET',
    path: '/order/receipt/{id}',
    access: 'user',
    tag,
    summary: 'The receipt of one of the own orders as PDF, once it is paid',
    params: z.object({ id: idOrKey }),
    query: language,
    output: 'stream',
    errors: ['conflict'],
    limit: { calls: 60, seconds: 60 },
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof certificatesContract> {}
}
