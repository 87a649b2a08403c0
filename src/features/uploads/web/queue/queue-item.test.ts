import { describe, expect, it } from 'vitest';
import { type QueueItem, type QueueState, SpeedMeter, sumQueue } from './queue-item.ts';

const item = (state: QueueState, sent = 0): QueueItem => ({
  key: state,
  name: 'crane.png',
  folder: '',
  size: 100,
  sent,
  state,
  uploadId: undefined,
  message: '',
  isKnown: false,
  canRetry: false,
});

describe('the sum of a queue', () => {
  it('counts what is sent as whole, and leaves out what waits for somebody', () => {
    const items = [
      item('sending', 40),
      item('waiting'),
      item('processing'),
      item('ready'),
      item('missing', 10),
      item('failed', 5),
    ];
    expect(sumQueue(items)).toEqual({ files: 4, done: 2, size: 400, sent: 240 });
    expect(sumQueue([])).toEqual({ files: 0, done: 0, size: 0, sent: 0 });
  });
});

describe('the speed', () => {
  it('is that of the last moments, and begins anew where something was taken out', () => {
    const meter = new SpeedMeter();
    expect(meter.read()).toBe(0);
    meter.add(0, 0);
    meter.add(2000, 1000);
    expect(meter.read()).toBe(2000);
    meter.add(2000, 10_000);
    meter.add(3000, 11_000);
    expect(meter.read()).toBe(1000);
    meter.add(100, 11_500);
    expect(meter.read()).toBe(0);
  });
});
