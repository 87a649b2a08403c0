import { showToast } from '../components/toast.ts';
import { type ApiError, getErrorMessage } from './client.ts';

/**
 * Says a failed call as a toast: what is wrong with a field, else the server's words, else what failed, with what is
 * known of why beneath. The API client reports an ended session itself.
 */
export function showFailure(error: ApiError, fallback: string): void {
  if (error.status === 401) return;
  const title = error.errors[0]?.message ?? getErrorMessage(error, fallback);
  const reason = title === fallback ? error.message : '';
  showToast({ kind: 'error', title, ...(reason === '' || reason === title ? {} : { description: reason }) });
}
