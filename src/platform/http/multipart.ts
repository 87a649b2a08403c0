const MAX_BOUNDARIES = 8;
const MAX_HEADER_BYTES = 4096;

/** As RFC 2046 has it: at most 70 characters of its own alphabet. Undefined for any other. */
export const parseBoundary = (contentType: string): string | undefined => {
  const [, quote, bare] =
    /^multipart\/form-data;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70}))$/i.exec(contentType) ?? [];
  return quote ?? bare;
};

/**
 * Whether a body is what a form with a file and little else sends: few parts, short headers, an end. Looked at before it
 * is taken apart, which costs a hundred times as much for each part and header.
 */
export function isSmallForm(body: Buffer, boundary: string): boolean {
  let last = -1;
  let count = 0;
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, last)) {
    count += 1;
    last = at + boundary.length;
    if (count > MAX_BOUNDARIES) return false;
    const isEnd = body.toString('latin1', last, last + 2) === '--';
    if (!isEnd && !body.subarray(last, last + MAX_HEADER_BYTES).includes('\r\n\r\n')) return false;
  }
  return count > 1 && body.toString('latin1', last, last + 2) === '--';
}
