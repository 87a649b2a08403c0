import { createContext, useContext } from 'react';
import { Scripts } from 'react-router';
import { useNonce } from './nonce.ts';

/** What the server writes into a document beside its elements. */
interface DocumentScripts {
  /** Fetches all scripts of the page; stands before everything that is fetched. */
  readonly fetcher: string;
  /** Starts the scripts after the first paint; while developing they start at once. */
  readonly starter: string;
  /** Gives the loaders' data to React Router. */
  readonly handoff: string;
}

/** On the server only: a browser keeps what the document has. */
export const DocumentScriptsContext = createContext<DocumentScripts>({ fetcher: '', starter: '', handoff: '' });

/** Hydration changes no script, so none is compared: in a browser `code` may be empty. */
export function InlineScript({ code }: { readonly code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server wrote it, and escaped the data in it
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

export function ScriptFetcher() {
  return <InlineScript code={useContext(DocumentScriptsContext).fetcher} />;
}

/**
 * React Router's scripts. In a `<noscript>` they are text for a browser that runs scripts, which neither fetches nor runs
 * them, and which React leaves alone when it takes the page over; the starter behind it runs them.
 */
export function PageScripts() {
  const { starter, handoff } = useContext(DocumentScriptsContext);
  const scripts = (
    <>
      <Scripts />
      <InlineScript code={handoff} />
    </>
  );
  if (import.meta.env.DEV) return scripts;
  return (
    <>
      <noscript>{scripts}</noscript>
      <InlineScript code={starter} />
    </>
  );
}
