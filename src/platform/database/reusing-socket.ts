import { Socket } from 'node:net';

const BUFFER_BYTES = 64 * 1024;
/** The kind of a message and its length, which counts itself and not the kind. */
const HEADER_BYTES = 5;

/** Follows the messages of the server through the pieces in which they come. */
class MessageEnds {
  /** What is still to come of a message whose length is known. */
  #missing = 0;
  /** The beginning of a header that is not whole yet. */
  #header = Buffer.alloc(HEADER_BYTES);
  #headerBytes = 0;

  /** Takes the next piece. @returns whether it ends where a message ends */
  isEnd(piece: Buffer): boolean {
    let at = 0;
    while (at < piece.length) {
      if (this.#missing > 0) {
        const taken = Math.min(this.#missing, piece.length - at);
        this.#missing -= taken;
        at += taken;
        continue;
      }
      const taken = piece.copy(this.#header, this.#headerBytes, at, at + HEADER_BYTES - this.#headerBytes);
      this.#headerBytes += taken;
      at += taken;
      if (this.#headerBytes < HEADER_BYTES) break;
      this.#headerBytes = 0;
      this.#missing = this.#header.readUInt32BE(1) + 1 - HEADER_BYTES;
    }
    return this.#missing === 0 && this.#headerBytes === 0;
  }
}

/**
 * A connection to PostgreSQL that reads into one buffer again and again. A socket makes a new one of 64 kB for each piece that
 * comes, outside of V8's heap, and V8 goes through all of the heap for each so many MB of them. The driver's parser keeps the
 * bytes of a message that isn't whole until the rest is here: those are copied, all others have been read when it returns.
 */
export function createReusingSocket(): Socket {
  const ends = new MessageEnds();
  const socket: Socket = new Socket({
    onread: {
      buffer: Buffer.allocUnsafeSlow(BUFFER_BYTES),
      callback: (length, buffer) => {
        const piece = Buffer.from(buffer.buffer, buffer.byteOffset, length);
        socket.emit('data', ends.isEnd(piece) ? piece : Buffer.from(piece));
        return true;
      },
    },
  });
  return socket;
}
