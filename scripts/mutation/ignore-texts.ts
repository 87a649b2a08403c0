interface Path {
  isCallExpression(): boolean;
  readonly node: { readonly callee?: { readonly name?: string } };
}

/**
 * A plugin of Stryker: no mutants of where texts come from, the files and the prefix that `createTranslator` is given. Which
 * text is chosen, and what is filled in, is mutated.
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
