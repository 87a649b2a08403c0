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
import { takedownCodes } from '../../../catalogue/content/contract/takedown.ts';
import { asset } from '../../assets/contract.ts';
import { reportKinds } from './reports.ts';

const tag = 'Admin';
const params = z.object({ id: idOrKey });

/** Closed once, a report stays so. */
export const reportStatuses = ['open', 'closed'] as const;

/** How reports are closed. `contributor_suspended` is kept of what is done in the list of contributors. */
export const reportOutcomes = [
  'no_action',
  'content_unpublished',
  'contributor_warned',
  'contributor_suspended',
  'list_unshared',
  'spam',
] as const;
export const closingOutcomes = [
  'no_action',
  'content_unpublished',
  'contributor_warned',
  'list_unshared',
  'spam',
] as const;

const claim = z
  .object({ admin: z.object({ _id: id, name: z.string() }), isMine: z.boolean(), until: instant })
  .meta({ id: 'ReportClaim' });

/** A list of favourites that was shared. */
const reportedList = z
  .object({
    _id: id,
    name: z.string(),
    note: z.string(),
    /** How many works it holds. */
    count: z.int(),
    /** What its address ends with, while it is shared. */
    token: z.string().nullable(),
    isTakenDown: z.boolean(),
  })
  .meta({ id: 'ReportedList' });

/** The reports on one content or list, or one that is about none. */
const reportCase = z
  .object({
    /** The identifier of the content or list, or the report's. */
    _id: id,
    /** Null where it is about none, or that is gone. */
    asset: asset.nullable(),
    isAboutContent: z.boolean(),
    /** Null where it is about none, or that is gone. */
    list: reportedList.nullable(),
    isAboutList: z.boolean(),
    reports: z.int(),
    kinds: z.array(z.enum(reportKinds)),
    firstAt: instant,
    lastAt: instant,
    claim: claim.nullable(),
    /** Outcome of the last closed report; null while any is open. */
    outcome: z.enum(reportOutcomes).nullable(),
  })
  .meta({ id: 'ReportCase' });

const report = z
  .object({
    _id: id,
    kind: z.enum(reportKinds),
    words: z.string(),
    /** Where to answer. */
    email: z.string().nullable(),
    /** Whether somebody was signed in who sent it. */
    isOfAccount: z.boolean(),
    language: z.enum(['en', 'bn']),
    createdAt: instant,
    outcome: z.enum(reportOutcomes).nullable(),
    closedAt: instant.nullable(),
    closedBy: z.string().nullable(),
    internalNote: z.string(),
  })
  .meta({ id: 'Report' });

/** One report as the page of a person lists it. */
const personReport = z
  .object({
    /** Identifier of the case: its content, list or report. */
    caseId: id,
    kind: z.enum(reportKinds),
    /** Title of the work; null if the report is about none. */
    title: z.string().nullable(),
    outcome: z.enum(reportOutcomes).nullable(),
    createdAt: instant,
  })
  .meta({ id: 'PersonReport' });

const casesQuery = {
  status: z.enum(reportStatuses).default('open'),
  kind: z.enum(reportKinds).optional(),
  /** `free`: nobody has it open. */
  claimed: z.enum(['free', 'mine', 'others']).optional(),
  /** Waiting for at least so many hours. */
  hours: z.enum(['24', '72', '168']).optional(),
  sort: sortQuery(['first', 'reports'], 'first'),
};

/** What admins do with reports. */
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
    summary: 'All reports on one content, or one report about none, newest first',
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
    summary: "Gives a case back; another admin's stays theirs",
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
      /** Why the content is unpublished; needed for that alone. */
      reason: z.enum(takedownCodes).optional(),
      /** To the contributor who is warned, or whose content is unpublished. */
      note: multilineText(1500).default(''),
      internalNote: multilineText(2000).default(''),
      /** The open reports that the admin has read. */
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
    summary: 'Lets the owner of a list share it again, by a new link, after an admin stopped the sharing',
    params,
    output: done,
    errors: [],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof reportsAdminContract> {}
}
