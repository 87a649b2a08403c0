import { useEffect, useState } from 'react';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import type { LaterProps } from '../../../../ui/components/loading/later-part.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { type CropRatio, cropRatios, findCropArea, listCropWidths } from '../contract/crop-area.ts';
import { CropFrame } from './crop-frame.tsx';
import { type CropView, toCropAddress } from './crop-view.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const describePixels = ({ width, height }: Size): string =>
  m.crops_pixels({ width: formatCount(width), height: formatCount(height) });

const nameRatio = (ratio: CropRatio): string =>
  ratio === 'original'
    ? m.crops_original()
    : ratio
        .split('x')
        .map((side) => formatCount(Number(side)))
        .join(':');

interface RatiosProps {
  readonly ratio: CropRatio;
  readonly onRatio: (ratio: CropRatio) => void;
}

function Ratios({ ratio, onRatio }: RatiosProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-12 text-muted">{m.crops_ratio()}</legend>
      <div className="flex flex-wrap gap-2">
        {cropRatios.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === ratio}
            onClick={() => onRatio(each)}
            className="min-h-11 rounded-full border border-line bg-paper px-4 text-14 tabular-nums hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-canvas"
          >
            {nameRatio(each)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const select = 'h-11 min-w-0 rounded-control border border-line bg-paper px-3 text-14 hover:border-ink';

interface DownloadProps {
  readonly contentId: string;
  readonly view: CropView;
  readonly ratio: CropRatio;
  readonly at: number;
  readonly area: Size;
}

/** Width and format, and the link that downloads the crop. */
function Download({ contentId, view, ratio, at, area }: DownloadProps) {
  const [size, setSize] = useState(0);
  const [format, setFormat] = useState<'jpeg' | 'webp'>('jpeg');
  const widths = listCropWidths(area.width);
  const width = widths.includes(size) && size < area.width ? size : undefined;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <label className="grid gap-1 text-12 text-muted">
          {m.crops_size()}
          <select
            value={width ?? area.width}
            onChange={({ target }) => setSize(Number(target.value))}
            className={`${select} text-ink tabular-nums`}
          >
            {widths.map((each) => {
              const pixels = describePixels({ width: each, height: Math.round((area.height * each) / area.width) });
              return (
                <option key={each} value={each}>
                  {each === area.width ? m.crops_full({ pixels }) : pixels}
                </option>
              );
            })}
          </select>
        </label>
        <label className="grid gap-1 text-12 text-muted">
          {m.crops_format()}
          <select
            value={format}
            onChange={({ target }) => setFormat(target.value === 'webp' ? 'webp' : 'jpeg')}
            className={`${select} text-ink`}
          >
            <option value="jpeg">JPEG</option>
            <option value="webp">WebP</option>
          </select>
        </label>
      </div>
      <a href={toCropAddress(contentId, view, { ratio, at, width, format })} download className={secondaryButton}>
        <Icon name="download" />
        {m.crops_download()}
      </a>
    </>
  );
}

interface CropsProps extends LaterProps {
  readonly contentId: string;
  readonly view: CropView;
}

/** Crops of a photograph in common shapes, with their pixels, and as downloads for those who may download the file. */
export function Crops({ contentId, view, onLive }: CropsProps) {
  useEffect(onLive, [onLive]);
  const [ratio, setRatio] = useState<CropRatio>('original');
  const [at, setAt] = useState(0.5);
  const area = findCropArea(view, ratio, at);
  return (
    <details className="group min-w-0 rounded-card border border-line bg-paper print:hidden noscript:hidden">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-4 sm:px-6 [&::-webkit-details-marker]:hidden">
        <Icon name="crop" className="size-5 text-muted" />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 py-2">
          <h2 className="text-16 font-medium">{m.crops_title()}</h2>
          <span className="text-14 text-muted tabular-nums">{describePixels(view)}</span>
        </span>
        <Icon name="chevron-down" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pb-5 sm:px-6">
        <Ratios ratio={ratio} onRatio={setRatio} />
        <CropFrame view={view} ratio={ratio} at={at} onMove={setAt} />
        <p className="text-14 text-muted">{m.crops_move_hint()}</p>
        <div className="flex flex-wrap items-end justify-between gap-4">
          {view.isOpen ? (
            <Download contentId={contentId} view={view} ratio={ratio} at={at} area={area} />
          ) : (
            <>
              <p role="status" className="text-14 tabular-nums">
                {m.crops_marked({ pixels: describePixels(area) })}
              </p>
              <a href="#title" className={secondaryButton}>
                {m.crops_buy()}
              </a>
            </>
          )}
        </div>
      </div>
    </details>
  );
}
