/** An error message beside its control; screen readers announce it. */
export function SlotError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} role="alert" className="mt-1.5 text-14 text-danger empty:hidden">
      {text}
    </p>
  );
}
