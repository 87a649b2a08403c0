import { Transform, type TransformCallback } from 'node:stream';
import { isTrickle } from '../request.ts';

const MAX_BOUNDARIES = 8;
const MAX_HEADER_BYTES = 4096;

/** Parses a boundary by RFC 2046: at most 70 characters of a limited alphabet. Undefined for any other. */
export const parseBoundary = (contentType: string): string | undefined => {
  const [, quoted, bare] =
    /^multipart\/form-data;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70}))$/i.exec(contentType) ?? [];
  return quoted ?? bare;
};

class FormError extends Error {}

/**
 * Only passes forms with a file and few fields: few parts, short headers, a closing boundary. It checks the bytes
 * before the parser, which is a hundred times slower per part and header.
 */
export class FormGuard extends Transform {
  readonly #boundary: string;
  readonly #maxBoundaries: number;
  #count = 0;
  #chunks = 0;
  #bytes = 0;
  #state: 'body' | 'header' | 'closed' = 'body';
  /** Bytes that may be the start of a boundary or header. */
  #carry: Buffer = Buffer.alloc(0);

  constructor(boundary: string, maxBoundaries = MAX_BOUNDARIES) {
    super();
    this.#boundary = boundary;
    this.#maxBoundaries = maxBoundaries;
  }

  /** Skips a header and returns the position after it; undefined if more bytes are needed. */
  #skipHeader(bytes: Buffer, from: number): number | undefined {
    if (bytes.length - from < 2) return undefined;
    if (bytes.toString('latin1', from, from + 2) === '--') {
      this.#state = 'closed';
      return from + 2;
    }
    const end = bytes.subarray(from, from + MAX_HEADER_BYTES).indexOf('\r\n\r\n');
    if (end >= 0) {
      this.#state = 'body';
      return from + end;
    }
    if (bytes.length - from >= MAX_HEADER_BYTES) throw new FormError('a header that is too long');
    return undefined;
  }

  #findBoundary(bytes: Buffer, from: number): number | undefined {
    const found = bytes.indexOf(this.#boundary, from);
    if (found < 0) return undefined;
    this.#count += 1;
    if (this.#count > this.#maxBoundaries) throw new FormError('too many parts');
    this.#state = 'header';
    return found + this.#boundary.length;
  }

  #scan(chunk: Buffer): void {
    const bytes = Buffer.concat([this.#carry, chunk]);
    let at = 0;
    for (;;) {
      const next = this.#state === 'header' ? this.#skipHeader(bytes, at) : this.#findBoundary(bytes, at);
      if (next === undefined) break;
      at = next;
    }
    const kept = this.#state === 'header' ? at : Math.max(at, bytes.length - this.#boundary.length + 1);
    this.#carry = bytes.subarray(kept);
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    try {
      this.#chunks += 1;
      this.#bytes += chunk.length;
      if (isTrickle(this.#chunks, this.#bytes)) throw new FormError('too many small chunks');
      this.#scan(chunk);
      done(null, chunk);
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    done(this.#state === 'closed' && this.#count > 1 ? null : new FormError('no closing boundary'));
  }
}
