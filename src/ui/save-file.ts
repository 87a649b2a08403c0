/** Milliseconds for which the data stays available, so that a slow browser can read it. */
const KEEP_MS = 60_000;

/** Saves data of the page as a file, like a download. */
export function saveFile(data: Blob, name: string): void {
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}

/** Reads a response of unknown length; `report` receives the number of bytes so far. */
export async function receiveFile(answer: Response, report: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  // Some browsers can't iterate over a stream.
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    parts.push(part.value);
    bytes += part.value.byteLength;
    report(bytes);
  }
  return new Blob(parts, { type: answer.headers.get('content-type') ?? '' });
}
