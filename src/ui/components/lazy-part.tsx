import { Component, type ReactNode, Suspense } from 'react';
import { LostChunkError, reportLostChunk } from './import-chunk.ts';

interface LazyPartProps {
  /** Closes what was about to open. */
  readonly onLost?: () => void;
  /** The page can do without: no reload is offered. */
  readonly optional?: boolean;
  /** Stands there while the script comes. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Round a `lazy()` component: without its script the page stays as it is and a reload is offered. */
export class LazyPart extends Component<LazyPartProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof LostChunkError)) return;
    this.props.onLost?.();
    if (this.props.optional !== true) reportLostChunk();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error instanceof LostChunkError) return null;
    if (error !== undefined) throw error;
    return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
  }
}
