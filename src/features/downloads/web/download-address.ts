/** A free variant's file can be had by anybody, at this address. */
export function downloadAddress(contentId: string, variantId: string, fileId?: string): string {
  const address = `/api/v1/content/download/${contentId}/${variantId}`;
  return fileId === undefined ? address : `${address}?file=${encodeURIComponent(fileId)}`;
}
