import { describe, expect, it } from 'vitest';
import { judgeResult, type ReportedRequest } from './judge-result.ts';
import type { ResultRow } from './results.ts';

const row: ResultRow = {
  row: 2,
  request: '12',
  number: 12,
  result: 'paid',
  reference: 'TX1',
  reason: '',
  amount: 59_000,
};
const request: ReportedRequest = {
  id: 'id',
  status: 'approved',
  amount: 60_000,
  fee: 1_000,
  reference: '',
  batch: 3,
};
const judge = (changedRow: Partial<ResultRow>, changed: Partial<ReportedRequest> = {}): string => {
  const judged = judgeResult({ ...row, ...changedRow }, { ...request, ...changed });
  return judged.verdict === 'do' ? judged.step : `${judged.verdict}: ${judged.why}`;
};

describe('a row of the bank’s file', () => {
  it('ends the request that it is about', () => {
    expect(judgeResult(row, request)).toEqual({ verdict: 'do', step: 'pay', requestId: 'id' });
    expect(judgeResult({ ...row, result: 'failed' }, request)).toEqual({
      verdict: 'do',
      step: 'fail',
      requestId: 'id',
    });
    expect(judge({ amount: null })).toBe('pay');
    expect(judge({ reference: 'x'.repeat(100), reason: 'x'.repeat(500) })).toBe('pay');
  });

  it.each([
    [{ result: 'none' }, {}, 'skipped: none'],
    [{ result: 'unknown' }, {}, 'refused: unknown'],
    [{}, { batch: null }, 'refused: not_in_file'],
    [{ amount: 59_001 }, {}, 'refused: other_amount'],
    [{ amount: 58_999 }, {}, 'refused: other_amount'],
    [{ amount: 60_000 }, {}, 'refused: other_amount'],
    [{ amount: 'unreadable' }, {}, 'refused: other_amount'],
    [{}, { status: 'requested' }, 'refused: other_result'],
    [{}, { status: 'rejected' }, 'refused: other_result'],
    [{}, { status: 'cancelled' }, 'refused: other_result'],
    [{}, { status: 'failed' }, 'refused: other_result'],
    [{}, { status: 'paid', reference: 'TX2' }, 'refused: other_result'],
    [{ result: 'failed' }, { status: 'paid', reference: 'TX1' }, 'refused: other_result'],
    [{ reference: 'x'.repeat(101) }, {}, 'refused: too_long'],
    [{ reason: 'x'.repeat(501) }, {}, 'refused: too_long'],
    // A repeated result in another wording changes nothing.
    [{}, { status: 'paid', reference: 'TX1' }, 'unchanged: same'],
    [{}, { status: 'returned', reference: 'TX1', batch: null }, 'unchanged: same'],
    [{ result: 'failed', amount: 1 }, { status: 'failed' }, 'unchanged: same'],
  ] as const)('with %j for a request with %j: %s', (changedRow, changed, verdict) => {
    expect(judge(changedRow, changed)).toBe(verdict);
  });

  it('may be about no request', () => {
    expect(judgeResult(row, undefined)).toEqual({ verdict: 'refused', why: 'no_request' });
    expect(judgeResult({ ...row, result: 'none' }, undefined)).toEqual({ verdict: 'skipped', why: 'none' });
    expect(judgeResult({ ...row, result: 'unknown' }, undefined)).toEqual({ verdict: 'refused', why: 'unknown' });
  });
});
