import { useEffect, useId, useState } from 'react';
import { browserApi, getErrorMessage } from '../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { DocumentsView, DocumentView } from './document-view.ts';
import { PageViewer } from './page-viewer.tsx';

interface DocumentsProps {
  readonly contentId: string;
  /** The first attempt to load the documents, which began with the script. */
  readonly firstCall: Promise<DocumentsView>;
}

/** Loads the documents of a work; `error` is the message of a failed call. */
function useDocuments(contentId: string, firstCall: Promise<DocumentsView>) {
  const [found, setFound] = useState<DocumentsView>();
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let live = true;
    if (attempt > 0) setError(undefined);
    const call = attempt === 0 ? firstCall : browserApi('GET /content/documents/{id}', { params: { id: contentId } });
    call.then(
      (documents) => live && setFound(documents),
      (problem: unknown) => live && setError(getErrorMessage(problem, m.documents_not_loaded())),
    );
    return () => {
      live = false;
    };
  }, [contentId, firstCall, attempt]);
  return { found, error, retry: () => setAttempt(attempt + 1) };
}

/** The viewer of documents, page by page. */
export function Documents({ contentId, firstCall }: DocumentsProps) {
  const { found, error, retry } = useDocuments(contentId, firstCall);
  const [at, setAt] = useState(0);
  if (error !== undefined)
    return (
      <div role="alert" className="m-auto grid justify-items-center gap-3 p-6 text-center">
        <p>{error}</p>
        <button type="button" onClick={retry} className={secondaryButton}>
          {m.documents_retry()}
        </button>
      </div>
    );
  if (found === undefined) return <Spinner className="m-auto size-6 text-muted" />;
  const document = found.documents[at];
  if (document === undefined) return <p className="m-auto p-6 text-center text-muted">{m.documents_pending()}</p>;
  return (
    <>
      <DocumentChoice documents={found.documents} at={at} onChoose={setAt} />
      <PageViewer key={document.thumbnails} document={document} />
    </>
  );
}

interface DocumentChoiceProps {
  readonly documents: readonly DocumentView[];
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

/** Choice of a document, or the name of the only one. */
function DocumentChoice({ documents, at, onChoose }: DocumentChoiceProps) {
  const id = useId();
  const toWords = ({ name, pages }: DocumentView): string =>
    (pages === 1 ? m.documents_file_pages_one : m.documents_file_pages)({ name, count: formatCount(pages) });
  const [only] = documents;
  if (documents.length === 1 && only !== undefined)
    return <p className="truncate px-4 pb-3 text-14 text-muted sm:px-6">{toWords(only)}</p>;
  return (
    <div className="flex items-center gap-3 px-4 pb-3 text-14 sm:px-6">
      <label htmlFor={id} className="text-muted">
        {m.documents_file()}
      </label>
      <select
        id={id}
        value={at}
        onChange={({ target }) => onChoose(Number(target.value))}
        className="h-11 min-w-0 flex-1 rounded-control border border-line bg-paper px-3 hover:border-ink sm:max-w-96"
      >
        {documents.map((document, position) => (
          <option key={document.thumbnails} value={position}>
            {toWords(document)}
          </option>
        ))}
      </select>
    </div>
  );
}
