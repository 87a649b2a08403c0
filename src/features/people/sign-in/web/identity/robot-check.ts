import { type Auth, RecaptchaVerifier } from '@firebase/auth';
import { toRobotCheckFailure, unreachable } from './unreachable.ts';

/**
 * Runs a call with an invisible check of its own. Each call gets a new one: a used or failed check proves nothing, and
 * reCAPTCHA draws into an element once only.
 */
export async function withRobotCheck<T>(
  auth: Auth,
  container: HTMLElement,
  call: (check: RecaptchaVerifier) => Promise<T>,
): Promise<T> {
  const place = container.appendChild(document.createElement('div'));
  // Without this the SDK waits for ever where Google can't be reached.
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
    // The development provider's check has no script.
    throw auth.emulatorConfig === null ? toRobotCheckFailure(error) : error;
  } finally {
    check.clear();
    place.remove();
  }
}
