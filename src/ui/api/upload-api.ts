import { type ArborApi, createBrowserApi } from './client.ts';

/** Sends by XMLHttpRequest, because `fetch` doesn't report the progress of an upload. */
function sendWithProgress(url: string, init: RequestInit, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('error', () => reject(new TypeError('no answer')));
    request.addEventListener('abort', () => reject(new TypeError('aborted')));
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type') ?? '';
      const retryAfter = request.getResponseHeader('retry-after');
      const headers = { 'content-type': type, ...(retryAfter === null ? {} : { 'retry-after': retryAfter }) };
      const body = request.responseText === '' ? null : request.responseText;
      resolve(new Response(body, { status: request.status, headers }));
    });
    request.send(init.body as FormData);
  });
}

/** API client for one upload; `onProgress` receives the sent share from 0 to 1. */
export const createUploadApi = (onProgress: (share: number) => void): ArborApi =>
  createBrowserApi((url, init) => sendWithProgress(url, init, onProgress));
