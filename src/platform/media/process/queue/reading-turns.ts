/**
 * Decides which file is read next. Files that a person waits for come before those that a job reads in the background,
 * and only one background file is read at a time, so that the other processes stay free.
 */
export class ReadingTurns {
  readonly #waiting: (() => void)[] = [];
  readonly #background: (() => void)[] = [];
  #running = 0;
  #isReadingBackground = false;

  /**
   * Waits until a file may be read.
   * @param most number of files that may be read at once
   */
  async wait(most: number, isBackground: boolean): Promise<void> {
    const isFree = this.#running < most && !(isBackground && this.#isReadingBackground);
    if (!isFree) return new Promise<void>((resolve) => this.#queue(isBackground).push(resolve));
    this.#running += 1;
    if (isBackground) this.#isReadingBackground = true;
  }

  /** Ends the turn of a file that was read, and starts the next one's. */
  end(isBackground: boolean): void {
    if (isBackground) this.#isReadingBackground = false;
    const urgent = this.#waiting.shift();
    const next = urgent ?? (this.#isReadingBackground ? undefined : this.#background.shift());
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    if (urgent === undefined) this.#isReadingBackground = true;
    next();
  }

  #queue(isBackground: boolean): (() => void)[] {
    return isBackground ? this.#background : this.#waiting;
  }
}
