import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import {
  done,
  id,
  idOrKey,
  instant,
  listSchema,
  multilineText,
  pageQuery,
  sortQuery,
} from '../../../../platform/http/schemas.ts';
import { adminRating } from '../../../buying/ratings/contract/admin.ts';
import { takedownCodes } from '../../../catalogue/content/contract/takedown.ts';
import { asset } from '../../assets/contract.ts';
import { reportKinds } from './reports.ts';

const tag = 'Admin';
const params = z.object({ id: idOrKey });

/** A closed report can't be reopened. */
export const reportStatuses = ['open', 'closed'] as const;

/**
 * Outcomes of reports. `contributor_suspended` is recorded when an admin suspends a contributor in the list of
 * contributors.
 */
export const reportOutcomes = [
  'no_action',
  'content_unpublished',
  'contributor_warned',
  'contributor_suspended',
  'list_unshared',
  'rating_hidden',
  'spam',
] as const;
export const closingOutcomes = [
  'no_action',
  'content_unpublished',
  'contributor_warned',
  'list_unshared',
  'rating_hidden',
  'spam',
] as const;

const claim = z
  .object({ admin: z.object({ _id: id, name: z.string() }), isMine: z.boolean(), until: instant })
  .meta({ id: 'ReportClaim' });

/** A shared list of favourites that was reported. */
const reportedList = z
  .object({
    _id: id,
    name: z.string(),
    note: z.string(),
    /** Number of works in the list. */
    count: z.int(),
    /** Token at the end of the shared URL; null if the list isn't shared any more. */
    token: z.string().nullable(),
    isTakenDown: z.boolean(),
  })
  .meta({ id: 'ReportedList' });

/** A case: all reports about one content, list or rating, or a single report about none. */
const reportCase = z
  .object({
    /** Identifier of the content, list or rating, or of the report. */
    _id: id,
    /** Reported content; null if the case is about none, or if it was deleted. */
    asset: asset.nullable(),
    isAboutContent: z.boolean(),
    /** Reported list; null if the case is about none, or if it was deleted. */
    list: reportedList.nullable(),
    isAboutList: z.boolean(),
    /** Reported rating; null if the case is about none, or if it was deleted. */
    rating: adminRating.nullable(),
    isAboutRating: z.boolean(),
    reports: z.int(),
    kinds: z.array(z.enum(reportKinds)),
    firstAt: instant,
    lastAt: instant,
    claim: claim.nullable(),
    /** Outcome of the last closed report; null while a report is open. */
    outcome: z.enum(reportOutcomes).nullable(),
  })
  .meta({ id: 'ReportCase' });

const report = z
  .object({
    _id: id,
    kind: z.enum(reportKinds),
    words: z.string(),
    /** E-mail address for a reply. */
    email: z.string().nullable(),
    /** Whether the sender was signed in. */
    isOfAccount: z.boolean(),
    language: z.enum(['en', 'bn']),
    createdAt: instant,
    outcome: z.enum(reportOutcomes).nullable(),
    closedAt: instant.nullable(),
    closedBy: z.string().nullable(),
    internalNote: z.string(),
  })
  .meta({ id: 'Report' });

/** A report in the list on a person's page. */
const personReport = z
  .object({
    /** Identifier of the case: that of its content, list, rating or report. */
    caseId: id,
    kind: z.enum(reportKinds),
    /** Title of the work; null if the report isn't about one. */
    title: z.string().nullable(),
    outcome: z.enum(reportOutcomes).nullable(),
    createdAt: instant,
  })
  .meta({ id: 'PersonReport' });

const casesQuery = {
  status: z.enum(reportStatuses).default('open'),
  kind: z.enum(reportKinds).optional(),
  /** `free`: no admin has claimed the case. */
  claimed: z.enum(['free', 'mine', 'others']).optional(),
  /** Minimum waiting time in hours. */
  hours: z.enum(['24', '72', '168']).optional(),
  sort: sortQuery(['first', 'reports'], 'first'),
};

/** Operations for admins on reports. */
export const reportsAdminContract = {
  cases: operation({
    method: 'GET',
    path: '/report/cases',
    access: 'admin',
    tag,
    summary: 'Reports by subject, oldest first',
    query: z.object({ ...pageQuery, ...casesQuery }),
    output: listSchema(reportCase),
    errors: [],
  }),
  exportCases: operation({
    method: 'GET',
    path: '/report/export',
    access: 'admin',
    tag,
    summary: 'Cases of reports as CSV, filtered and sorted like the list',
    query: z.object(casesQuery),
    output: 'stream',
    errors: [],
    limit: { calls: 60, seconds: 3600 },
  }),
  showCase: operation({
    method: 'GET',
    path: '/report/cases/{id}',
    access: 'admin',
    tag,
    summary: 'All reports on one content, newest first, or one report that isn’t about a content',
    params,
    output: z.object({ case: reportCase, items: z.array(report) }),
    errors: [],
  }),
  ofPerson: operation({
    method: 'GET',
    path: '/report/person/{id}',
    access: 'admin',
    tag,
    summary: 'The latest reports that an account sent, and those about its works as a contributor',
    params,
    output: z.object({ by: z.array(personReport), about: z.array(personReport) }),
    errors: [],
  }),
  claim: operation({
    method: 'PUT',
    path: '/report/claim/{id}',
    access: 'admin',
    audit: { exempt: 'It lasts minutes and decides nothing.' },
    tag,
    summary: 'Claims a case for 15 minutes, or renews the claim; 409 if another admin has it',
    params,
    output: z.object({ claim }),
    errors: ['conflict'],
  }),
  release: operation({
    method: 'DELETE',
    path: '/report/claim/{id}',
    access: 'admin',
    audit: { exempt: 'It lasts minutes and decides nothing.' },
    tag,
    summary: 'Releases a case that you have claimed; another admin’s claim stays',
    params,
    output: done,
    errors: [],
  }),
  close: operation({
    method: 'PUT',
    path: '/report/close/{id}',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary:
      'Closes the open reports of a case; 409 if it is closed, claimed by another admin, or has more reports than `seen`',
    params,
    body: z.strictObject({
      outcome: z.enum(closingOutcomes),
      /** Reason of the takedown; required if the content is unpublished. */
      reason: z.enum(takedownCodes).optional(),
      /** Message to the person who is warned, or whose content, list or rating is taken down. */
      note: multilineText(1500).default(''),
      internalNote: multilineText(2000).default(''),
      /** Identifiers of the open reports that the admin has seen. */
      seen: z.array(z.string().max(100)).min(1).max(1000),
    }),
    output: z.object({ closed: z.int() }),
    errors: ['conflict'],
  }),
  allowList: operation({
    method: 'PUT',
    path: '/report/list/allow/{id}',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Lets the owner of a list share it again, with a new link, after an admin stopped the sharing',
    params,
    output: done,
    errors: [],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof reportsAdminContract> {}
}
