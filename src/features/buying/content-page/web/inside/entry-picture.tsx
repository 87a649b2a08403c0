import { SheetCell } from '../../../../../ui/components/media/sheet-cell.tsx';
import type { EntryView } from './inside-view.ts';

/** Thumbnail of a file, cropped from a sheet that several files share. */
export const EntryPicture = ({ thumbnail, alt }: { thumbnail: NonNullable<EntryView['thumbnail']>; alt: string }) => (
  <SheetCell sheet={thumbnail.sheet} cell={thumbnail.cell} alt={alt} className="bg-white" />
);
