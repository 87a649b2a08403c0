import { type ReactNode, useEffect, useState } from 'react';
import { getErrorMessage } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { secondaryButton } from '../button.ts';
import { Spinner } from '../spinner.tsx';

interface FirstCallProps<T extends object> {
  /** The first attempt, which began with the script of the part. */
  readonly firstCall: Promise<T>;
  readonly callAgain: () => Promise<T>;
  /** Message for a failed call without a message of its own. */
  readonly notLoaded: string;
  readonly children: (found: T) => ReactNode;
}

/** Shows what a call has found; until then a spinner, and after a failure its message with another attempt. */
export function FirstCall<T extends object>({ firstCall, callAgain, notLoaded, children }: FirstCallProps<T>) {
  const [call, setCall] = useState(firstCall);
  const [found, setFound] = useState<T>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let live = true;
    call.then(
      (answer) => live && setFound(answer),
      (problem: unknown) => live && setError(getErrorMessage(problem, notLoaded)),
    );
    return () => {
      live = false;
    };
  }, [call, notLoaded]);
  const retry = () => {
    setError(undefined);
    setCall(callAgain());
  };
  if (error !== undefined)
    return (
      <div role="alert" className="m-auto grid justify-items-center gap-3 p-6 text-center">
        <p>{error}</p>
        <button type="button" onClick={retry} className={secondaryButton}>
          {m.error_retry()}
        </button>
      </div>
    );
  return found === undefined ? <Spinner className="m-auto size-6 text-muted" /> : children(found);
}
