const kinds = ['bought', 'free'] as const;
export type DownloadKind = (typeof kinds)[number];

/** Filters in the page's address. */
export interface DownloadsQuery {
  readonly q: string;
  /** Kind to show; undefined for all. */
  readonly kind: DownloadKind | undefined;
}

/** Reads the filters from an address and ignores invalid ones. */
export function toDownloadsQuery(search: URLSearchParams): DownloadsQuery {
  return {
    q: (search.get('q') ?? '').trim().slice(0, 200),
    kind: kinds.find((kind) => kind === search.get('kind')),
  };
}

/** Query of the API call, without empty filters. */
export const toDownloadsApiQuery = ({ q, kind }: DownloadsQuery): { q?: string; kind?: DownloadKind } => ({
  ...(q === '' ? {} : { q }),
  ...(kind === undefined ? {} : { kind }),
});

/** The page's address with another kind; the search words stay. */
export function toDownloadsPath({ q }: DownloadsQuery, kind: DownloadKind | undefined): string {
  const query = new URLSearchParams(toDownloadsApiQuery({ q, kind })).toString();
  return `/profile/downloads${query === '' ? '' : `?${query}`}`;
}
