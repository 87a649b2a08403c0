import { AsyncLocalStorage } from 'node:async_hooks';
import { type Digits, defaultDigits, overwriteGetDigits } from './digits.ts';

const scope = new AsyncLocalStorage<Digits>();
overwriteGetDigits(() => scope.getStore() ?? defaultDigits);

/** Runs `work` with these digits for Bangla texts, including its asynchronous parts. */
export const runWithDigits = <T>(digits: Digits, work: () => T): T => scope.run(digits, work);
