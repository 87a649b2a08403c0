import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

const page = (name: string) => `routes/public/${name}.tsx`;
const ofProfile = (name: string) => `routes/profile/${name}.tsx`;
/** `/ADMIN` is not `/admin`. */
const admin = (path: string, name: string) =>
  route(`admin${path}`, `routes/admin/${name}.tsx`, { caseSensitive: true });

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
    route('left-out', page('left-out')),
    route('verify/:code', page('verify')),
    route('get-involved', page('get-involved')),
    route('terms-and-conditions', page('terms')),
    route('privacy-policy', page('privacy')),
    route('account-deletion', page('account-deletion')),
    route('cart', page('cart')),
    route('checkout/:orderId', page('checkout')),
    route('payment/sandbox/:id', page('sandbox')),
    route('licences/:code', page('licence')),
    route('unsubscribe/:token', page('unsubscribe')),
    route('contact', page('contact')),
    route('refund-policy', page('refunds')),
    route('takedown-policy', page('takedown')),
    route('profile', ofProfile('layout'), [
      index(ofProfile('start')),
      route('personal', ofProfile('personal')),
      route('edit', ofProfile('edit')),
      route('favorites', ofProfile('favorites')),
      route('downloads', ofProfile('downloads')),
      route('orders', ofProfile('orders')),
      route('notices', ofProfile('notices')),
      route('sessions', ofProfile('sessions')),
      route('settings', ofProfile('settings')),
    ]),
    route('contributor', 'routes/contributor/layout.tsx', [
      route('dashboard', 'routes/contributor/dashboard.tsx'),
      route('assets/upload', 'routes/contributor/upload.tsx'),
      route('assets/pending', 'routes/contributor/pending.tsx'),
      route('assets/rejected', 'routes/contributor/rejected.tsx'),
      route('assets/published', 'routes/contributor/published.tsx'),
    ]),
    route('contributor/login', 'routes/contributor/login.tsx'),
    admin('/login', 'login'),
    admin('', 'landing'),
    layout('routes/admin/shell.tsx', [
      admin('/overview', 'overview'),
      admin('/content/upload', 'upload'),
      admin('/content/assets', 'assets'),
      admin('/content/reports', 'reports'),
      admin('/content/reports/:id', 'report'),
      admin('/content/collections', 'collections'),
      admin('/content/collections/:id', 'collection'),
      admin('/categories/sub-categories', 'sub-categories'),
      admin('/contributors/requests', 'review-requests'),
      admin('/contributors/requests/:id', 'review'),
      admin('/contributors/list', 'contributors'),
      admin('/users', 'users'),
      admin('/audit', 'audit'),
      admin('/jobs', 'jobs'),
      admin('/security', 'security'),
      admin('/*', 'planned'),
    ]),
  ]),
  route('*', page('not-found')),
] satisfies RouteConfig;
