import type { Page } from '@playwright/test';
import type { RealFile } from './real-files.ts';

/** Drops several files on the page at once, as if they were dragged out of a folder. */
export async function dropFiles(page: Page, files: readonly RealFile[]): Promise<void> {
  const given = files.map(({ name, mediaType, bytes }) => ({ name, mediaType, base64: bytes.toString('base64') }));
  await page.evaluate(async (all) => {
    const transfer = new DataTransfer();
    for (const { name, mediaType, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mediaType }));
    }
    const send = (type: string) =>
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
    // A drop target cancels this event. Right after hydration, it may not do so yet.
    while (send('dragover')) await new Promise((resolve) => setTimeout(resolve, 20));
    send('dragenter');
    send('dragover');
    send('drop');
  }, given);
}
