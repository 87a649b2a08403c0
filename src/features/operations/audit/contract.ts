import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id, instant, pageQuery, sortQuery } from '../../../platform/http/schemas.ts';

const listQuery = {
  sort: sortQuery(['at', 'action'], '-at'),
  action: z.string().trim().max(60).optional(),
  admin: id.max(40).optional(),
  subject: z.string().trim().max(100).optional(),
};

/** The audit log, for owners. */
export const auditContract = {
  list: operation({
    method: 'GET',
    path: '/admin/audit',
    access: 'owner',
    tag: 'Admin',
    summary: 'The audit log of admin actions',
    query: z.object({ ...pageQuery, ...listQuery }),
    output: z.object({
      items: z.array(
        z
          .object({
            _id: id,
            at: instant,
            admin: z.object({ _id: id, name: z.string(), email: z.string() }),
            action: z.string(),
            subjectType: z.string(),
            subjectId: z.string(),
            /**
             * Name for people: an admin's name, a person's username, a queue, the title of a work or post, or an order
             * number; null if there is none.
             */
            subjectName: z.string().nullable(),
            details: z.record(z.string(), z.unknown()),
            requestId: z.string(),
          })
          .meta({ id: 'AuditEntry' }),
      ),
      nextCursor: z.string().nullable(),
      total: z.int(),
      totalIsMore: z.boolean(),
    }),
    errors: [],
  }),
  exportList: operation({
    method: 'GET',
    path: '/admin/audit/export',
    access: 'owner',
    tag: 'Admin',
    summary: 'The audit log as CSV, filtered and sorted like the list',
    query: z.object(listQuery),
    output: 'stream',
    errors: [],
    limit: { calls: 60, seconds: 3600 },
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof auditContract> {}
}
