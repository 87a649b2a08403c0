import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';

const page = (name: string) => `routes/public/${name}.tsx`;

/** Every page of the product. English without a prefix, Bangla under `/bn`. */
export default [
  ...prefix('bn?', [
    index(page('home')),
    route('categories', page('categories')),
    route('categories/:id', page('category')),
    route('content', page('listing')),
    route('content/:id', page('content')),
    route('free-resources', page('free-resources')),
    route('collections', page('collections')),
    route('contributors/:id', page('contributor')),
    route('get-involved', page('get-involved')),
    route('terms-and-conditions', page('terms')),
    route('privacy-policy', page('privacy')),
    route('account-deletion', page('account-deletion')),
  ]),
  route('*', page('not-found')),
] satisfies RouteConfig;
