/** What is wrong, beside its control, and said aloud when it comes. */
export function SlotError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} role="alert" className="mt-1.5 text-14 text-danger empty:hidden">
      {text}
    </p>
  );
}
