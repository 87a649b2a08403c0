/** Kinds of people who view a page. */
export const audiences = ['visitor', 'user', 'applicant', 'contributor', 'admin'] as const;
export type Audience = (typeof audiences)[number];

/** Identifiers and paths for the URLs of some pages. */
export interface DemoFacts {
  readonly contentId: string;
  /** Paths of works: a photograph, drawings, a font, a pattern and a sound. */
  readonly contentPath: string;
  readonly drawingsPath: string;
  readonly drawingPath: string;
  readonly fontPath: string;
  readonly patternPath: string;
  readonly soundPath: string;
  readonly contributor: string;
  readonly collection: string;
  /** Identifier of a blog post. */
  readonly postId: string;
}

export interface ScreenPage {
  /** Unique part of the screenshots' file names. */
  readonly name: string;
  /**
   * Path without a language. `{paidOrder}` and similar placeholders stand for objects that the audience has created.
   */
  readonly path: string;
  readonly audience: Audience;
}

const page = (name: string, path: string, audience: Audience = 'visitor'): ScreenPage => ({ name, path, audience });

/** Lists every page of the product, and states that look different. A test fails if a route is missing here. */
export function listScreenPages(facts: DemoFacts): ScreenPage[] {
  return [
    page('home', '/'),
    page('home-signed-in', '/', 'user'),
    page('categories', '/categories'),
    page('category', '/categories/icons'),
    page('listing', '/content'),
    page('listing-filtered', '/content?category=icons&price=free&sort=newest'),
    page('listing-search', '/content?q=boat'),
    page('listing-empty', '/content?q=zzzzqqq'),
    page('listing-wrong-sort', '/content?sort=wrong'),
    page('listing-collection', `/content?collection=${facts.collection}`),
    page('content', facts.contentPath),
    page('content-drawings', facts.drawingsPath),
    page('drawing', facts.drawingPath),
    page('content-font', facts.fontPath),
    page('content-pattern', facts.patternPath),
    page('content-sound', facts.soundPath),
    page('free-resources', '/free-resources'),
    page('collections', '/collections'),
    page('blog', '/blog/all'),
    page('blog-start', '/blog'),
    page('blog-search', '/blog/all?q=zzzzqqq'),
    page('blog-post', '/blog/choose-a-bangla-typeface'),
    page('blog-post-bangla-only', '/blog/patterns-from-a-quilt'),
    page('left-out', '/left-out'),
    page('search-by-picture', '/search-by-picture'),
    page('similar', `/similar/${facts.contentId}`),
    page('listing-color', '/content?color=%23d9232e'),
    page('contributor', `/contributors/${facts.contributor}`),
    page('get-involved', '/get-involved'),
    page('get-involved-signed-in', '/get-involved', 'user'),
    page('get-involved-applied', '/get-involved', 'applicant'),
    page('contributor-login', '/contributor/login'),
    page('contributor-dashboard', '/contributor/dashboard', 'contributor'),
    page('contributor-dashboard-empty', '/contributor/dashboard', 'applicant'),
    page('contributor-upload', '/contributor/assets/upload', 'contributor'),
    page('contributor-upload-empty', '/contributor/assets/upload', 'applicant'),
    page('contributor-preview-missing', `/contributor/assets/preview/${facts.contentId}`, 'contributor'),
    page('contributor-drafts', '/contributor/assets/drafts', 'contributor'),
    page('contributor-drafts-none', '/contributor/assets/drafts?q=zzzzqqq', 'contributor'),
    page('contributor-pending', '/contributor/assets/pending', 'contributor'),
    page('contributor-rejected', '/contributor/assets/rejected', 'contributor'),
    page('contributor-published', '/contributor/assets/published', 'contributor'),
    page('contributor-earnings', '/contributor/sales-and-earnings', 'contributor'),
    page('contributor-earnings-empty', '/contributor/sales-and-earnings', 'applicant'),
    page('contributor-collaborations', '/contributor/collaborations', 'contributor'),
    page('contributor-collaboration-missing', `/contributor/collaborations/${facts.contentId}`, 'contributor'),
    page('contributor-briefs', '/contributor/briefs', 'contributor'),
    page('contributor-brief', '/contributor/briefs/{brief}', 'contributor'),
    page('contributor-brief-missing', `/contributor/briefs/${facts.contentId}`, 'contributor'),
    page('contributor-payment-settings', '/contributor/payment-settings', 'contributor'),
    page('contributor-withdrawals', '/contributor/withdrawals', 'contributor'),
    page('licence', '/licences/arbor-standard-1'),
    page('cart', '/cart', 'user'),
    page('cart-signed-out', '/cart'),
    page('checkout-pending', '/checkout/{pendingOrder}', 'user'),
    page('checkout-returned', '/checkout/{pendingOrder}?returned=1', 'user'),
    page('checkout-failed', '/checkout/{failedOrder}', 'user'),
    page('checkout-paid', '/checkout/{paidOrder}', 'user'),
    page('sandbox', '/payment/sandbox/{payment}', 'user'),
    page('sandbox-ended', '/payment/sandbox/{endedPayment}', 'user'),
    page('checkout-missing', `/checkout/${facts.contentId}`, 'user'),
    page('unsubscribe', '/unsubscribe/AZrS7dQ3cYqKkO2p0p1q2A.review.x'),
    page('forget-request-missing', '/forget-request/AZrS7dQ3cYqKkO2p0p1q2A'),
    page('verify-unknown', '/verify/0000-0000-0000-0000'),
    page('terms', '/terms-and-conditions'),
    page('privacy', '/privacy-policy'),
    page('account-deletion', '/account-deletion'),
    page('contact', '/contact'),
    page('contact-report', `/contact?content=${facts.contentId}`),
    page('refund-policy', '/refund-policy'),
    page('takedown-policy', '/takedown-policy'),
    page('notices', '/notices'),
    page('not-found', '/not-there'),
    page('profile-signed-out', '/profile/personal'),
    page('profile', '/profile', 'user'),
    page('profile-personal', '/profile/personal', 'user'),
    page('profile-edit', '/profile/edit', 'user'),
    page('profile-favorites', '/profile/favorites', 'user'),
    page('profile-favorites-none', '/profile/favorites?q=zzzzqqq', 'user'),
    page('profile-favorites-empty', '/profile/favorites', 'applicant'),
    page('profile-favorite-list', '/profile/favorites/{list}', 'user'),
    page('profile-favorite-list-empty', '/profile/favorites/{emptyList}', 'user'),
    page('shared-list', '/lists/{listToken}', 'user'),
    page('shared-list-missing', '/lists/nothing'),
    page('profile-downloads', '/profile/downloads', 'user'),
    page('profile-orders', '/profile/orders', 'user'),
    page('profile-orders-empty', '/profile/orders', 'applicant'),
    page('profile-requests', '/profile/requests', 'user'),
    page('profile-notices', '/profile/notices', 'user'),
    page('profile-sessions', '/profile/sessions', 'user'),
    page('profile-settings', '/profile/settings', 'user'),
    page('admin-login', '/admin/login'),
    page('admin', '/admin', 'admin'),
    page('admin-overview', '/admin/overview', 'admin'),
    page('admin-upload', '/admin/content/upload', 'admin'),
    page('admin-assets', '/admin/content/assets', 'admin'),
    page('admin-keywords', '/admin/categories/search-by-keywords', 'admin'),
    page('admin-search-keys', '/admin/search-keys', 'admin'),
    page('admin-few-found', '/admin/search-keys/few-found', 'admin'),
    page('admin-synonyms', '/admin/search-keys/synonyms', 'admin'),
    page('admin-lexicon', '/admin/search-keys/lexicon?q=flag', 'admin'),
    page('admin-lexicon-none', '/admin/search-keys/lexicon', 'admin'),
    page('admin-blog', '/admin/blog/all', 'admin'),
    page('admin-blog-categories', '/admin/blog/categories', 'admin'),
    page('admin-blog-create', '/admin/blog/create', 'admin'),
    page('admin-blog-edit', `/admin/blog/edit/${facts.postId}`, 'admin'),
    page('admin-blog-preview', `/admin/blog/preview/${facts.postId}`, 'admin'),
    page('admin-collections', '/admin/content/collections', 'admin'),
    page('admin-collection', `/admin/content/collections/${facts.collection}`, 'admin'),
    page('admin-reports', '/admin/content/reports', 'admin'),
    page('admin-content-requests', '/admin/content/requests', 'admin'),
    page('admin-content-request', '/admin/content/requests/{request}', 'admin'),
    page('admin-content-request-missing', `/admin/content/requests/${facts.contentId}`, 'admin'),
    page('admin-report', '/admin/content/reports/{report}', 'admin'),
    page('admin-report-missing', `/admin/content/reports/${facts.contentId}`, 'admin'),
    page('admin-assets-none', '/admin/content/assets?status=rejected&q=zzzzqqq', 'admin'),
    page('admin-sub-categories', '/admin/categories/sub-categories', 'admin'),
    page('admin-contributors', '/admin/contributors/list', 'admin'),
    page('admin-requests', '/admin/contributors/requests', 'admin'),
    page('admin-templates', '/admin/contributors/templates', 'admin'),
    page('admin-request-missing', `/admin/contributors/requests/${facts.contentId}`, 'admin'),
    page('admin-payments', '/admin/contributors/payments', 'admin'),
    page('admin-payments-none', '/admin/contributors/payments?q=zzzzqqq', 'admin'),
    page('admin-payment-missing', `/admin/contributors/payments/${facts.contentId}`, 'admin'),
    page('admin-balances', '/admin/contributors/payments/balances', 'admin'),
    page('admin-contributor-books', '/admin/contributors/payments/of/{contributor}', 'admin'),
    page('admin-contributor-books-missing', `/admin/contributors/payments/of/${facts.contentId}`, 'admin'),
    page('admin-payment-files', '/admin/contributors/payments/files', 'admin'),
    page('admin-users', '/admin/users', 'admin'),
    page('admin-users-none', '/admin/users?q=zzzzqqq', 'admin'),
    page('admin-user', '/admin/users/{person}', 'admin'),
    page('admin-user-missing', `/admin/users/${facts.contentId}`, 'admin'),
    page('admin-orders', '/admin/orders', 'admin'),
    page('admin-orders-none', '/admin/orders?q=zzzzqqq', 'admin'),
    page('admin-order', '/admin/orders/{order}', 'admin'),
    page('admin-order-missing', `/admin/orders/${facts.contentId}`, 'admin'),
    page('admin-refund-requests', '/admin/orders/refund-requests', 'admin'),
    page('admin-anomalies', '/admin/orders/anomalies', 'admin'),
    page('admin-reconciliation', '/admin/reconciliation', 'admin'),
    page('admin-reconciliation-closed', '/admin/reconciliation?state=closed', 'admin'),
    page('admin-payment-settings', '/admin/contributors/payment-settings', 'admin'),
    page('admin-licences', '/admin/licences', 'admin'),
    page('admin-licence', '/admin/licences/arbor-standard-1', 'admin'),
    page('admin-audit', '/admin/audit', 'admin'),
    page('admin-jobs', '/admin/jobs', 'admin'),
    page('admin-webhooks', '/admin/webhooks', 'admin'),
    page('admin-webhook', '/admin/webhooks/{webhook}', 'admin'),
    page('admin-webhook-missing', `/admin/webhooks/${facts.contentId}`, 'admin'),
    page('admin-security', '/admin/security', 'admin'),
    page('admin-not-found', '/admin/not-there', 'admin'),
  ];
}
