import { useRef, useState } from 'react';
import { browserApi } from '../../../../ui/api/client.ts';
import type { DrawingsView, DrawingView } from './drawing-view.ts';
import { nameRegions } from './region-names.ts';

/** The drawings that are loaded, and a function that loads all others. */
export function useAllDrawings(contentId: string, { drawings: first, total }: DrawingsView) {
  const [drawings, setDrawings] = useState<readonly DrawingView[]>(first);
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);
  const loadAll = async () => {
    if (isLoading.current || drawings.length >= total) return;
    isLoading.current = true;
    setHasFailed(false);
    try {
      const all = [...drawings];
      while (all.length < total) {
        const call = { params: { id: contentId }, query: { from: all.length } };
        const { drawings: more } = await browserApi('GET /content/drawings/{id}', call);
        if (more.length === 0) break;
        all.push(...nameRegions(more));
        setDrawings([...all]);
      }
    } catch {
      setHasFailed(true);
    } finally {
      isLoading.current = false;
    }
  };
  return { drawings, hasFailed, loadAll };
}
