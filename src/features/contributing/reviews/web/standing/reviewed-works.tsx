import { useRevalidator } from 'react-router';
import { OwnList, type OwnPage } from '../../../drafts/web/own-list.tsx';
import type { Standing } from './load-standings.ts';
import { ReviewStanding } from './review-standing.tsx';

/** A page of own works that are, or were, in review, with where each stands. */
export function ReviewedWorks({
  title,
  loaded: { page, standings },
  ...list
}: {
  title: string;
  loaded: { readonly page: OwnPage; readonly standings: Readonly<Record<string, Standing>> };
  statuses: string;
  path: string;
  empty: string;
}) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <h1 className="mb-6 text-28 tracking-tight lg:text-36">{title}</h1>
      <OwnList
        {...list}
        first={page}
        renderMore={({ _id }) => (
          <ReviewStanding contentId={_id} given={standings[_id]} onSubmitted={() => void revalidate()} />
        )}
      />
    </>
  );
}
