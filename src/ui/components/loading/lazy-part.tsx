import { Component, type ReactNode, Suspense } from 'react';
import { LostChunkError, reportLostChunk } from './import-chunk.ts';

interface LazyPartProps {
  /** Called if the chunk is missing, to close what was about to open. */
  readonly onLost?: () => void;
  /** Whether the page works without the component, so that no reload is offered. */
  readonly optional?: boolean;
  /** Content while the chunk is loading. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Wraps a `lazy()` component: if its chunk is missing, the page stays unchanged and offers to reload. */
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
