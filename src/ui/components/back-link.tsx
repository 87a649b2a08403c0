import type { ReactNode } from 'react';
import { localizeHref } from '../locale.ts';
import { Icon } from './icon.tsx';

/** Link above a page's heading to the list that the entry belongs to. */
export function BackLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <p className="mb-2 text-14">
      <a
        href={localizeHref(path)}
        className="inline-flex min-h-6 items-center gap-1 text-muted underline underline-offset-4 hover:text-ink"
      >
        <Icon name="arrow-left" className="size-4" />
        {children}
      </a>
    </p>
  );
}
