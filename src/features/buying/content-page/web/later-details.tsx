import { useEffect } from 'react';
import { Ratings } from '../../ratings/web/ratings.tsx';
import { ContentDetails } from './content-details.tsx';
import { Inside } from './inside/inside.tsx';
import type { DetailsProps } from './lazy-details.tsx';

/** A work's files, description, details and ratings. */
export function LaterDetails({ content, inside, hasDrawings, ratings, onLive }: DetailsProps) {
  useEffect(onLive, [onLive]);
  return (
    <>
      <Inside contentId={content.id} inside={inside} hasPictures={!hasDrawings} />
      <ContentDetails content={content} />
      <Ratings contentId={content.id} contributor={content.contributor.name} ratings={ratings} />
    </>
  );
}
