import type { OutputOf } from '../../../../../platform/http/operation.ts';
import type { ListLinks } from '../../../../../ui/admin/lists/list.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { useRootData } from '../../../../../ui/root-data.ts';
import type { ContentStatus } from '../../../../catalogue/content/contract/own-content.ts';
import { takedownWords } from '../../../drafts/web/takedown-words.ts';
import { statusWords } from '../../../reviews/web/status-words.ts';
import type { assetsContract } from '../../contract.ts';

export type Asset = OutputOf<typeof assetsContract.all>['items'][number];

const dots: Readonly<Record<ContentStatus, string>> = {
  draft: 'bg-muted',
  pending: 'bg-warning',
  changes_requested: 'bg-warning',
  rejected: 'bg-danger',
  published: 'bg-success',
  unpublished: 'bg-muted',
};

/** Small picture of a work, or a placeholder. */
export function SmallPicture({ src }: { src: string | null | undefined }) {
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control bg-line">
      {src == null ? null : <img src={src} alt="" loading="lazy" className="size-full object-cover" />}
    </span>
  );
}

/** Title that opens the work, the contributor, which links to all of their works, and the work's notes. */
export function AssetTitle({ asset, links, onOpen }: { asset: Asset; links: ListLinks; onOpen: () => void }) {
  const { contributor } = asset;
  const marks = [
    ...(asset.revisionOf === null ? [] : [m.assets_revision()]),
    ...(asset.ai ? [m.reviews_made_with_ai()] : []),
  ];
  return (
    <span className="flex min-w-0 items-center gap-3">
      <SmallPicture src={asset.preview?.small} />
      <span className="min-w-0">
        <button
          type="button"
          data-row-action
          aria-label={m.assets_open_named({ title: asset.title })}
          title={asset.title}
          onClick={onOpen}
          className="line-clamp-3 min-h-6 text-left font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
        >
          {asset.title}
        </button>
        <a
          href={localizeHref(links.filterHref({ contributor: contributor.username }))}
          className="flex min-h-6 items-center text-12 text-muted wrap-anywhere hover:underline"
        >
          {contributor.name}
        </a>
        {marks.length === 0 ? null : <span className="block text-12 text-muted">{marks.join(' · ')}</span>}
      </span>
    </span>
  );
}

export function AssetStatus({ asset: { status, takedown } }: { asset: Asset }) {
  return (
    <>
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <span aria-hidden="true" className={`size-2 rounded-full ${dots[status]}`} />
        {statusWords[status]()}
      </span>
      {takedown === null ? null : (
        <span className="block text-12 text-muted wrap-anywhere">
          {m.assets_by_admin()} {takedownWords[takedown.code]()}
          {takedown.note === '' ? null : <span className="line-clamp-2">{takedown.note}</span>}
        </span>
      )}
    </>
  );
}

export function AssetPrice({ asset: { prices } }: { asset: Asset }) {
  const currency = useRootData()?.page.currency ?? 'BDT';
  if (prices === null) return '–';
  const show = (price: number) => (price === 0 ? m.reviews_free() : formatMoney(price, currency));
  return prices.min === prices.max ? show(prices.min) : `${show(prices.min)} – ${show(prices.max)}`;
}
