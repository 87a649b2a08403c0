import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { QueueItem, QueueState } from './queue-item.ts';
import { QueueRow } from './queue-row.tsx';
import type { ServerUpload } from './server-uploads.ts';
import { UploadQueue } from './upload-queue.tsx';

const item = (state: QueueState): QueueItem => ({
  key: 'file-1',
  name: 'crane.png',
  folder: 'birds',
  size: 2_400_000,
  sent: 600_000,
  state,
  uploadId: undefined,
  message: '',
  canRetry: false,
});
const nothing = () => undefined;
const draw = (state: QueueState, changes: Partial<QueueItem> = {}): string =>
  renderToStaticMarkup(
    <QueueRow
      item={{ ...item(state), ...changes }}
      onPause={nothing}
      onResume={nothing}
      onRetry={nothing}
      onCancel={nothing}
    />,
  );

describe('the upload queue', () => {
  it('offers files and folders to the keyboard before any script has run', () => {
    const html = renderToStaticMarkup(<UploadQueue onReady={() => Promise.resolve()} />);
    expect(html.match(/<input[^>]*type="file"[^>]*multiple/g)).toHaveLength(2);
    expect(html).toContain('webkitdirectory');
    expect(html).not.toContain('progressbar');
  });

  it('is there before any script has run where files are on their way', () => {
    const begun = {
      _id: '01234567-89ab-7cde-8f01-23456789abcd',
      name: 'crane.png',
      folder: '',
      size: 2_400_000,
      received: 600_000,
      status: 'receiving',
      refusal: null,
    } as const;
    const html = renderToStaticMarkup(
      <UploadQueue onReady={() => Promise.resolve()} begun={[begun as unknown as ServerUpload]} />,
    );
    expect(html).toContain('crane.png');
    expect(html).toContain('600 kB already uploaded');
  });

  it('says how far a file is, and offers what can be done with it', () => {
    expect(draw('sending')).toContain('aria-valuenow="25"');
    expect(draw('sending')).toContain('Pause crane.png');
    expect(draw('paused')).toContain('Resume crane.png');
    expect(draw('missing')).toContain('600 kB already uploaded');
    expect(draw('ready')).not.toContain('Pause');
    expect(draw('failed')).toContain('Resume crane.png');
    expect(draw('refused')).not.toContain('Go on');
    expect(draw('refused')).not.toContain('Try crane.png again');
    expect(draw('refused', { canRetry: true })).toContain('Try crane.png again');
  });
});
