import { payableStandings } from '../contract/contributors.ts';

/** Contributor status of an account or of a demo author. Affiliates earn by links and haven't applied. */
export type Standing = 'affiliate' | 'pending' | 'active' | 'rejected' | 'suspended' | 'closed';
export type Decision = 'approve' | 'refuse' | 'suspend' | 'restore' | 'demote';

interface DecisionRule {
  readonly from: readonly Standing[];
  readonly to: Standing;
  /** Whether the decision requires a reason for the contributor. */
  readonly needsReason: boolean;
}

/** Status after each decision. Only the deletion of an account leads to `closed`, which is final. */
export const decisionRules: Readonly<Record<Decision, DecisionRule>> = {
  approve: { from: ['pending', 'rejected'], to: 'active', needsReason: false },
  refuse: { from: ['pending'], to: 'rejected', needsReason: true },
  suspend: { from: ['active'], to: 'suspended', needsReason: true },
  restore: { from: ['suspended'], to: 'active', needsReason: false },
  demote: { from: ['active', 'suspended'], to: 'rejected', needsReason: true },
};

export const isAllowed = (decision: Decision, standing: Standing): boolean =>
  decisionRules[decision].from.includes(standing);

/** Whether a contributor with this status can have the balance paid out. */
export const canWithdraw = (standing: string | undefined): boolean =>
  standing !== undefined && payableStandings.includes(standing);
