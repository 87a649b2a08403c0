const kinds = ['bought', 'free'] as const;
export type DownloadKind = (typeof kinds)[number];

/** What the page's address asks for. */
export interface DownloadsQuery {
  readonly q: string;
  /** Undefined: all. */
  readonly kind: DownloadKind | undefined;
}

/** Whatever an address says becomes something that can be asked for. */
export function toDownloadsQuery(search: URLSearchParams): DownloadsQuery {
  return {
    q: (search.get('q') ?? '').trim().slice(0, 200),
    kind: kinds.find((kind) => kind === search.get('kind')),
  };
}

/** For the call: nothing where nothing is asked for. */
export const toDownloadsApiQuery = ({ q, kind }: DownloadsQuery): { q?: string; kind?: DownloadKind } => ({
  ...(q === '' ? {} : { q }),
  ...(kind === undefined ? {} : { kind }),
});

/** The page's address with a kind, the words kept. */
export function toDownloadsPath({ q }: DownloadsQuery, kind: DownloadKind | undefined): string {
  const query = new URLSearchParams(toDownloadsApiQuery({ q, kind })).toString();
  return `/profile/downloads${query === '' ? '' : `?${query}`}`;
}
