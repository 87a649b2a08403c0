import { useEffect } from 'react';
import { Drawings } from '../../../drawings/web/drawings.tsx';
import { Inside } from './inside.tsx';
import type { PartsProps } from './lazy-contents.tsx';

/** The drawings of a work, and a list of its files without pictures, because the drawings are their pictures. */
export function DrawingsAndFiles({ contentId, path, inside, drawings, onLive }: PartsProps) {
  useEffect(onLive, [onLive]);
  return (
    <>
      <Drawings contentId={contentId} path={path} found={drawings} />
      <Inside contentId={contentId} inside={inside} hasPictures={false} />
    </>
  );
}
