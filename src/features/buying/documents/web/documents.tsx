import { useId, useState } from 'react';
import { browserApi } from '../../../../ui/api/client.ts';
import { FirstCall } from '../../../../ui/components/loading/first-call.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { DocumentsView, DocumentView } from './document-view.ts';
import { PageViewer } from './page-viewer.tsx';

interface DocumentsProps {
  readonly contentId: string;
  /** The first attempt to load the documents, which began with the script. */
  readonly firstCall: Promise<DocumentsView>;
}

/** The viewer of documents, page by page. */
export const Documents = ({ contentId, firstCall }: DocumentsProps) => (
  <FirstCall
    firstCall={firstCall}
    callAgain={() => browserApi('GET /content/documents/{id}', { params: { id: contentId } })}
    notLoaded={m.documents_not_loaded()}
  >
    {({ documents }) => <DocumentList documents={documents} />}
  </FirstCall>
);

function DocumentList({ documents }: Pick<DocumentsView, 'documents'>) {
  const [at, setAt] = useState(0);
  const document = documents[at];
  if (document === undefined) return <p className="m-auto p-6 text-center text-muted">{m.documents_pending()}</p>;
  return (
    <>
      <DocumentChoice documents={documents} at={at} onChoose={setAt} />
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
