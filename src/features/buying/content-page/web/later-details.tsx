import { useEffect } from 'react';
import { ContentDetails } from './content-details.tsx';
import { Inside } from './inside/inside.tsx';
import type { DetailsProps } from './lazy-details.tsx';

/** A work's files, description and details. */
export function LaterDetails({ content, inside, onLive }: DetailsProps) {
  useEffect(onLive, [onLive]);
  return (
    <>
      <Inside contentId={content.id} inside={inside} />
      <ContentDetails content={content} />
    </>
  );
}
