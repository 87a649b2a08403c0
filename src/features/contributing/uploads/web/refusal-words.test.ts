import { describe, expect, it } from 'vitest';
import { refusalCodes } from '../../../../platform/media/process/processed-file.ts';
import { describeRefusal } from './refusal-words.ts';

describe('words for what is refused', () => {
  it('differ for every code', () => {
    const codes = [...refusalCodes, 'PROCESSING_FAILED', 'TOO_MANY_COSTLY'];
    expect(new Set(codes.map(describeRefusal)).size).toBe(codes.length);
  });
});
