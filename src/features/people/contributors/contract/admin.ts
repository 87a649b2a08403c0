import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import {
  id,
  idOrKey,
  instant,
  line,
  listSchema,
  multilineText,
  pageQuery,
  sortQuery,
} from '../../../../platform/http/schemas.ts';
import { standings } from './contributors.ts';

/** Decisions that an admin can make about a contributor. */
const contributorDecisions = ['approve', 'refuse', 'suspend', 'restore', 'demote'] as const;

const listedContributor = z
  .object({
    _id: id,
    username: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    /** `pending` is an applicant, who isn't a contributor yet. */
    status: z.enum(standings),
    /** Reason of a refusal, suspension or demotion; the contributor sees it. */
    reason: z.string(),
    /** `account`: a person who can sign in; `demo`: an author of the demo catalogue; `house`: the site itself. */
    kind: z.enum(['account', 'demo', 'house', 'none']),
    /** Account of the contributor; null if there is none. */
    accountId: id.nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** Whether the terms were accepted; without that nobody can be approved. */
    hasAcceptedTerms: z.boolean(),
    /** Number of published works. */
    contents: z.int(),
    appliedAt: instant,
  })
  .meta({ id: 'ListedContributor' });

const approval = z.object({ approveAll: z.boolean() }).meta({ id: 'ContributorApproval' });

const allQuery = {
  q: line(100).optional(),
  status: z.enum(standings).optional(),
  /** Filter by account: only the contributor of this account. */
  account: idOrKey.optional(),
  sort: sortQuery(['applied', 'name', 'status'], '-applied'),
};

/** Operations with which admins list contributors and decide on their applications and status. */
export const contributorsAdminContract = {
  all: operation({
    method: 'GET',
    path: '/contributor/all',
    access: 'admin',
    tag: 'Admin',
    summary: 'Contributors and applicants, in every status',
    query: z.object({ ...pageQuery, ...allQuery }),
    output: listSchema(listedContributor),
    errors: [],
  }),
  exportAll: operation({
    method: 'GET',
    path: '/contributor/export',
    access: 'admin',
    tag: 'Admin',
    summary: 'Contributors and applicants as CSV, filtered and sorted like the list',
    query: z.object(allQuery),
    output: 'stream',
    errors: [],
    limit: { calls: 60, seconds: 3600 },
  }),
  decide: operation({
    method: 'PATCH',
    path: '/contributor/decide/{id}/{decision}',
    access: 'admin',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Approves, refuses, suspends, restores or demotes a contributor; 409 if the status doesn’t allow it',
    /** Notifies the contributor of the decision and the `reason`, which is required to refuse, suspend and demote. */
    params: z.object({ id, decision: z.enum(contributorDecisions) }),
    body: z.strictObject({ reason: multilineText(500).optional() }),
    output: z.object({ status: z.enum(standings), reason: z.string() }),
    errors: ['conflict'],
  }),
  approval: operation({
    method: 'GET',
    path: '/contributor/approval',
    access: 'admin',
    tag: 'Admin',
    summary: 'Whether applications are approved automatically',
    output: approval,
    errors: [],
  }),
  updateApproval: operation({
    method: 'PUT',
    path: '/contributor/update/approval',
    access: 'owner',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Turns automatic approval on or off; waiting applications stay unchanged',
    body: approval,
    output: approval,
    errors: [],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof contributorsAdminContract> {}
}
