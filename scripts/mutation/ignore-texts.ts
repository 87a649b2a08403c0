interface Path {
  isCallExpression(): boolean;
  readonly node: { readonly callee?: { readonly name?: string } };
}

/**
 * Stryker plugin that skips mutants of message sources: the files and the prefix in calls of `createTranslator`. The
 * choice of texts and their parameters are still mutated.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'texts',
    value: {
      shouldIgnore: (path: Path): string | undefined =>
        path.isCallExpression() && path.node.callee?.name === 'createTranslator' ? 'Where texts come from.' : undefined,
    },
  },
];
