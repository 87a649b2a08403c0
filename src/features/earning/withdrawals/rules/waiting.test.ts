import { expect, it } from 'vitest';
import { findHeldReason, isSecondAdminNeeded } from './waiting.ts';

const row = { amount: 60_000, needsSecondAdmin: false, approvedBy: 'a' };
const facts = { standing: 'active', debt: 0, adminId: 'a', secondApproverFrom: null };

it('keeps a request out of a file for the first reason that there is', () => {
  expect(findHeldReason(row, facts)).toBeUndefined();
  expect(findHeldReason(row, { ...facts, standing: 'suspended', debt: 5 })).toBe('notActive');
  expect(findHeldReason(row, { ...facts, standing: undefined })).toBe('notActive');
  expect(findHeldReason(row, { ...facts, debt: 1, secondApproverFrom: 1 })).toBe('debt');
  expect(findHeldReason(row, { ...facts, secondApproverFrom: 60_000 })).toBe('anotherOwner');
  expect(findHeldReason(row, { ...facts, secondApproverFrom: 60_000, adminId: 'b' })).toBeUndefined();
  expect(findHeldReason({ ...row, needsSecondAdmin: true }, facts)).toBe('anotherOwner');
});

it('needs two owners by either limit', () => {
  expect(isSecondAdminNeeded(row, 60_001)).toBe(false);
  expect(isSecondAdminNeeded(row, 60_000)).toBe(true);
  expect(isSecondAdminNeeded({ ...row, needsSecondAdmin: true }, null)).toBe(true);
});
