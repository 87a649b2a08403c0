const clears: (() => void)[] = [];

/** Names how to empty something that this process remembers between requests, outside of what `createApp` makes. */
export function registerMemory(clear: () => void): void {
  clears.push(clear);
}

/** Tests only: what is remembered of the product of one test file must not answer for that of the next. */
export function clearProcessMemory(): void {
  for (const clear of clears) clear();
}
