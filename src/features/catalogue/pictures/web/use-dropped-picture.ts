import { useEffect, useState } from 'react';
import { choosePicture, findPicture } from './chosen-picture.ts';

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts pictures that are dropped anywhere in the window, or pasted.
 * @returns whether a picture is being dragged over the window
 */
export function useDroppedPicture(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const take = (transfer: DataTransfer | null): void => {
      const file = findPicture(transfer);
      if (file !== undefined) choosePicture(file);
    };
    // Without this handler, the browser would leave the page and show the file.
    const over = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer);
    };
    const paste = ({ clipboardData }: ClipboardEvent): void => take(clipboardData);
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, []);
  return isOver;
}
