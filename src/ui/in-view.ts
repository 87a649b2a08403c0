/**
 * Waits until a part of the rendered page comes near the window or is touched, for `lazy()` components whose markup the
 * server has rendered. Resolves at once if the part isn't rendered yet.
 */
export function waitForView(id: string): Promise<void> {
  const part = document.getElementById(id);
  if (part?.firstElementChild == null) return Promise.resolve();
  return new Promise((resolve) => {
    new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), { rootMargin: '500px' }).observe(part);
    for (const type of ['pointerdown', 'focusin']) part.addEventListener(type, () => resolve(), { once: true });
  });
}
