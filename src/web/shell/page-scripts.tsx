import { createContext, useContext } from 'react';
import { Scripts } from 'react-router';
import { useNonce } from './nonce.ts';

/** Scripts that the server renders into a document. */
interface DocumentScripts {
  /** Fetches all scripts of the page; rendered before everything that is loaded. */
  readonly fetcher: string;
  /** Starts the scripts after the first paint; in development they start at once. */
  readonly starter: string;
  /** Passes the loaders' data to React Router. */
  readonly handoff: string;
}

/** Context with the document's scripts. It is set on the server only, because hydration keeps the scripts. */
export const DocumentScriptsContext = createContext<DocumentScripts>({ fetcher: '', starter: '', handoff: '' });

/** Inline script. Hydration doesn't compare scripts, so `code` may be empty in a browser. */
export function InlineScript({ code }: { readonly code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server wrote it, and escaped the data in it
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

export function ScriptFetcher() {
  return <InlineScript code={useContext(DocumentScriptsContext).fetcher} />;
}

/**
 * React Router's scripts in a `<noscript>`: browsers treat them as text and neither fetch nor run them, and hydration
 * ignores them; the starter after it runs them.
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
