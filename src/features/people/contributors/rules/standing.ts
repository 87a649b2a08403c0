/** How an account, or an author of the demo, stands as a contributor. */
export type Standing = 'pending' | 'active' | 'rejected' | 'suspended' | 'closed';
export type Decision = 'approve' | 'refuse' | 'suspend' | 'restore' | 'demote';

interface DecisionRule {
  readonly from: readonly Standing[];
  readonly to: Standing;
  /** The contributor has to get a reason. */
  readonly needsReason: boolean;
}

/** Which decision leads where. `closed` comes of an account's deletion alone, and nothing follows it. */
export const decisionRules: Readonly<Record<Decision, DecisionRule>> = {
  approve: { from: ['pending', 'rejected'], to: 'active', needsReason: false },
  refuse: { from: ['pending'], to: 'rejected', needsReason: true },
  suspend: { from: ['active'], to: 'suspended', needsReason: true },
  restore: { from: ['suspended'], to: 'active', needsReason: false },
  demote: { from: ['active', 'suspended'], to: 'rejected', needsReason: true },
};

export const isAllowed = (decision: Decision, standing: Standing): boolean =>
  decisionRules[decision].from.includes(standing);
