const clears: (() => void)[] = [];

/** Registers a function that clears a cache of this process, for caches outside of `createApp`. */
export function registerMemory(clear: () => void): void {
  clears.push(clear);
}

/** Tests only: clears caches, so that one test file doesn't affect the next. */
export function clearProcessMemory(): void {
  for (const clear of clears) clear();
}
