import { lazy, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { Icon } from '../../../../ui/components/icon.tsx';
import { importChunk } from '../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../ui/components/loading/lazy-part.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { type PanoramaView, toAddress } from './panorama-view.ts';

const loadStage = () => importChunk(() => import('./panorama-stage.tsx'));
const PanoramaStage = lazy(async () => ({ default: (await loadStage()).PanoramaStage }));

interface LazyPanoramaProps {
  readonly view: PanoramaView;
}

/** A button in the corner of the first picture, which opens the panorama in place of the pictures. Its script is loaded then. */
export function LazyPanorama({ view }: LazyPanoramaProps) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const pictures = box.current?.parentElement?.nextElementSibling;
    if (!isOpen || !(pictures instanceof HTMLElement)) return undefined;
    pictures.hidden = true;
    return () => {
      pictures.hidden = false;
    };
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  /** Loads the script and the first picture at the same time. */
  const load = () => {
    preload(toAddress(view, view.widths[0] ?? 0), { as: 'image', fetchPriority: 'high' });
    loadStage().catch(() => undefined);
  };
  const open = () => {
    load();
    setOpen(true);
  };
  if (isOpen)
    return (
      <div ref={box} className="min-w-0">
        <LazyPart optional onLost={close} fallback={<div className="aspect-video rounded-card bg-line/50" />}>
          <PanoramaStage view={view} onClose={close} />
        </LazyPart>
      </div>
    );
  return (
    <div ref={box} className="absolute z-10 m-3 print:hidden noscript:hidden">
      <button
        ref={button}
        type="button"
        onPointerDown={load}
        onClick={open}
        className="inline-flex h-11 items-center gap-2 rounded-full bg-paper/90 px-4 text-14 font-medium hover:bg-paper"
      >
        <Icon name="globe" />
        {m.panoramas_open()}
      </button>
    </div>
  );
}
