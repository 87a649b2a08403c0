/** Time for a slow browser to begin reading what it was asked to save. */
const KEEP_MS = 60_000;

/** Saves data of this page as a file, as a download does. */
export function saveFile(data: Blob, name: string): void {
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}

/** Reads an answer of unknown length; `report` gets the bytes received so far. */
export async function receiveFile(answer: Response, report: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  // Not every browser can loop over a stream.
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    parts.push(part.value);
    bytes += part.value.byteLength;
    report(bytes);
  }
  return new Blob(parts, { type: answer.headers.get('content-type') ?? '' });
}
