import { Icon } from '../../../../ui/components/icon.tsx';

/** Message about a payment that couldn't be started. */
export function PaymentFailure({ children }: { children: string | undefined }) {
  return (
    <div role="alert">
      {children === undefined ? null : (
        <p className="mt-4 flex items-start gap-2 text-14 text-danger">
          <Icon name="circle-alert" className="mt-0.5 size-4" />
          {children}
        </p>
      )}
    </div>
  );
}
