import { useCallback, useEffect, useState } from 'react';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { toReadablePath } from '../../../../../platform/readable-path.ts';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { ZoomDialog } from '../../../../../ui/components/media/zoom-dialog.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { WorkFacts } from '../../../reviews/web/admin/work-facts.tsx';
import { WorkFiles } from '../../../reviews/web/admin/work-files.tsx';
import { WorkPictures } from '../../../reviews/web/admin/work-pictures.tsx';
import type { assetsContract } from '../../contract.ts';
import { type Asset, AssetStatus } from './asset-cells.tsx';

type Whole = OutputOf<typeof assetsContract.single>;

/** Panel with all data of a content, which it loads when it is opened. */
export function AssetPanel({ asset }: { asset: Asset }) {
  const api = useAdminApi();
  const [whole, setWhole] = useState<Whole>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      setWhole(await api('GET /content/assets/{id}', { params: { id: asset._id } }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(getErrorMessage(error, m.assets_not_loaded()));
    }
  }, [api, asset._id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per content; the client differs on each render
  useEffect(() => {
    void load();
  }, [asset._id]);
  if (failure !== undefined)
    return (
      <div role="alert" className="grid justify-items-start gap-4 text-14">
        <p>{failure}</p>
        <button type="button" onClick={() => void load()} className={secondaryButton}>
          {m.assets_again()}
        </button>
      </div>
    );
  return whole === undefined ? <Waiting /> : <WholeAsset whole={whole} />;
}

function Waiting() {
  return (
    <div role="status" aria-label={m.assets_loading()} className="grid animate-pulse gap-4">
      <div className="aspect-[4/3] rounded-card bg-line" />
      <div className="h-4 w-2/3 rounded-control bg-line" />
      <div className="h-4 w-1/2 rounded-control bg-line" />
    </div>
  );
}

const textLink = 'underline decoration-line underline-offset-4 hover:decoration-ink';

function WholeAsset({ whole: { asset, work, previews } }: { whole: Whole }) {
  const [zoomed, setZoomed] = useState<number>();
  const picture = zoomed === undefined ? undefined : previews[zoomed];
  return (
    <div className="grid gap-5 text-14">
      <div className="grid gap-1">
        <AssetStatus asset={asset} />
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
          <a
            href={localizeHref(`/admin/content/assets?contributor=${encodeURIComponent(asset.contributor.username)}`)}
            className={`wrap-anywhere ${textLink}`}
          >
            {asset.contributor.name}
          </a>
          {asset.status === 'published' ? (
            <a href={localizeHref(toReadablePath('/content', asset._id, asset.title))} className={textLink}>
              {m.assets_see()}
            </a>
          ) : null}
          {asset.revisionOf === null ? null : (
            <a href={localizeHref(`/admin/content/assets?q=${asset.revisionOf}`)} className={textLink}>
              {m.assets_see_live()}
            </a>
          )}
        </p>
      </div>
      <WorkPictures pictures={previews} onZoom={setZoomed} />
      <WorkFacts work={work} corrections={[]} onEdit={undefined}>
        {null}
      </WorkFacts>
      <WorkFiles work={work} files={[]} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-muted">
        <dt>{m.assets_created()}</dt>
        <dd>
          <DhakaTime at={asset.createdAt} />
        </dd>
        <dt>{m.assets_changed()}</dt>
        <dd>
          <DhakaTime at={asset.updatedAt} />
        </dd>
        {asset.publishedAt === null ? null : (
          <>
            <dt>{m.assets_published()}</dt>
            <dd>
              <DhakaTime at={asset.publishedAt} />
            </dd>
          </>
        )}
      </dl>
      {picture?.large == null ? null : (
        <ZoomDialog
          key={picture._id}
          label={m.reviews_zoom({ alt: picture.alt })}
          size={picture}
          onClose={() => setZoomed(undefined)}
        >
          {() => <img src={picture.large ?? ''} alt="" className="pointer-events-none size-full object-contain" />}
        </ZoomDialog>
      )}
    </div>
  );
}
