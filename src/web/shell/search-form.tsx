import { type ClipboardEvent, type DragEvent, lazy } from 'react';
import { useNavigate } from 'react-router';
import { choosePicture, findPicture, pictureSearchPath } from '../../features/catalogue/pictures/web/chosen-picture.ts';
import { Icon } from '../../ui/components/icon.tsx';
import { importChunk } from '../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../ui/components/loading/lazy-part.tsx';
import { useCombobox } from '../../ui/components/use-combobox.ts';
import { localizeHref } from '../../ui/locale.ts';
import { m } from '../../ui/paraglide/messages.js';

const SearchSuggestions = lazy(async () => ({
  default: (await importChunk(() => import('../../features/catalogue/search/web/search-suggestions.tsx')))
    .SearchSuggestions,
}));

interface SearchFormProps {
  readonly id: string;
  readonly query?: string;
  readonly placeholder?: string;
  /** Whether the field has a search button, on pages whose purpose is searching. */
  readonly large?: boolean;
}

/**
 * Plain GET form for the search; suggestions are loaded when the field is first used. A new search resets filters and
 * page.
 */
export function SearchForm(props: SearchFormProps) {
  return <Search key={props.query} {...props} />;
}

function Search({ id, query = '', placeholder = m.search_submit(), large = false }: SearchFormProps) {
  const combobox = useCombobox(`${id}-list`);
  const navigate = useNavigate();
  const takePicture = (event: ClipboardEvent | DragEvent, transfer: DataTransfer) => {
    const picture = findPicture(transfer);
    if (picture === undefined) return;
    event.preventDefault();
    // The page for searching by picture handles events of the whole window.
    event.stopPropagation();
    choosePicture(picture);
    void navigate(localizeHref(pictureSearchPath));
  };
  return (
    <search className="relative block min-w-0 flex-1">
      <form
        action={localizeHref('/content')}
        className="relative"
        onPaste={(event) => takePicture(event, event.clipboardData)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => takePicture(event, event.dataTransfer)}
      >
        <label htmlFor={id} className="sr-only">
          {m.search_label()}
        </label>
        <Icon
          name="search"
          className={`pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted ${large ? 'left-5 size-5' : 'left-3.5 size-5'}`}
        />
        <input
          id={id}
          name="q"
          type="search"
          defaultValue={query}
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          {...combobox.inputProps}
          className={`w-full appearance-none rounded-control border border-line bg-paper text-16 placeholder:text-muted focus:border-ink focus:outline-none focus:ring-1 focus:ring-ink ${large ? 'h-14 pr-36 pl-13 sm:pr-44' : 'h-12 pr-12 pl-11'}`}
        />
        <a
          href={localizeHref(pictureSearchPath)}
          aria-label={m.pictures_title()}
          title={m.pictures_title()}
          className={`absolute grid size-10 place-items-center rounded-control text-muted hover:text-ink ${large ? 'top-2 right-24 sm:right-30' : 'top-1 right-1'}`}
        >
          <Icon name="camera" />
        </a>
        <button
          type="submit"
          className={
            large
              ? 'absolute inset-y-1 right-1 rounded-control bg-accent px-4 text-16 font-medium text-on-accent sm:px-6 transition-colors hover:bg-accent-pressed'
              : 'sr-only'
          }
        >
          {m.search_submit()}
        </button>
      </form>
      {combobox.typed === undefined ? null : (
        <LazyPart optional>
          <SearchSuggestions combobox={combobox} />
        </LazyPart>
      )}
    </search>
  );
}
