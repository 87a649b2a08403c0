/** Anybody can download a free variant's file at this address; the first file if none is named. */
export function downloadAddress(contentId: string, variantId: string, fileId?: string): string {
  const address = `/api/v1/content/download/${contentId}/${variantId}`;
  return fileId === undefined ? address : `${address}?file=${encodeURIComponent(fileId)}`;
}

/** All files of a variant as one ZIP. */
export const variantArchiveAddress = (contentId: string, variantId: string): string =>
  `/api/v1/content/archive/${contentId}/${variantId}`;
