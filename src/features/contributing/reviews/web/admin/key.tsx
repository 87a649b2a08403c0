/** Label with a button's shortcut key. */
export const Key = ({ children }: { children: string }) => (
  <kbd className="rounded border border-current/40 px-1.5 text-12 font-normal opacity-80 max-lg:hidden">{children}</kbd>
);
