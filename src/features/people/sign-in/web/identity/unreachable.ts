const UNREACHABLE = 'auth/network-request-failed';
const INTERNAL = 'auth/internal-error';

const findCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Error for an identity provider that can't be reached. */
export const unreachable = (cause?: unknown): Error =>
  Object.assign(new Error(UNREACHABLE, { cause }), { code: UNREACHABLE });

export const isUnreachable = (error: unknown): boolean => findCode(error) === UNREACHABLE;

/**
 * Translates a popup's error. If Google's script can't be loaded, the SDK reports an internal error with the script's
 * event.
 */
export function toPopupFailure(error: unknown): unknown {
  const event = error instanceof Error && 'customData' in error ? error.customData : undefined;
  return findCode(error) === INTERNAL && event instanceof Event ? unreachable(error) : error;
}

/** Translates a captcha's error. If its script can't be loaded, the SDK reports an internal error, too. */
export function toRobotCheckFailure(error: unknown): unknown {
  return findCode(error) === INTERNAL && !('grecaptcha' in window) ? unreachable(error) : error;
}
