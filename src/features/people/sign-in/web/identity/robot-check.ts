import { type Auth, RecaptchaVerifier } from '@firebase/auth';
import { toRobotCheckFailure, unreachable } from './unreachable.ts';

/**
 * Runs a call with a new invisible captcha, because a used or failed one can't be reused and reCAPTCHA can render into
 * an element only once.
 */
export async function withRobotCheck<T>(
  auth: Auth,
  container: HTMLElement,
  call: (check: RecaptchaVerifier) => Promise<T>,
): Promise<T> {
  const place = container.appendChild(document.createElement('div'));
  // Without this timeout the SDK would wait forever if Google can't be reached.
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const check = new RecaptchaVerifier(auth, place, {
    size: 'invisible',
    'error-callback': () => fail(unreachable()),
  });
  try {
    return await Promise.race([call(check), failed]);
  } catch (error) {
    // The development provider's captcha needs no script.
    throw auth.emulatorConfig === null ? toRobotCheckFailure(error) : error;
  } finally {
    check.clear();
    place.remove();
  }
}
