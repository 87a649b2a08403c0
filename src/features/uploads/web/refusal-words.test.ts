import { describe, expect, it } from 'vitest';
import { refusalCodes } from '../../../platform/media/process/processed-file.ts';
import { describeRefusal } from './refusal-words.ts';

describe('words for what is refused', () => {
  it('differ for every code', () => {
    expect(new Set(refusalCodes.map(describeRefusal)).size).toBe(refusalCodes.length);
  });
});
