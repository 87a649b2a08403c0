import { showToast } from '../components/toast.ts';
import { type ApiError, getErrorMessage } from './client.ts';

/**
 * Shows a failed call as a toast: a field's error, or else the server's message, or else `fallback` with the known
 * cause. The API client reports an ended session itself.
 */
export function showFailure(error: ApiError, fallback: string): void {
  if (error.status === 401) return;
  const title = error.errors[0]?.message ?? getErrorMessage(error, fallback);
  const reason = title === fallback ? error.message : '';
  showToast({ kind: 'error', title, ...(reason === '' || reason === title ? {} : { description: reason }) });
}
