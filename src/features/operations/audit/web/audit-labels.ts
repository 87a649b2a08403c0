import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { AuditLabels } from '../../../../ui/admin/navigation.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { auditContract } from '../contract.ts';

export type AuditEntry = OutputOf<typeof auditContract.list>['items'][number];

/** Texts for audit entries, provided by the features; an action without a text is shown as its code. */
export interface AuditWords {
  readonly actions: readonly (readonly [code: string, label: () => string])[];
  readonly describeAction: (action: string) => string;
  readonly describeSubject: (type: string) => string;
  /** Labels and values of an entry's details, without empty values. */
  readonly describeDetails: (details: AuditEntry['details']) => [label: string, value: string][];
}

export function createAuditWords(labels: readonly AuditLabels[]): AuditWords {
  const actions = Object.assign({}, ...labels.map((each) => each.actions)) as NonNullable<AuditLabels['actions']>;
  const subjects = Object.assign({}, ...labels.map((each) => each.subjects)) as NonNullable<AuditLabels['subjects']>;
  const details = Object.assign({}, ...labels.map((each) => each.details)) as NonNullable<AuditLabels['details']>;
  const values = Object.assign({}, ...labels.map((each) => each.values)) as NonNullable<AuditLabels['values']>;
  return {
    actions: Object.entries(actions),
    describeAction: (action) => actions[action]?.() ?? action,
    describeSubject: (type) => subjects[type]?.() ?? type,
    describeDetails: (entries) =>
      Object.entries(entries).flatMap(([key, value]): [string, string][] => {
        if (value === null || value === undefined || value === '') return [];
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        return [[details[key]?.() ?? key, values[key]?.[text]?.() ?? text]];
      }),
  };
}

/** Name of the actor. A command has no signed-in admin, so its entry belongs to the admin that it changed. */
export const actorName = ({ admin, details }: AuditEntry): string =>
  details['by'] === 'command' ? m.audit_by_command() : admin.name;
