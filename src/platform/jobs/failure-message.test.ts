import { describe, expect, it } from 'vitest';
import { describeFailure } from './failure-message.ts';

describe('the message of a failed job', () => {
  it.each([
    [new Error('The disk is full'), 'The disk is full'],
    [new Error('No such file\n    at open (/srv/arbor/storage.ts:1:1)'), 'No such file'],
    [new Error('duplicate key for rahim@example.com'), 'duplicate key for …'],
    [new Error('invalid input syntax for type uuid: "Rahim Uddin"'), 'invalid input syntax for type uuid: …'],
    [new Error("can't send to +880 1712-345678 now"), "can't send to … now"],
    [
      new Error('content 01987654-3210-7abc-8def-001234567890 is gone'),
      'content 01987654-3210-7abc-8def-001234567890 is gone',
    ],
    [new Error('answered 503'), 'answered 503'],
    [new TypeError(''), 'TypeError'],
    ['thrown text', 'thrown text'],
    [new Error('x'.repeat(1000)), 'x'.repeat(300)],
  ])('%s', (error, message) => {
    expect(describeFailure(error)).toBe(message);
  });
});
