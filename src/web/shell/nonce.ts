import { createContext, useContext } from 'react';

/** Nonce of this response; available on the server only, because browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
