import { AsyncLocalStorage } from 'node:async_hooks';
import { type Digits, defaultDigits, overwriteGetDigits } from './digits.ts';

const scope = new AsyncLocalStorage<Digits>();
overwriteGetDigits(() => scope.getStore() ?? defaultDigits);

/** Whatever `work` writes in Bangla, also later on its way, it writes in these digits. */
export const runWithDigits = <T>(digits: Digits, work: () => T): T => scope.run(digits, work);
