import { useEffect } from 'react';
import { Drawings } from '../../../drawings/web/drawings.tsx';
import { Inside } from './inside.tsx';
import type { PartsProps } from './lazy-contents.tsx';

/** The drawings of a work, and its files; the first files are shown only if no drawings are. */
export function Contents({ contentId, path, inside, drawings, onLive }: PartsProps) {
  useEffect(() => onLive(true), [onLive]);
  return (
    <>
      {drawings.total === 0 ? null : <Drawings contentId={contentId} path={path} found={drawings} />}
      <Inside contentId={contentId} inside={inside} hasPictures={drawings.total === 0} />
    </>
  );
}
