import { useEffect, useRef, useState } from 'react';
import type { Repeat } from '../tile-view.ts';
import { drawCloth } from './draw-cloth.ts';

/** Loads the picture that is repeated; undefined until it is there. */
function usePicture(url: string): HTMLImageElement | undefined {
  const [picture, setPicture] = useState<HTMLImageElement>();
  useEffect(() => {
    const image = new Image();
    image.onload = () => setPicture(image);
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return picture;
}

/** Follows the width and height of an element. */
function useSize(element: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** The pattern on a cloth that hangs in folds. Its columns of pixels follow the folds, which CSS can't do. */
export function ClothScene({ repeat }: { repeat: Repeat }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = usePicture(repeat.url);
  const { width, height } = useSize(canvas);
  useEffect(() => {
    if (canvas.current === null || picture === undefined || width === 0) return;
    const element = canvas.current;
    const frame = requestAnimationFrame(() => {
      const ratio = Math.min(2, devicePixelRatio);
      const stage = { width: Math.round(width * ratio), height: Math.round(height * ratio), ratio };
      [element.width, element.height] = [stage.width, stage.height];
      const context = element.getContext('2d');
      if (context !== null) drawCloth(context, picture, repeat, stage);
    });
    return () => cancelAnimationFrame(frame);
  }, [picture, repeat, width, height]);
  return <canvas ref={canvas} className="absolute inset-0 size-full" />;
}
