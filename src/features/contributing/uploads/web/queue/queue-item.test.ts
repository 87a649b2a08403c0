import { describe, expect, it } from 'vitest';
import { countFiles, findWholeGroups, type QueueItem, type QueueState, SpeedMeter, sumQueue } from './queue-item.ts';

const item = (state: QueueState, sent = 0): QueueItem => ({
  key: state,
  name: 'crane.png',
  folder: '',
  size: 100,
  sent,
  state,
  uploadId: undefined,
  message: '',
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
    expect(sumQueue(items)).toEqual({ size: 400, sent: 240 });
    expect(sumQueue([])).toEqual({ size: 0, sent: 0 });
    expect(sumQueue([item('sending', 40)], { files: 3, size: 500 })).toEqual({ size: 600, sent: 540 });
    expect(countFiles([...items, item('refused')], { files: 11, size: 500 })).toEqual({
      added: 11,
      toGo: 4,
      refused: 2,
      needy: 3,
    });
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

describe('files that belong together', () => {
  const named = (name: string, state: QueueState, folder = ''): QueueItem => ({ ...item(state), name, folder });

  it('wait for each other, whatever their ending', () => {
    const [svg, jpg] = [named('Crane.svg', 'ready'), named('crane.jpg', 'processing')];
    const other = named('boat.png', 'ready');
    expect(findWholeGroups([svg, jpg, other])).toEqual([[other]]);
    expect(findWholeGroups([svg, named('crane.jpg', 'paused'), other])).toEqual([[other]]);
    expect(findWholeGroups([svg, named('crane.jpg', 'ready'), other])).toEqual([
      [svg, named('crane.jpg', 'ready')],
      [other],
    ]);
  });

  it('wait for none that somebody has to see to, and are of one folder', () => {
    const svg = named('crane.svg', 'ready');
    expect(findWholeGroups([svg, named('crane.jpg', 'refused'), named('crane.png', 'missing')])).toEqual([[svg]]);
    expect(findWholeGroups([svg, named('crane.jpg', 'sending', 'birds')])).toEqual([[svg]]);
    expect(findWholeGroups([named('crane.jpg', 'failed')])).toEqual([]);
  });
});
