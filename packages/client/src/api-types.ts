// Written by `npm run client` from the contracts of the API.

export interface paths {
  "/user/all": {
    /** All accounts */
    get: operations["getUserAll"];
  };
  "/user/all/export": {
    /** All accounts as CSV, filtered and sorted like the list */
    get: operations["getUserAllExport"];
  };
  "/user/single/{id}": {
    /** One account, in any status */
    get: operations["getUserSingleId"];
  };
  "/token": {
    /** The token of the request: its owner, scopes and expiry */
    get: operations["getToken"];
  };
  "/contributor/single/{id}": {
    /** A contributor’s public page, by identifier or username; the portfolio is at `/content/all?contributor=` */
    get: operations["getContributorSingleId"];
  };
  "/contributor/profile": {
    /** Your public page; applicants can prepare it, too */
    get: operations["getContributorProfile"];
  };
  "/contributor/all": {
    /** Contributors and applicants, in every status */
    get: operations["getContributorAll"];
  };
  "/contributor/export": {
    /** Contributors and applicants as CSV, filtered and sorted like the list */
    get: operations["getContributorExport"];
  };
  "/contributor/approval": {
    /** Whether applications are approved automatically */
    get: operations["getContributorApproval"];
  };
  "/admin/audit": {
    /** The audit log of admin actions */
    get: operations["getAdminAudit"];
  };
  "/admin/audit/export": {
    /** The audit log as CSV, filtered and sorted like the list */
    get: operations["getAdminAuditExport"];
  };
  "/admin/jobs/failed": {
    /** Background jobs that failed after all retries */
    get: operations["getAdminJobsFailed"];
  };
  "/admin/inbox": {
    /** Number of waiting items on each admin page that you may open */
    get: operations["getAdminInbox"];
  };
  "/content-category/all": {
    /** All categories, published or not, in order */
    get: operations["getContentCategoryAll"];
  };
  "/licence/all": {
    /** The licences that contributors choose from, with their permissions */
    get: operations["getLicenceAll"];
  };
  "/licence/single/{code}": {
    /** A licence with the full text of the version in force, or of an older one, and all versions */
    get: operations["getLicenceSingleCode"];
  };
  "/content/all": {
    /** Published content with search, filters, sorting and cursor pagination */
    get: operations["getContentAll"];
  };
  "/content/facets": {
    /**
     * Number of results for each choice of each filter
     * @description Counting has a time limit, and each network gets a share of it; once it is used up, choices have no counts.
     */
    get: operations["getContentFacets"];
  };
  "/content/related/{id}": {
    /** Similar content by other contributors, and more by the same contributor */
    get: operations["getContentRelatedId"];
  };
  "/content/cards": {
    /** Up to 12 published contents by identifier, in the requested order; unpublished ones are left out */
    get: operations["getContentCards"];
  };
  "/content/sitemap": {
    /** Sitemap: without `after` the start of each part, with it one part */
    get: operations["getContentSitemap"];
  };
  "/content-category/published": {
    /** Published categories, in display order */
    get: operations["getContentCategoryPublished"];
  };
  "/content-category/published/{x}": {
    /** One published category, by identifier or key */
    get: operations["getContentCategoryPublishedX"];
  };
  "/content-category/subkey/{key}": {
    /** A subcategory by its key, with the category that it belongs to */
    get: operations["getContentCategorySubkeyKey"];
  };
  "/admin/synonyms": {
    /** Pairs of synonyms */
    get: operations["getAdminSynonyms"];
  };
  "/admin/synonyms/lexicon": {
    /** Built-in synonyms of a word */
    get: operations["getAdminSynonymsLexicon"];
  };
  "/admin/synonyms/struck": {
    /** Built-in pairs of synonyms that are turned off, latest first */
    get: operations["getAdminSynonymsStruck"];
  };
  "/content-category/popular-keys/category": {
    /** Popular keys of each published category */
    get: operations["getContentCategoryPopularKeysCategory"];
  };
  "/content-category/popular-keys/all": {
    /** Popular keys of the whole catalogue: searched, downloaded and used in the last 30 days */
    get: operations["getContentCategoryPopularKeysAll"];
  };
  "/content-category/popular-keys/{x}": {
    /** Popular keys of one category, by identifier or key */
    get: operations["getContentCategoryPopularKeysX"];
  };
  "/content-category/recommendation/{x}": {
    /** Suggestions for what has been typed so far */
    get: operations["getContentCategoryRecommendationX"];
  };
  "/admin/search-keys": {
    /** Searches of the last 7, 30 or 90 days, including those without results */
    get: operations["getAdminSearchKeys"];
  };
  "/admin/search-keys/few-found": {
    /** Searches of the last 30 days that found fewer than five works */
    get: operations["getAdminSearchKeysFewFound"];
  };
  "/admin/search-keys/pinned": {
    /** The pinned keys, in display order */
    get: operations["getAdminSearchKeysPinned"];
  };
  "/content/single/{id}": {
    /** One published content, with its variants */
    get: operations["getContentSingleId"];
  };
  "/content/inside/{id}": {
    /** The files of one published content, with the contents of its archives */
    get: operations["getContentInsideId"];
  };
  "/content/inside/{id}/{fileId}": {
    /** The files inside one archive of a published content, the first 500 */
    get: operations["getContentInsideIdFileId"];
  };
  "/content/original/{contentId}/{fileId}": {
    /** Redirects (302) to a file of a content in any status, by a link valid for two minutes; for its contributor and, from the admin area, for admins */
    get: operations["getContentOriginalContentIdFileId"];
  };
  "/content/look-alikes/{id}": {
    /** Up to 48 published contents with a similar picture and similar words, most similar first */
    get: operations["getContentLookAlikesId"];
  };
  "/collection/all": {
    /** Live collections, in display order */
    get: operations["getCollectionAll"];
  };
  "/collection/showcase": {
    /** Collections of the home page, in order */
    get: operations["getCollectionShowcase"];
  };
  "/collection/single/{id}": {
    /** One live collection, by identifier or key; its contents are at `/content/all?collection=` */
    get: operations["getCollectionSingleId"];
  };
  "/collection/containing/{contentId}": {
    /** Up to 4 live collections that contain a work, each with one cover */
    get: operations["getCollectionContainingContentId"];
  };
  "/collection/every": {
    /** All collections, published or not, in order */
    get: operations["getCollectionEvery"];
  };
  "/collection/every/{id}": {
    /** One collection by identifier or key, published or not, with its contents in order */
    get: operations["getCollectionEveryId"];
  };
  "/content-category/keywords/all": {
    /** Keywords of published works, with the number of works and searches */
    get: operations["getContentCategoryKeywordsAll"];
  };
  "/payment-settings/terms": {
    /** The contributors’ share of a sale, its clearing time and the minimum withdrawal */
    get: operations["getPaymentSettingsTerms"];
  };
  "/payment-settings": {
    /** The platform fee with its history, the payout methods and the other payment settings */
    get: operations["getPaymentSettings"];
  };
  "/ledger/export": {
    /**
     * All transfers of the ledger as CSV, in posting order; the audit log records the download
     * @description Each row has the SHA-256 of the one above and of itself; `npm run ledger-verify` checks them. The file is a snapshot of one moment. Only one download runs at a time; the audit log records the last hash of each completed one.
     */
    get: operations["getLedgerExport"];
  };
  "/ledger/export/state": {
    /** Whether the ledger is being downloaded, since only one download runs at a time */
    get: operations["getLedgerExportState"];
  };
  "/discounts": {
    /** All sales and coupons of the site and of contributors, newest first */
    get: operations["getDiscounts"];
  };
  "/vat": {
    /** The operator’s VAT registration, and the rates by category with their history */
    get: operations["getVat"];
  };
  "/vat/price-fields": {
    /**
     * The VAT rates by which price fields take prices without VAT; null if they take what buyers pay
     * @description This is about the fields of pages. Every price of the API is what buyers pay, with VAT.
     */
    get: operations["getVatPriceFields"];
  };
  "/content/download/{contentId}/{variantId}": {
    /**
     * Downloads a file of a free variant; supports range requests
     * @description A paid variant answers 402 until it is bought. `file` chooses among several; the first is the default.
     */
    get: operations["getContentDownloadContentIdVariantId"];
  };
  "/content/archive/{contentId}/{variantId}": {
    /**
     * Downloads all files of a variant as one ZIP
     * @description A paid variant answers 402 until it is bought. A text file names files that are unavailable right now.
     */
    get: operations["getContentArchiveContentIdVariantId"];
  };
  "/content/owned-preview/{id}/{name}": {
    /**
     * A picture of a preview without a watermark, for buyers of the work and its contributor
     * @description `id` identifies the preview; `name` is `<width>.webp` for one of its widths.
     */
    get: operations["getContentOwnedPreviewIdName"];
  };
  "/content/owned/{contentId}": {
    /** Variants of a work that you have bought and can download, and those you can upgrade to; none for a visitor */
    get: operations["getContentOwnedContentId"];
  };
  "/content/owned": {
    /** Identifiers of all works with a variant that you bought and can download */
    get: operations["getContentOwned"];
  };
  "/content/downloaded": {
    /**
     * Your purchases and downloads, newest first; works that are no longer public keep their names
     * @description `q` searches titles, variants and file names. Purchases stay available until they are refunded, and stay listed after that.
     */
    get: operations["getContentDownloaded"];
  };
  "/content/downloaded/{id}": {
    /** Purchases and downloads of an account, newest first */
    get: operations["getContentDownloadedId"];
  };
  "/content/drawings/{id}": {
    /** The vector drawings of a published content, up to 120 per call; empty if it isn’t a set of drawings */
    get: operations["getContentDrawingsId"];
  };
  "/content/drawings/{id}/{drawing}": {
    /** One drawing of a published content with its neighbours */
    get: operations["getContentDrawingsIdDrawing"];
  };
  "/content/fonts/{id}": {
    /** The styles of a published font work; empty for other works, for fonts that can’t be read, and until they have been read */
    get: operations["getContentFontsId"];
  };
  "/content/tiles/{id}": {
    /** The tiles of a published pattern or texture; empty for other works, and until its files have been read */
    get: operations["getContentTilesId"];
  };
  "/content/sounds/{id}": {
    /** The sounds of a published work with length, tempo and key; empty until they have been read */
    get: operations["getContentSoundsId"];
  };
  "/content/motion/{id}": {
    /** The animations of a published motion work; empty for other works, and until they are ready */
    get: operations["getContentMotionId"];
  };
  "/content/documents/{id}": {
    /** The documents of a published work, page by page; empty until their pages are ready */
    get: operations["getContentDocumentsId"];
  };
  "/content/panorama/{id}": {
    /** Panorama pictures of a published environment map; empty for other works, and until they are ready */
    get: operations["getContentPanoramaId"];
  };
  "/content/turntable/{id}": {
    /** Turntable pictures of a published work’s paid 3D models; empty for other works, and until they are ready */
    get: operations["getContentTurntableId"];
  };
  "/rating/of/{contentId}": {
    /** Ratings of a work by buyers, newest first; none while there are fewer than three */
    get: operations["getRatingOfContentId"];
  };
  "/rating/of-contributor/{id}": {
    /** Average rating of a contributor’s public works with three ratings or more; null if there are none */
    get: operations["getRatingOfContributorId"];
  };
  "/rating/received": {
    /** Ratings of your works, newest first */
    get: operations["getRatingReceived"];
  };
  "/rating/all": {
    /** All ratings, newest first */
    get: operations["getRatingAll"];
  };
  "/bundle/all": {
    /** Bundles on sale, newest first; with `content`, those with that work */
    get: operations["getBundleAll"];
  };
  "/bundle/single/{id}": {
    /** A bundle on sale, with its works and what each costs in it */
    get: operations["getBundleSingleId"];
  };
  "/bundles": {
    /** All bundles of the site and of contributors, newest first */
    get: operations["getBundles"];
  };
  "/order/all": {
    /** Your orders, newest first */
    get: operations["getOrderAll"];
  };
  "/order/single/{id}": {
    /** One of your orders, with its downloads */
    get: operations["getOrderSingleId"];
  };
  "/order/archive/{id}": {
    /**
     * All downloadable files of one of your orders, as one ZIP
     * @description One folder per item, without refunded ones. A text file names files that are unavailable right now.
     */
    get: operations["getOrderArchiveId"];
  };
  "/order/refund-request/all": {
    /** All refund requests: open ones first, oldest first */
    get: operations["getOrderRefundRequestAll"];
  };
  "/order/refund-request/export": {
    /** All refund requests as CSV, filtered and sorted like the list */
    get: operations["getOrderRefundRequestExport"];
  };
  "/order/every": {
    /** All orders, by number, receipt, buyer, e-mail, title or a provider’s reference */
    get: operations["getOrderEvery"];
  };
  "/order/export": {
    /** All orders as CSV, filtered and sorted like the list */
    get: operations["getOrderExport"];
  };
  "/order/vat-report": {
    /**
     * Tax invoices and credit notes of a month such as `2026-11` by VAT rate, with sums, as CSV
     * @description Months are those of Dhaka. Amounts of credit notes are negative; the sums come last.
     */
    get: operations["getOrderVatReport"];
  };
  "/order/every/{id}": {
    /** An order with its buyer, lines and refunds */
    get: operations["getOrderEveryId"];
  };
  "/payment/order/{orderId}": {
    /** Every attempt to pay an order, with its calls, notifications, anomalies and refunds */
    get: operations["getPaymentOrderOrderId"];
  };
  "/payment/anomalies": {
    /** Payments that don’t match */
    get: operations["getPaymentAnomalies"];
  };
  "/verify/{code}": {
    /**
     * Whether a licence certificate is valid, and what it licenses; never who bought it
     * @description The code may be in lower case, without hyphens, and with O, I and L in place of 0 and 1.
     */
    get: operations["getVerifyCode"];
  };
  "/order/certificate/{code}": {
    /**
     * One of your licence certificates as PDF
     * @description Refused while the order has no name for the certificate; `PUT /order/particulars/{id}` sets one.
     */
    get: operations["getOrderCertificateCode"];
  };
  "/order/receipt/{id}": {
    /** The receipt of one of your paid orders as PDF */
    get: operations["getOrderReceiptId"];
  };
  "/order/tax-paper/{id}": {
    /** The tax invoice (Mushak 6.3) or a credit note (Mushak 6.7) of one of your orders as PDF */
    get: operations["getOrderTaxPaperId"];
  };
  "/order/every/tax-paper/{id}": {
    /** The tax invoice (Mushak 6.3) or a credit note (Mushak 6.7) of any order as PDF */
    get: operations["getOrderEveryTaxPaperId"];
  };
  "/order/receipts/{month}": {
    /**
     * The receipts and tax invoices of your orders paid in a month, such as `2026-11`, as one ZIP
     * @description Months are in Dhaka time. Credit notes go with their invoices. 404 if nothing was paid that month.
     */
    get: operations["getOrderReceiptsMonth"];
  };
  "/uploads/mine": {
    /** Your uploads that no content uses yet, newest first; with `ids`, those uploads, used or not */
    get: operations["getUploadsMine"];
  };
  "/uploads/known": {
    /** Your upload or content with these bytes, if there is one */
    get: operations["getUploadsKnown"];
  };
  "/uploads": {
    /**
     * Starts an upload (tus 1.0); `Location` contains its URL
     * @description Send `Tus-Resumable: 1.0.0`, `Upload-Length`, and `Upload-Metadata` with `filename`, and if known `sha256` (hexadecimal) and `folder`.
     */
    post: operations["postUploads"];
  };
  "/uploads/{id}": {
    /** One of your uploads; HEAD returns `Upload-Offset` as in tus 1.0 */
    get: operations["getUploadsId"];
    /** Cancels or deletes one of your uploads; files that a content uses stay */
    delete: operations["deleteUploadsId"];
    /** Sends bytes of one of your uploads (tus 1.0), from `Upload-Offset` on */
    patch: operations["patchUploadsId"];
  };
  "/uploads/retry/{id}": {
    /** Retries one of your uploads that was refused with `PROCESSING_FAILED` or `TOO_MANY_COSTLY`, from its stored bytes */
    post: operations["postUploadsRetryId"];
  };
  "/uploads/preview/{id}/{name}": {
    /** A preview of unpublished content, for its contributor and, from the admin area, for admins */
    get: operations["getUploadsPreviewIdName"];
  };
  "/content/draft-preview/{id}/{name}": {
    /** A file of a preview, published or not, for its contributor and, from the admin area, for admins */
    get: operations["getContentDraftPreviewIdName"];
  };
  "/content/create": {
    /**
     * Creates drafts from ready uploads
     * @description Files of a folder whose names differ only in the extension become one draft with a variant for each; a picture beside a file without a preview is used only as that file’s preview. `groups` sets the grouping explicitly instead.
     */
    post: operations["postContentCreate"];
  };
  "/content/update/{id}": {
    /**
     * Changes the given fields of a draft, a revision, or a content that needs changes
     * @description Prices are what buyers pay, with VAT.
     */
    put: operations["putContentUpdateId"];
  };
  "/content/update-many": {
    /** Changes many drafts, each completely or not at all; refusals have a reason */
    put: operations["putContentUpdateMany"];
  };
  "/content/mine": {
    /** Your contents in these statuses, newest first, with the number in each status */
    get: operations["getContentMine"];
  };
  "/content/mine/{id}": {
    /** One of your contents, in any status */
    get: operations["getContentMineId"];
  };
  "/content/merge/{id}": {
    /** Merges other drafts into this one, with their variants and previews */
    post: operations["postContentMergeId"];
  };
  "/content/split/{id}": {
    /** Splits a draft into one draft per variant */
    post: operations["postContentSplitId"];
  };
  "/content/licences": {
    /** Licences that a variant can have */
    get: operations["getContentLicences"];
  };
  "/content/figures": {
    /** Views, downloads and searches of your works: by day, in the previous period, and in total */
    get: operations["getContentFigures"];
  };
  "/content/keyword-suggestions": {
    /** Keywords of similar works in the catalogue, most frequent first */
    get: operations["getContentKeywordSuggestions"];
  };
  "/content/suggested-keywords": {
    /**
     * Suggested keywords for several of your drafts: words of their titles and categories, then keywords of works that look alike or share words
     * @description At most 20 `ids`, separated by commas. Works that aren’t your drafts are left out, and so are keywords that a draft already has.
     */
    get: operations["getContentSuggestedKeywords"];
  };
  "/content/submit/{id}": {
    /**
     * Submits one of your works, or a revision, for review
     * @description After requested changes, this resubmits the work; after a rejection, it is the one appeal. Missing fields cause 400, and so does resubmitting an unchanged work without a note.
     */
    post: operations["postContentSubmitId"];
  };
  "/content/submit": {
    /** Submits several of your works for review, each separately */
    post: operations["postContentSubmit"];
  };
  "/content/mine/{id}/history": {
    /** Review status of one of your works, with earlier decisions */
    get: operations["getContentMineIdHistory"];
  };
  "/content/histories": {
    /** Review status of several of your works, in the requested order */
    get: operations["getContentHistories"];
  };
  "/content/request/contributor/all": {
    /** Works that wait for review, longest waiting first */
    get: operations["getContentRequestContributorAll"];
  };
  "/content/request/contributor/single/{id}": {
    /** One submission with everything that a reviewer needs */
    get: operations["getContentRequestContributorSingleId"];
  };
  "/content/review/templates": {
    /** Templates of messages to contributors, by title */
    get: operations["getContentReviewTemplates"];
  };
  "/content/assets": {
    /** All contents, in any status */
    get: operations["getContentAssets"];
  };
  "/content/assets/export": {
    /** All contents as CSV, filtered and sorted like the list */
    get: operations["getContentAssetsExport"];
  };
  "/content/assets/{id}": {
    /** One content with all its data, in any status */
    get: operations["getContentAssetsId"];
  };
  "/report/cases": {
    /** Reports by subject, oldest first */
    get: operations["getReportCases"];
  };
  "/report/export": {
    /** Cases of reports as CSV, filtered and sorted like the list */
    get: operations["getReportExport"];
  };
  "/report/cases/{id}": {
    /** All reports on one content, newest first, or one report that isn’t about a content */
    get: operations["getReportCasesId"];
  };
  "/report/person/{id}": {
    /** The latest reports that an account sent, and those about its works as a contributor */
    get: operations["getReportPersonId"];
  };
  "/withdraw-request/history": {
    /** Your requests, newest first, with what you can request now */
    get: operations["getWithdrawRequestHistory"];
  };
  "/withdraw-request/all": {
    /** All withdraw requests, by number, reference, name or username of the contributor */
    get: operations["getWithdrawRequestAll"];
  };
  "/withdraw-request/export": {
    /** All withdraw requests as CSV, filtered and sorted like the list */
    get: operations["getWithdrawRequestExport"];
  };
  "/withdraw-request/request/{id}": {
    /** A withdraw request with the full account, which the audit log records, and the contributor’s ledger */
    get: operations["getWithdrawRequestRequestId"];
  };
  "/adjustment/all": {
    /** Contributors who owe money, left with a balance, or have a proposal waiting for confirmation */
    get: operations["getAdjustmentAll"];
  };
  "/adjustment/contributor/{id}": {
    /** A contributor’s ledger: balances, entries, what owners settled, and what they can settle now */
    get: operations["getAdjustmentContributorId"];
  };
  "/dashboard": {
    /** Dashboard figures: your own with a contributor’s session, the whole site’s with an admin’s */
    get: operations["getDashboard"];
  };
  "/contributor/downloads/recent": {
    /** The last downloads of your works, newest first; never who downloaded */
    get: operations["getContributorDownloadsRecent"];
  };
  "/contributor/downloads/most": {
    /** Your most downloaded works */
    get: operations["getContributorDownloadsMost"];
  };
  "/contributor/works": {
    /** Your works in these statuses, with views, downloads, sales and earnings */
    get: operations["getContributorWorks"];
  };
  "/contributor/sales-earnings/current": {
    /**
     * Balances of your earnings, and the newest sales and refunds
     * @description For contributors in any status: suspended ones still see their earnings.
     */
    get: operations["getContributorSalesEarningsCurrent"];
  };
  "/contributor/sales-earnings/entries": {
    /** Sales, refunds and withdrawals, newest first */
    get: operations["getContributorSalesEarningsEntries"];
  };
  "/contributor/sales-earnings/chart": {
    /** Sales and deductions in each of the last 30 days or 12 months, in Dhaka time */
    get: operations["getContributorSalesEarningsChart"];
  };
  "/contributor/sales-earnings/contents": {
    /** Earnings of each of your works, highest first */
    get: operations["getContributorSalesEarningsContents"];
  };
  "/contributor/sales-earnings/statement": {
    /**
     * All entries of a period with opening and closing balance, as CSV or PDF
     * @description Days are in Dhaka time; the last one is included. A PDF with too many entries sums them by month; the CSV always has all. Two statements are created at a time, others wait in a queue; if too many wait, the answer is 503 with `Retry-After`.
     */
    get: operations["getContributorSalesEarningsStatement"];
  };
  "/reconciliation": {
    /** The last reconciliation, the running one, and each side’s totals of recent days */
    get: operations["getReconciliation"];
  };
  "/reconciliation/breaks": {
    /** Discrepancies with an explanation, newest first */
    get: operations["getReconciliationBreaks"];
  };
  "/blog/category/all": {
    /** Blog categories by name, with the number of public posts in each */
    get: operations["getBlogCategoryAll"];
  };
  "/blog/all/public": {
    /** Published posts, featured ones first; filtered by category and words */
    get: operations["getBlogAllPublic"];
  };
  "/blog/single/{id}": {
    /** A published post by identifier or address, in the requested language if it exists, otherwise in the other */
    get: operations["getBlogSingleId"];
  };
  "/blog/feed": {
    /** The last twenty posts in a language as RSS 2.0, at most 1 MB, so that long texts are left out; pages link to it as /blog/feed.xml */
    get: operations["getBlogFeed"];
  };
  "/blog/related/{id}": {
    /** Three other published posts: those of the same category first, newest first */
    get: operations["getBlogRelatedId"];
  };
  "/blog/admin/all": {
    /** All posts, filtered by status, category (its key or identifier) and words */
    get: operations["getBlogAdminAll"];
  };
  "/blog/admin/single/{id}": {
    /** One post with everything that its editor needs, in any status */
    get: operations["getBlogAdminSingleId"];
  };
  "/content-request/all": {
    /** Custom requests; contacts are masked */
    get: operations["getContentRequestAll"];
  };
  "/content-request/single/{id}": {
    /** A request without its contact details and pictures */
    get: operations["getContentRequestSingleId"];
  };
}
/** OneOf type helpers */
type Without<T, U> = { [P in Exclude<keyof T, keyof U>]?: never };
type XOR<T, U> = (T | U) extends object ? (Without<T, U> & U) | (Without<U, T> & T) : T | U;
type OneOf<T extends any[]> = T extends [infer Only] ? Only : T extends [infer A, infer B, ...infer Rest] ? OneOf<[XOR<A, B>, ...Rest]> : never;


export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    __schema0: ((({
        /** @constant */
        type: "paragraph";
        content?: (OneOf<[{
            /** @constant */
            type: "text";
            text: string;
            marks?: (OneOf<[{
                /** @enum {string} */
                type: "bold" | "italic" | "strike" | "code";
              }, {
                /** @constant */
                type: "link";
                attrs: {
                  href: string;
                };
              }]>)[];
          }, {
            /** @constant */
            type: "hardBreak";
          }]>)[];
      }) | ({
        /** @constant */
        type: "heading";
        attrs: {
          level: number;
        };
        content?: (OneOf<[{
            /** @constant */
            type: "text";
            text: string;
            marks?: (OneOf<[{
                /** @enum {string} */
                type: "bold" | "italic" | "strike" | "code";
              }, {
                /** @constant */
                type: "link";
                attrs: {
                  href: string;
                };
              }]>)[];
          }, {
            /** @constant */
            type: "hardBreak";
          }]>)[];
      }) | {
        /** @constant */
        type: "codeBlock";
        content?: {
            /** @constant */
            type: "text";
            text: string;
          }[];
      } | {
        /** @constant */
        type: "horizontalRule";
      } | {
        /** @constant */
        type: "image";
        attrs: {
          imageId: string;
          alt: string;
        };
      } | {
        /** @constant */
        type: "embed";
        attrs: {
          contentId: string;
        };
      }) | OneOf<[{
        /** @constant */
        type: "bulletList";
        content: {
            /** @constant */
            type: "listItem";
            content: components["schemas"]["__schema0"];
          }[];
      }, {
        /** @constant */
        type: "orderedList";
        attrs?: {
          start: number;
        };
        content: {
            /** @constant */
            type: "listItem";
            content: components["schemas"]["__schema0"];
          }[];
      }]> | {
        /** @constant */
        type: "blockquote";
        content: components["schemas"]["__schema0"];
      })[];
    Account: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      username: string;
      name: string;
      image: string | null;
      email: string | null;
      emailVerified: boolean;
      phone: string | null;
      methods: ("phone" | "google" | "facebook")[];
      /** @enum {string} */
      status: "active" | "suspended" | "deleted";
      suspendedReason: string | null;
      /** @enum {string} */
      role: "customer" | "applicant" | "contributor";
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      createdAt: string;
      seenAt: string | null;
    };
    AdjustedContributor: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      name: string;
      username: string;
      standing: string;
    };
    Adjustment: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /** @enum {string} */
      kind: "debt_write_off" | "debt_payment" | "payout" | "late_forfeit";
      /** @enum {string} */
      status: "proposed" | "done" | "dropped";
      amount: number;
      currency: string;
      reference: string;
      reason: string;
      proposedBy: string | null;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      proposedAt: string;
      decidedBy: string | null;
      decidedAt: string | null;
    };
    AdminCategory: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      key: string;
      name: string;
      nameBn: string | null;
      description: string;
      descriptionBn: string | null;
      contentCount: number;
      published: boolean;
      position: number;
      subcategories: components["schemas"]["AdminSubcategory"][];
      coverIds: string[];
      picture: components["schemas"]["Cover"] | null;
    };
    AdminDashboard: {
      /** @constant */
      kind: "admin";
      currency: string;
      trade: ({
        sales: {
          now: number;
          before: number;
        };
        gross: {
          now: number;
          before: number;
        };
        fees: {
          now: number;
          before: number;
        };
        refunds: {
          now: number;
          before: number;
        };
        refunded: {
          now: number;
          before: number;
        };
        owed: {
          pending: number;
          available: number;
          reserved: number;
          debt: number;
          before: number | null;
        };
      }) | null;
      downloads: {
        now: number;
        before: number;
      };
      signUps: {
        now: number;
        before: number;
      };
      reviewQueue: {
        now: number;
        before: number;
      };
      days: {
          day: string;
          sales: number;
          gross: number;
          fees: number;
          downloads: number;
          signUps: number;
          before: {
            gross: number;
            fees: number;
            downloads: number;
            signUps: number;
          };
        }[];
    };
    AdminNote: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      text: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      at: string;
      author: string;
      isMine: boolean;
    };
    AdminRating: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      contentId: string;
      title: string;
      stars: number;
      words: string;
      answer: string;
      author: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        name: string;
      };
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      at: string;
      isRefunded: boolean;
      hiddenReason: string | null;
    };
    AdminSubcategory: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      key: string;
      name: string;
      nameBn: string | null;
      contentCount: number;
      published: boolean;
      coverId: string | null;
      picture: components["schemas"]["Cover"] | null;
    };
    ArchiveEntries: {
      total: number;
      entries: components["schemas"]["ArchiveEntry"][];
    };
    ArchiveEntry: {
      path: string;
      size: number;
      thumbnail: components["schemas"]["EntryThumbnail"] | null;
    };
    ArchiveSummary: {
      files: number;
      folders: number;
      formats: {
          format: string;
          count: number;
        }[];
      shown: components["schemas"]["ArchiveEntry"][];
    };
    Asset: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      title: string;
      /** @enum {string} */
      status: "draft" | "pending" | "changes_requested" | "rejected" | "published" | "unpublished";
      takedown: components["schemas"]["Takedown"] | null;
      revisionOf: string | null;
      ai: boolean;
      category: components["schemas"]["CategoryName"] | null;
      contributor: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        username: string;
        name: string;
      };
      prices: {
        min: number;
        max: number;
      } | null;
      preview: components["schemas"]["ReviewPreview"] | null;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      updatedAt: string;
      publishedAt: string | null;
    };
    AuditEntry: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      at: string;
      admin: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        name: string;
        email: string;
      };
      action: string;
      subjectType: string;
      subjectId: string;
      subjectName: string | null;
      details: {
        [key: string]: unknown;
      };
      requestId: string;
    };
    Batch: {
      done: string[];
      refused: {
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          _id: string;
          code: string;
          detail: string;
          errors: {
              path: string;
              message: string;
            }[];
        }[];
    };
    BlogCard: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      slug: string;
      category: components["schemas"]["BlogCategory"] | null;
      texts: {
        en: components["schemas"]["BlogCardText"] | null;
        bn: components["schemas"]["BlogCardText"] | null;
      };
      cover: components["schemas"]["Preview"] | null;
      showcased: boolean;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      publishedAt: string;
      minutes: number;
    };
    BlogCardText: {
      title: string;
      summary: string;
    };
    BlogCategory: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      key: string;
      name: string;
      nameBn: string | null;
    };
    BlogHeading: {
      id: string;
      level: number;
      text: string;
    };
    BlogPost: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      slug: string;
      category: components["schemas"]["BlogCategory"] | null;
      texts: {
        en: components["schemas"]["BlogCardText"] | null;
        bn: components["schemas"]["BlogCardText"] | null;
      };
      cover: components["schemas"]["Preview"] | null;
      showcased: boolean;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      publishedAt: string;
      minutes: number;
      /** @enum {string} */
      language: "en" | "bn";
      title: string;
      summary: string;
      html: string;
      headings: components["schemas"]["BlogHeading"][];
      views: number;
      likes: number;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      updatedAt: string;
    };
    BookEntry: {
      journal: number;
      kind: string;
      amount: number;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      at: string;
      sale: {
        orderNumber: number;
        title: string;
      } | null;
      withdrawal: components["schemas"]["WithdrawTrace"] | null;
    };
    Bundle: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      name: string;
      nameBn: string | null;
      contributor: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        username: string;
        name: string;
      } | null;
      price: number;
      separatePrice: number;
      currency: string;
      description: string;
      works: ({
          card: components["schemas"]["Card"];
          variant: {
            /**
             * Format: uuid
             * @description Opaque identifier; sorts by creation time
             */
            _id: string;
            name: string;
            licence: {
              code: string;
              name: string;
              nameBn: string | null;
            };
          };
          price: number;
          separatePrice: number;
        })[];
    };
    Card: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      title: string;
      translatedTitle: string | null;
      /** @enum {string} */
      language: "en" | "bn";
      contributor: components["schemas"]["ContributorName"];
      category: components["schemas"]["CategoryName"];
      minPrice: number;
      maxPrice: number;
      sale?: {
        listPrice: number;
        lowestPrice: number;
      };
      currency: string;
      formats: string[];
      preview: components["schemas"]["Preview"] | null;
      secondPicture?: string;
      ai: boolean;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      publishedAt: string;
    };
    Category: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      key: string;
      name: string;
      nameBn: string | null;
      description: string;
      descriptionBn: string | null;
      covers: components["schemas"]["Cover"][];
      contentCount: number;
      subcategories: components["schemas"]["Subcategory"][];
    };
    CategoryName: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      key: string;
      name: string;
      nameBn: string | null;
    };
    Collection: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      key: string;
      title: string;
      titleBn: string | null;
      description: string;
      descriptionBn: string | null;
      covers: components["schemas"]["Preview"][];
      uploadedCoverId: string | null;
      contentCount: number;
    };
    CollectionItem: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      title: string;
      isListed: boolean;
      preview: components["schemas"]["Preview"] | null;
    };
    Content: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      title: string;
      translatedTitle: string | null;
      /** @enum {string} */
      language: "en" | "bn";
      contributor: components["schemas"]["ContributorName"];
      category: components["schemas"]["CategoryName"];
      minPrice: number;
      maxPrice: number;
      sale?: {
        listPrice: number;
        lowestPrice: number;
      };
      currency: string;
      formats: string[];
      preview: components["schemas"]["Preview"] | null;
      secondPicture?: string;
      ai: boolean;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      publishedAt: string;
      description: string;
      subcategories: components["schemas"]["CategoryName"][];
      keywords: string[];
      orientation: ("landscape" | "portrait" | "square") | null;
      colors: ({
          hex: string;
          /** @enum {string} */
          name: "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple" | "pink" | "brown" | "black" | "grey" | "white";
        })[];
      previews: components["schemas"]["ContentPreview"][];
      variants: components["schemas"]["Variant"][];
      attribution: string;
      sourceUrl: string;
      counts: {
        views: number;
        downloads: number;
        favorites: number;
      };
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      updatedAt: string;
      versions: components["schemas"]["ContentVersion"][];
    };
    ContentPreview: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /** @enum {string} */
      kind: "image" | "font" | "audio" | "video";
      alt: string;
      width: number;
      height: number;
      widths: number[];
      avifWidths: number[];
      colors: string[];
      caption: string;
      translatedCaption: string | null;
      film: ({
        seconds: number;
        width: number;
        height: number;
        fps: number | null;
        codec: string | null;
        hasSound: boolean | null;
        isLoop: boolean | null;
      }) | null;
      asset: {
        url: string;
        mediaType: string;
      } | null;
    };
    ContentRequest: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /** @enum {string} */
      status: "new" | "brief" | "declined" | "closed";
      outcome: ("fulfilled" | "unfulfilled") | null;
      title: string;
      category: components["schemas"]["CategoryName"] | null;
      budget: number | null;
      currency: string;
      deadline: string | null;
      contact: ({
        /** @enum {string} */
        kind: "email" | "phone";
        hint: string;
      }) | null;
      isOfAccount: boolean;
      pictures: number;
      answers: number;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      createdAt: string;
      closedAt: string | null;
    };
    ContentVersion: {
      version: number;
      note: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      publishedAt: string;
    };
    Contributor: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      username: string;
      name: string;
      bio: string;
      website: string | null;
      image: string | null;
      demo: boolean;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      createdAt: string;
      totals: {
        contents: number;
        downloads: number;
        views: number;
      };
    };
    ContributorApproval: {
      approveAll: boolean;
    };
    ContributorBooks: {
      contributor: components["schemas"]["AdjustedContributor"];
      currency: string;
      balances: {
        pending: number;
        available: number;
        reserved: number;
        debt: number;
        paid: number;
      };
      entries: {
        items: components["schemas"]["BookEntry"][];
        nextCursor: string | null;
      };
      adjustments: components["schemas"]["Adjustment"][];
      possible: ({
          /** @enum {string} */
          kind: "debt_write_off" | "debt_payment" | "payout" | "late_forfeit";
          upTo: number;
        })[];
      secondAdminFrom: number | null;
    };
    ContributorDashboard: {
      /** @constant */
      kind: "contributor";
      currency: string;
      balances: {
        pending: number;
        available: number;
        reserved: number;
        debt: number;
        paid: number;
      };
      earned: {
        now: number;
        before: number;
      };
      sales: {
        now: number;
        before: number;
      };
      inReview: number;
      selling: {
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          contentId: string;
          title: string;
          sales: number;
          refunds: number;
          share: number;
        }[];
    };
    ContributorName: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      username: string;
      name: string;
      image: string | null;
      demo: boolean;
    };
    ContributorProfile: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      username: string;
      name: string;
      bio: string;
      website: string | null;
      image: string | null;
    };
    Correction: {
      /** @constant */
      field: "title";
      before: string;
      after: string;
    } | {
      /** @constant */
      field: "description";
      before: string;
      after: string;
    } | {
      /** @constant */
      field: "keywords";
      before: string[];
      after: string[];
    } | ({
      /** @constant */
      field: "category";
      before: components["schemas"]["CategoryName"] | null;
      after: components["schemas"]["CategoryName"] | null;
    }) | {
      /** @constant */
      field: "subcategories";
      before: components["schemas"]["CategoryName"][];
      after: components["schemas"]["CategoryName"][];
    } | {
      /** @constant */
      field: "ai";
      before: boolean;
      after: boolean;
    };
    CountedBlogCategory: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      key: string;
      name: string;
      nameBn: string | null;
      postCount: number;
    };
    Cover: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      width: number;
      height: number;
      widths: number[];
      avifWidths: number[];
      colors: string[];
      alt: string;
      isWhole?: boolean;
    };
    CurrentEarnings: {
      currency: string;
      balances: {
        pending: number;
        available: number;
        reserved: number;
        debt: number;
        paid: number;
      };
      clearingDays: number;
      entries: {
        items: components["schemas"]["EarningsEntry"][];
        nextCursor: string | null;
      };
    };
    Discount: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      contributor: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        name: string;
        username: string;
      } | null;
      name: string;
      code: string | null;
      isCoupon: boolean;
      /** @enum {string} */
      kind: "percent" | "amount";
      value: number;
      /** @enum {string} */
      scope: "all" | "works" | "categories";
      works: {
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          _id: string;
          title: string;
        }[];
      categories: ({
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          _id: string;
          name: string;
          nameBn: string | null;
        })[];
      siteShare: number;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      startsAt: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      endsAt: string;
      endedAt: string | null;
      /** @enum {string} */
      state: "upcoming" | "running" | "ended";
      isFirstPurchase: boolean;
      minimum: number;
      maxUses: number | null;
      maxPerPerson: number | null;
      uses: number;
    };
    Document: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      fileId: string;
      name: string;
      archive: string | null;
      pages: number;
      sizes: {
          width: number;
          height: number;
        }[];
      fonts: string[];
      thumbnails: string;
      pictures: string[];
      isOpen: boolean;
    };
    Documents: {
      documents: components["schemas"]["Document"][];
      isPending: boolean;
    };
    Done: {
      /** @constant */
      done: true;
    };
    DownloadableFile: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      name: string;
      format: string;
      size: number;
    };
    DownloadedVariant: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      contentId: string;
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      variantId: string;
      title: string;
      variantName: string;
      licence: string;
      licenceBn: string | null;
      card: components["schemas"]["Card"] | null;
      purchase: ({
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        orderId: string;
        number: number;
        certificate: string;
        /**
         * Format: date-time
         * @description ISO 8601, UTC
         */
        at: string;
        refundedAt: string | null;
        isRefunding: boolean;
        isNamed: boolean;
      }) | null;
      available: boolean;
      files: components["schemas"]["DownloadableFile"][];
      times: number;
      newVersion: components["schemas"]["ContentVersion"] | null;
      firstAt: string | null;
      lastAt: string | null;
    };
    Drawing: {
      slug: string;
      name: string;
      position: number;
      ratio: number;
      paint: string | null;
      isOpen: boolean;
      isFree: boolean;
    };
    Drawings: {
      total: number;
      leftOut: number;
      sheets: string;
      drawings: components["schemas"]["Drawing"][];
    };
    EarningsEntry: {
      _id: string;
      /** @enum {string} */
      kind: "sale" | "refund" | "affiliate" | "affiliate_refund" | "withdrawal" | "withdrawal_returned" | "withdrawal_corrected" | "paid_directly" | "debt_paid" | "debt_written_off" | "given_up" | "other";
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      at: string;
      sale: {
        orderNumber: number;
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        contentId: string;
        title: string;
        variantName: string;
        price: number;
        vat: number;
        platformFee: number;
        feeVat: number;
        isShared: boolean;
      } | null;
      withdrawal: components["schemas"]["WithdrawTrace"] | null;
      share: number;
      state: ("clearing" | "cleared" | "refunded") | null;
      clearsAt: string | null;
    };
    EarningTerms: {
      feeBasisPoints: number;
      clearingDays: number;
      minimum: number;
      currency: string;
    };
    EmbeddedWork: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      title: string;
      contributor: string;
      preview: components["schemas"]["Preview"] | null;
    };
    EntryThumbnail: {
      sheet: string;
      cell: number;
    };
    FacetGroup: {
      /** @enum {string} */
      key: "category" | "subcategory" | "price" | "format" | "orientation" | "color" | "licence" | "use" | "style" | "items" | "ai";
      values: ({
          value: string;
          label: string;
          labelBn: string | null;
          count: number | null;
        })[];
    };
    FailedJob: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      queue: string;
      /** @description Identifiers in the payload, as text; null for every other value */
      payload: {
        [key: string]: string | null;
      };
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      failedAt: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      createdAt: string;
      retryCount: number;
      /** @description The last error, without a stack */
      message: string;
    };
    FewFoundSearch: {
      key: string;
      searches: number;
      found: number;
      foundNow: {
        total: number;
        totalIsMore: boolean;
      } | null;
      lastSearched: string;
      canHaveSynonym: boolean;
    };
    FileFacts: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      figures: {
        [key: string]: number | string;
      };
      entries: {
          name: string;
          size: number;
        }[];
      withoutPreview: ("no_reader" | "no_helper" | "failed") | null;
    };
    FontAxis: {
      tag: string;
      name: string;
      min: number;
      max: number;
      initial: number;
    };
    Fonts: {
      styles: components["schemas"]["FontStyle"][];
      charsets: string[];
      isPending: boolean;
    };
    FontStyle: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      fileId: string;
      face: string;
      family: string;
      name: string;
      weight: number;
      italic: boolean;
      glyphs: number;
      charset: number;
      axes: components["schemas"]["FontAxis"][];
      features: {
          tag: string;
          name: string;
        }[];
      bytes: number;
      isFree: boolean;
      variantIds: string[];
    };
    FoundPanorama: {
      panorama: components["schemas"]["Panorama"] | null;
      isPending: boolean;
    };
    FoundTurntables: {
      turntables: components["schemas"]["Turntable"][];
    };
    InboxCount: {
      path: string;
      count: number;
      isMore: boolean;
      mine: number;
    };
    Inside: {
      files: components["schemas"]["InsideFile"][];
    };
    InsideFile: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      name: string;
      format: string;
      containedFormats: string[];
      size: number;
      width: number | null;
      height: number | null;
      seconds: number | null;
      pages: number | null;
      glyphs: number | null;
      colorMode: string | null;
      archive: components["schemas"]["ArchiveSummary"] | null;
    };
    KeywordUse: {
      keyword: string;
      works: number;
      inCategory: number | null;
      searches: number;
    };
    LeftOut: {
      count: number;
      isMore: boolean;
    };
    LexiconPair: {
      one: string;
      other: string;
      near: boolean;
      struck: boolean;
    };
    Licence: {
      code: string;
      name: string;
      nameBn: string | null;
      summary: string;
      summaryBn: string | null;
      url: string;
      attributionRequired: boolean;
      commercialUse: boolean;
      /** @enum {string} */
      tier: "standard" | "extended" | "editorial" | "free" | "open";
      version: number;
      allows: components["schemas"]["LicencePermissions"];
    };
    LicencePermissions: {
      maxCopies: number | null;
      goodsForSale: boolean;
      clientWork: boolean;
      resale: boolean;
      editorialOnly: boolean;
      attribution: boolean;
    };
    LicenceVersion: {
      version: number;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      effectiveAt: string;
      sha256: {
        en: string;
        bn: string | null;
      };
      text: {
        en: string;
        bn: string | null;
      };
      allows: components["schemas"]["LicencePermissions"];
    };
    ListedBundle: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      name: string;
      nameBn: string | null;
      contributor: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        username: string;
        name: string;
      } | null;
      price: number;
      separatePrice: number;
      currency: string;
      count: number;
      covers: components["schemas"]["Preview"][];
    };
    ListedContributor: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      username: string;
      name: string;
      image: string | null;
      /** @enum {string} */
      status: "affiliate" | "pending" | "active" | "rejected" | "suspended" | "closed";
      reason: string;
      /** @enum {string} */
      kind: "account" | "demo" | "house" | "none";
      accountId: string | null;
      email: string | null;
      phone: string | null;
      hasAcceptedTerms: boolean;
      contents: number;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      appliedAt: string;
    };
    ListedOrder: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      number: number;
      /** @enum {string} */
      status: "pending" | "on_hold" | "paid" | "failed" | "cancelled" | "expired" | "refunded";
      currency: string;
      total: number;
      vat: number | null;
      coupon: {
        code: string;
        discount: number;
      } | null;
      provider: string | null;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      expiresAt: string;
      paidAt: string | null;
      lines: components["schemas"]["PicturedOrderLine"][];
      bundle: ({
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        name: string;
        nameBn: string | null;
        isOnSale: boolean;
      }) | null;
      refunded: number;
      isNamed: boolean;
      hasOpenRequest: boolean;
    };
    ManagedBlogPost: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      slug: string;
      /** @enum {string} */
      status: "draft" | "scheduled" | "published";
      publishedAt: string | null;
      showcased: boolean;
      title: string;
      titleBn: string;
      category: components["schemas"]["BlogCategory"] | null;
      cover: components["schemas"]["Preview"] | null;
      views: number;
      likes: number;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      updatedAt: string;
    };
    ManagedCollection: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      key: string;
      title: string;
      titleBn: string | null;
      description: string;
      descriptionBn: string | null;
      covers: components["schemas"]["Preview"][];
      uploadedCoverId: string | null;
      contentCount: number;
      published: boolean;
      visibleFrom: string | null;
      visibleUntil: string | null;
      /** @enum {string} */
      state: "hidden" | "scheduled" | "live" | "ended";
      showcasePosition: number | null;
      coverId: string | null;
      picture: components["schemas"]["Cover"] | null;
      itemCount: number;
    };
    MoneySettings: {
      clearingDays: number;
      refundDays: number;
      secondApproverFrom: number | null;
      plannedLimit: ({
        secondApproverFrom: number | null;
        currency: string;
        /**
         * Format: date-time
         * @description ISO 8601, UTC
         */
        effectiveAt: string;
        plannedBy: {
          name: string;
        } | null;
        isOwn: boolean;
      }) | null;
      version: number;
    };
    Motion: {
      films: components["schemas"]["MotionFilm"][];
      pictures: string;
      frameMs: number;
      isOpen: boolean;
      isPending: boolean;
    };
    MotionFilm: {
      name: string;
      width: number;
      height: number;
      frames: number;
      poster: number;
      isLight: boolean;
    };
    OrderBuyer: {
      _id: string | null;
      name: string;
      email: string | null;
      phone: string | null;
    };
    OrderParticulars: {
      name: string;
      company: string;
      address: string;
      taxNumber: string;
      version: number;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      at: string;
      isCorrection: boolean;
    };
    OrderRefund: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /** @enum {string} */
      status: "requested" | "completed" | "failed";
      amount: number;
      /** @enum {string} */
      reason: "customer_request" | "not_as_described" | "does_not_work" | "paid_twice" | "fraud" | "takedown" | "other";
      note: string;
      admin: string | null;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      requestedAt: string;
      endedAt: string | null;
      lineIds: string[];
      transferReference: string | null;
    };
    OrderSummary: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      number: number;
      /** @enum {string} */
      status: "pending" | "on_hold" | "paid" | "failed" | "cancelled" | "expired" | "refunded";
      currency: string;
      total: number;
      provider: string | null;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      createdAt: string;
      paidAt: string | null;
      buyer: components["schemas"]["OrderBuyer"];
      titles: string[];
      refunded: number;
      isRefunding: boolean;
    };
    OwnBundle: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      name: string;
      nameBn: string | null;
      contributor: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        username: string;
        name: string;
      } | null;
      description: string;
      isMine: boolean;
      /** @enum {string} */
      state: "proposed" | "published" | "declined" | "ended";
      isOnSale: boolean;
      price: number;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      createdAt: string;
      endedAt: string | null;
      works: ({
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          contentId: string;
          title: string;
          variantName: string;
          contributor: {
            /**
             * Format: uuid
             * @description Opaque identifier; sorts by creation time
             */
            _id: string;
            username: string;
            name: string;
          } | null;
          price: number;
          listPrice: number;
        })[];
      parties: ({
          username: string;
          name: string;
          isMe: boolean;
          /** @enum {string} */
          answer: "pending" | "agreed" | "declined";
          price: number;
        })[];
    };
    OwnContent: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /** @enum {string} */
      status: "draft" | "pending" | "changes_requested" | "rejected" | "published" | "unpublished";
      revisionOf: string | null;
      revisionId: string | null;
      version: number;
      title: string;
      translatedTitle: string | null;
      /** @enum {string} */
      language: "en" | "bn";
      description: string;
      category: components["schemas"]["CategoryName"] | null;
      subcategories: components["schemas"]["CategoryName"][];
      keywords: string[];
      ai: boolean;
      showsPeople: boolean;
      showsProperty: boolean;
      changeNote: string;
      variants: components["schemas"]["OwnVariant"][];
      previews: components["schemas"]["OwnPreview"][];
      releases: ({
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          _id: string;
          /** @enum {string} */
          kind: "model" | "property";
          name: string;
        })[];
      missing: ("title" | "category" | "subcategory" | "keywords" | "description" | "file" | "price" | "preview" | "model_release" | "property_release" | "change_note")[];
      suggested: ("category" | "subcategory" | "licence" | "price")[];
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      updatedAt: string;
      submittedAt: string | null;
      publishedAt: string | null;
      takedown: components["schemas"]["Takedown"] | null;
    };
    OwnFigures: {
      days: {
          day: string;
          views: number;
          downloads: number;
        }[];
      before: {
        views: number;
        downloads: number;
      };
      ever: {
        views: number;
        downloads: number;
        favorites: number;
      };
      searches: {
        items: {
            key: string;
            visits: number;
          }[];
        others: number;
      };
      mostSeen: {
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          _id: string;
          title: string;
          isPublic: boolean;
          views: number;
          downloads: number;
        }[];
    };
    OwnOrder: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      number: number;
      /** @enum {string} */
      status: "pending" | "on_hold" | "paid" | "failed" | "cancelled" | "expired" | "refunded";
      currency: string;
      total: number;
      vat: number | null;
      coupon: {
        code: string;
        discount: number;
      } | null;
      provider: string | null;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      expiresAt: string;
      paidAt: string | null;
      lines: ({
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          _id: string;
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          contentId: string;
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          variantId: string;
          title: string;
          variantName: string;
          licence: {
            code: string;
            version: number;
          };
          price: number;
          listPrice: number;
          isRefunded: boolean;
          isRefunding: boolean;
          certificate: string | null;
          isUpgrade: boolean;
          isInBundle: boolean;
          isPublic: boolean;
          preview: components["schemas"]["Preview"] | null;
          language: ("en" | "bn") | null;
          translatedTitle: string | null;
          files: components["schemas"]["DownloadableFile"][];
          upgrade: ({
            /**
             * Format: uuid
             * @description Opaque identifier; sorts by creation time
             */
            variantId: string;
            licence: {
              code: string;
              name: string;
              nameBn: string | null;
            };
            price: number;
          }) | null;
          isUpgraded: boolean;
          refundRequest: ({
            /**
             * Format: uuid
             * @description Opaque identifier; sorts by creation time
             */
            _id: string;
            /** @enum {string} */
            status: "open" | "withdrawn" | "declined" | "refunded";
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            requestedAt: string;
            endedAt: string | null;
            message: string;
          }) | null;
          refundTerms: ("any_reason" | "fault" | "over") | null;
        })[];
      bundle: ({
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        name: string;
        nameBn: string | null;
        isOnSale: boolean;
      }) | null;
      refundWindow: {
        /**
         * Format: date-time
         * @description ISO 8601, UTC
         */
        until: string;
        /**
         * Format: date-time
         * @description ISO 8601, UTC
         */
        faultUntil: string;
      } | null;
      refunds: ({
          amount: number;
          /**
           * Format: date-time
           * @description ISO 8601, UTC
           */
          at: string;
          lineIds: string[];
          transferReference: string | null;
        })[];
      isReceiptMailed: boolean;
      particulars: components["schemas"]["OrderParticulars"] | null;
      isCertificateDownloaded: boolean;
      receiptNumber: string | null;
      taxPapers: components["schemas"]["TaxPaper"][];
      secondPayments: ({
          amount: number;
          /**
           * Format: date-time
           * @description ISO 8601, UTC
           */
          at: string;
          returnedAt: string | null;
          transferReference: string | null;
        })[];
    };
    OwnPreview: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /** @enum {string} */
      kind: "image" | "font" | "audio" | "video";
      alt: string;
      width: number;
      height: number;
      widths: number[];
      avifWidths: number[];
      colors: string[];
      caption: string;
      translatedCaption: string | null;
      fileId: string | null;
      fileName: string | null;
      asset: {
        ext: string;
        mediaType: string;
      } | null;
      mockup: boolean;
    };
    OwnSubmission: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      number: number;
      /** @enum {string} */
      kind: "new" | "resubmitted" | "appeal" | "revision";
      isRevision: boolean;
      note: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      submittedAt: string;
      decision: ("approved" | "changes_requested" | "rejected") | null;
      decidedAt: string | null;
      reasons: ("FILE_INVALID" | "LOW_RESOLUTION" | "NOISE_ARTIFACTS" | "FOCUS" | "EXPOSURE_COLOUR" | "WRONG_COLOUR_SPACE" | "EMBEDDED_RASTER" | "UNEDITABLE_TEXT" | "AUTO_TRACE" | "LAYERS_UNORGANISED" | "STROKES_NOT_EXPANDED" | "MISSING_FONTS_LINKS" | "PREVIEW_MISMATCH" | "PREVIEW_QUALITY" | "WATERMARK_OR_SIGNATURE" | "IMAGE_NOT_INCLUDED_LABEL" | "ARTBOARD_STRAY_ELEMENTS" | "TITLE_POOR" | "KEYWORD_SPAM" | "LANGUAGE" | "SPELLING" | "WRONG_CATEGORY" | "WRONG_TYPE" | "DUPLICATE" | "SIMILAR_TO_OWN" | "GROUP_INTO_SET" | "IP_TRADEMARK" | "COPYRIGHT_PLAGIARISM" | "MODEL_RELEASE_MISSING" | "PROPERTY_RELEASE_MISSING" | "PERSONAL_DATA_VISIBLE" | "FONT_LICENCE" | "AI_NOT_DISCLOSED" | "AI_ARTEFACTS" | "AI_ARTIST_NAME_PROMPT" | "PROHIBITED_CONTENT" | "HATE_OR_SEXUAL" | "OUTDATED_EVENT" | "MALWARE" | "LOW_COMMERCIAL_VALUE" | "QUALITY_BAR" | "COMPOSITION" | "TYPOGRAPHY")[];
      message: string;
      corrections: components["schemas"]["Correction"][];
    };
    OwnVariant: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      name: string;
      licence: string;
      licenceName: {
        code: string;
        name: string;
        nameBn: string | null;
      };
      price: number | null;
      isPublished: boolean;
      files: components["schemas"]["VariantFile"][];
    };
    OwnWithdrawRequest: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      number: number;
      /** @enum {string} */
      status: "requested" | "approved" | "paid" | "rejected" | "failed" | "returned" | "cancelled";
      currency: string;
      amount: number;
      fee: number;
      /** @enum {string} */
      type: "bkash" | "nagad" | "rocket" | "bank";
      account: string;
      reference: string;
      reason: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      requestedAt: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      updatedAt: string;
      usuallyBy: string | null;
    };
    Panorama: {
      pictures: string;
      widths: number[];
      white: number;
      highlightStops: number | null;
      mapWidth: number;
      isOpen: boolean;
    };
    PastSubmission: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      number: number;
      /** @enum {string} */
      kind: "new" | "resubmitted" | "appeal" | "revision";
      isRevision: boolean;
      note: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      submittedAt: string;
      decision: ("approved" | "changes_requested" | "rejected") | null;
      decidedAt: string | null;
      reasons: ("FILE_INVALID" | "LOW_RESOLUTION" | "NOISE_ARTIFACTS" | "FOCUS" | "EXPOSURE_COLOUR" | "WRONG_COLOUR_SPACE" | "EMBEDDED_RASTER" | "UNEDITABLE_TEXT" | "AUTO_TRACE" | "LAYERS_UNORGANISED" | "STROKES_NOT_EXPANDED" | "MISSING_FONTS_LINKS" | "PREVIEW_MISMATCH" | "PREVIEW_QUALITY" | "WATERMARK_OR_SIGNATURE" | "IMAGE_NOT_INCLUDED_LABEL" | "ARTBOARD_STRAY_ELEMENTS" | "TITLE_POOR" | "KEYWORD_SPAM" | "LANGUAGE" | "SPELLING" | "WRONG_CATEGORY" | "WRONG_TYPE" | "DUPLICATE" | "SIMILAR_TO_OWN" | "GROUP_INTO_SET" | "IP_TRADEMARK" | "COPYRIGHT_PLAGIARISM" | "MODEL_RELEASE_MISSING" | "PROPERTY_RELEASE_MISSING" | "PERSONAL_DATA_VISIBLE" | "FONT_LICENCE" | "AI_NOT_DISCLOSED" | "AI_ARTEFACTS" | "AI_ARTIST_NAME_PROMPT" | "PROHIBITED_CONTENT" | "HATE_OR_SEXUAL" | "OUTDATED_EVENT" | "MALWARE" | "LOW_COMMERCIAL_VALUE" | "QUALITY_BAR" | "COMPOSITION" | "TYPOGRAPHY")[];
      message: string;
      corrections: components["schemas"]["Correction"][];
      decidedBy: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        name: string;
      } | null;
      internalNote: string;
    };
    PaymentAnomaly: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /** @enum {string} */
      kind: "status" | "amount" | "currency" | "order" | "store" | "mode" | "signature" | "transaction_reused" | "paid_twice" | "surplus" | "no_buyer" | "bought_twice" | "held_denied" | "dispute" | "refund_elsewhere" | "refund_in_doubt" | "refund_refused" | "refund_late";
      expected: string;
      actual: string;
      times: number;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      firstAt: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      lastAt: string;
      seenAt: string | null;
      seenBy: string | null;
      moneyBack: ("sent" | "refused" | "returned") | null;
    };
    PaymentAttempt: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      provider: string;
      /** @enum {string} */
      mode: "test" | "live";
      reference: string;
      providerReference: string | null;
      transactionId: string | null;
      amount: number;
      currency: string;
      fee: number | null;
      /** @enum {string} */
      status: "created" | "redirected" | "completed" | "held" | "failed" | "cancelled" | "expired";
      isSurplus: boolean;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      createdAt: string;
      paidAt: string | null;
      nextCheckAt: string | null;
      calls: ({
          /** @enum {string} */
          kind: "begin" | "query" | "complete" | "cancel" | "refund" | "refund_query" | "refund_list";
          /**
           * Format: date-time
           * @description ISO 8601, UTC
           */
          startedAt: string;
          endedAt: string | null;
          outcome: ("answered" | "refused" | "in_doubt" | "abandoned") | null;
          detail: string;
        })[];
      notices: ({
          eventId: string;
          /** @enum {string} */
          about: "payment" | "refund" | "dispute" | "other";
          claim: string | null;
          /**
           * Format: date-time
           * @description ISO 8601, UTC
           */
          receivedAt: string;
          deliveries: number;
          handledAt: string | null;
        })[];
      anomalies: components["schemas"]["PaymentAnomaly"][];
      refunds: ({
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          _id: string;
          refundId: string | null;
          reference: string;
          providerRefund: string | null;
          amount: number;
          /** @enum {string} */
          status: "requested" | "sent" | "processing" | "completed" | "failed" | "unknown" | "elsewhere";
          isUndecided: boolean;
          /**
           * Format: date-time
           * @description ISO 8601, UTC
           */
          createdAt: string;
          endedAt: string | null;
        })[];
      decisions: ({
          /** @enum {string} */
          decision: "accept" | "refuse" | "send_again" | "elsewhere";
          refund: string | null;
          reference: string | null;
          note: string;
          admin: string | null;
          /**
           * Format: date-time
           * @description ISO 8601, UTC
           */
          at: string;
        })[];
    };
    PersonReport: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      caseId: string;
      /** @enum {string} */
      kind: "copyright" | "unlawful" | "broken" | "privacy" | "other";
      title: string | null;
      outcome: ("no_action" | "content_unpublished" | "contributor_warned" | "contributor_suspended" | "list_unshared" | "rating_hidden" | "spam") | null;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      createdAt: string;
    };
    PicturedOrderLine: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      contentId: string;
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      variantId: string;
      title: string;
      variantName: string;
      licence: {
        code: string;
        version: number;
      };
      price: number;
      listPrice: number;
      isRefunded: boolean;
      isRefunding: boolean;
      certificate: string | null;
      isUpgrade: boolean;
      isInBundle: boolean;
      isPublic: boolean;
      preview: components["schemas"]["Preview"] | null;
      language: ("en" | "bn") | null;
      translatedTitle: string | null;
    };
    PlatformFee: {
      version: number;
      basisPoints: number;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      effectiveAt: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      setAt: string;
      setBy: {
        name: string;
      } | null;
      note: string;
      /** @enum {string} */
      state: "upcoming" | "current" | "replaced" | "cancelled" | "past";
      cancelledAt: string | null;
      cancelledBy: {
        name: string;
      } | null;
    };
    PopularKey: {
      key: string;
      label: string;
      count: number;
      searched: boolean;
    };
    Preview: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /** @enum {string} */
      kind: "image" | "font" | "audio" | "video";
      alt: string;
      width: number;
      height: number;
      widths: number[];
      avifWidths: number[];
      colors: string[];
    };
    /** @description RFC 9457 problem details */
    Problem: {
      type: string;
      title: string;
      status: number;
      detail: string;
      code: string;
      errors?: {
          path: string;
          message: string;
        }[];
      requestId: string;
    };
    QueuedRefundRequest: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      reason: ("customer_request" | "does_not_work" | "not_as_described" | "takedown" | "paid_twice" | "other") | null;
      note: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      requestedAt: string;
      message: string;
      lines: ({
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          lineId: string;
          /** @enum {string} */
          status: "open" | "withdrawn" | "declined" | "refunded";
          endedAt: string | null;
          title: string;
          variantName: string;
          price: number;
          isDownloaded: boolean;
        })[];
      order: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        number: number;
        currency: string;
      };
      buyer: components["schemas"]["OrderBuyer"];
    };
    QueuedSubmission: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      contentId: string;
      number: number;
      /** @enum {string} */
      kind: "new" | "resubmitted" | "appeal" | "revision";
      isRevision: boolean;
      title: string;
      category: components["schemas"]["CategoryName"] | null;
      contributor: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        username: string;
        name: string;
      };
      ai: boolean;
      files: number;
      preview: components["schemas"]["ReviewPreview"] | null;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      submittedAt: string;
      claim: components["schemas"]["ReviewClaim"] | null;
      assignee: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        name: string;
        isMe: boolean;
      } | null;
      mayDecide: boolean;
    };
    Rating: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      stars: number;
      words: string;
      author: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      at: string;
      isEdited: boolean;
      answer: {
        words: string;
        /**
         * Format: date-time
         * @description ISO 8601, UTC
         */
        at: string;
      } | null;
    };
    RatingSummary: {
      count: number;
      average: number;
      byStars: number[];
    };
    ReceivedRating: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      stars: number;
      words: string;
      author: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      at: string;
      isEdited: boolean;
      answer: {
        words: string;
        /**
         * Format: date-time
         * @description ISO 8601, UTC
         */
        at: string;
      } | null;
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      contentId: string;
      title: string;
      isHidden: boolean;
    };
    RecentDecision: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      submissionId: string;
      title: string;
      /** @enum {string} */
      decision: "approved" | "changes_requested" | "rejected";
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      decidedAt: string;
      reasons: ("FILE_INVALID" | "LOW_RESOLUTION" | "NOISE_ARTIFACTS" | "FOCUS" | "EXPOSURE_COLOUR" | "WRONG_COLOUR_SPACE" | "EMBEDDED_RASTER" | "UNEDITABLE_TEXT" | "AUTO_TRACE" | "LAYERS_UNORGANISED" | "STROKES_NOT_EXPANDED" | "MISSING_FONTS_LINKS" | "PREVIEW_MISMATCH" | "PREVIEW_QUALITY" | "WATERMARK_OR_SIGNATURE" | "IMAGE_NOT_INCLUDED_LABEL" | "ARTBOARD_STRAY_ELEMENTS" | "TITLE_POOR" | "KEYWORD_SPAM" | "LANGUAGE" | "SPELLING" | "WRONG_CATEGORY" | "WRONG_TYPE" | "DUPLICATE" | "SIMILAR_TO_OWN" | "GROUP_INTO_SET" | "IP_TRADEMARK" | "COPYRIGHT_PLAGIARISM" | "MODEL_RELEASE_MISSING" | "PROPERTY_RELEASE_MISSING" | "PERSONAL_DATA_VISIBLE" | "FONT_LICENCE" | "AI_NOT_DISCLOSED" | "AI_ARTEFACTS" | "AI_ARTIST_NAME_PROMPT" | "PROHIBITED_CONTENT" | "HATE_OR_SEXUAL" | "OUTDATED_EVENT" | "MALWARE" | "LOW_COMMERCIAL_VALUE" | "QUALITY_BAR" | "COMPOSITION" | "TYPOGRAPHY")[];
    };
    ReconciliationBreak: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /** @enum {string} */
      kind: "receipt_missing" | "receipt_differs" | "charged_twice" | "receipt_without_order" | "surplus_kept" | "sale_missing" | "sale_differs" | "share_differs" | "sale_without_order" | "refund_not_sent" | "refund_sent_differs" | "refund_unknown" | "refund_elsewhere" | "refund_late" | "refund_not_posted" | "refund_differs" | "refund_without_order" | "statement_differs" | "day_differs" | "rule_broken";
      title: string;
      explanation: string;
      day: string | null;
      provider: string | null;
      subject: string;
      order: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        number: number;
      } | null;
      contributor: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        name: string;
      } | null;
      withdrawal: string | null;
      /** @enum {string} */
      state: "open" | "accepted" | "closed";
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      firstSeen: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      lastSeen: string;
      closedAt: string | null;
      accepted: ({
        /**
         * Format: date-time
         * @description ISO 8601, UTC
         */
        at: string;
        by: string | null;
        note: string;
      }) | null;
    };
    ReconciliationRun: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /** @description `YYYY-MM-DD` in Dhaka */
      from: string;
      /** @description `YYYY-MM-DD` in Dhaka */
      to: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      startedAt: string;
      startedBy: string | null;
      daysDone: number;
      daysTotal: number;
      finishedAt: string | null;
      openBreaks: number | null;
    };
    RefundRequest: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      reason: ("customer_request" | "does_not_work" | "not_as_described" | "takedown" | "paid_twice" | "other") | null;
      note: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      requestedAt: string;
      message: string;
      lines: ({
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          lineId: string;
          /** @enum {string} */
          status: "open" | "withdrawn" | "declined" | "refunded";
          endedAt: string | null;
        })[];
    };
    Report: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /** @enum {string} */
      kind: "copyright" | "unlawful" | "broken" | "privacy" | "other";
      words: string;
      email: string | null;
      isOfAccount: boolean;
      /** @enum {string} */
      language: "en" | "bn";
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      createdAt: string;
      outcome: ("no_action" | "content_unpublished" | "contributor_warned" | "contributor_suspended" | "list_unshared" | "rating_hidden" | "spam") | null;
      closedAt: string | null;
      closedBy: string | null;
      internalNote: string;
    };
    ReportCase: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      asset: components["schemas"]["Asset"] | null;
      isAboutContent: boolean;
      list: components["schemas"]["ReportedList"] | null;
      isAboutList: boolean;
      rating: components["schemas"]["AdminRating"] | null;
      isAboutRating: boolean;
      reports: number;
      kinds: ("copyright" | "unlawful" | "broken" | "privacy" | "other")[];
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      firstAt: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      lastAt: string;
      claim: components["schemas"]["ReportClaim"] | null;
      outcome: ("no_action" | "content_unpublished" | "contributor_warned" | "contributor_suspended" | "list_unshared" | "rating_hidden" | "spam") | null;
    };
    ReportClaim: {
      admin: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        name: string;
      };
      isMine: boolean;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      until: string;
    };
    ReportedList: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      name: string;
      note: string;
      count: number;
      token: string | null;
      isTakenDown: boolean;
    };
    Review: {
      submission: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        contentId: string;
        number: number;
        /** @enum {string} */
        kind: "new" | "resubmitted" | "appeal" | "revision";
        isRevision: boolean;
        title: string;
        category: components["schemas"]["CategoryName"] | null;
        contributor: {
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          _id: string;
          username: string;
          name: string;
        };
        ai: boolean;
        files: number;
        preview: components["schemas"]["ReviewPreview"] | null;
        /**
         * Format: date-time
         * @description ISO 8601, UTC
         */
        submittedAt: string;
        claim: components["schemas"]["ReviewClaim"] | null;
        assignee: {
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          _id: string;
          name: string;
          isMe: boolean;
        } | null;
        mayDecide: boolean;
        note: string;
      };
      decision: ("approved" | "changes_requested" | "rejected") | null;
      work: components["schemas"]["OwnContent"];
      corrections: components["schemas"]["Correction"][];
      live: {
        content: components["schemas"]["OwnContent"];
        previews: components["schemas"]["ReviewPreview"][];
      } | null;
      previews: components["schemas"]["ReviewPreview"][];
      files: components["schemas"]["FileFacts"][];
      checks: ({
          /** @enum {string} */
          code: "complete" | "same_file" | "near_duplicate" | "model_release" | "property_release";
          isGood: boolean;
        })[];
      similar: components["schemas"]["SimilarWork"][];
      maturePictures: string[];
      contributor: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        username: string;
        name: string;
        /**
         * Format: date-time
         * @description ISO 8601, UTC
         */
        since: string;
        published: number;
        approved: number;
        changesRequested: number;
        rejected: number;
        recent: components["schemas"]["RecentDecision"][];
      };
      history: components["schemas"]["PastSubmission"][];
      previous: string | null;
      next: string | null;
    };
    ReviewClaim: {
      admin: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        name: string;
      };
      isMine: boolean;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      since: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      until: string;
    };
    ReviewHistory: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      contentId: string;
      /** @enum {string} */
      status: "draft" | "pending" | "changes_requested" | "rejected" | "published" | "unpublished";
      submissions: components["schemas"]["OwnSubmission"][];
      position: number | null;
      medianWaitMinutes: number | null;
      mayResubmit: boolean;
      mayAppeal: boolean;
    };
    ReviewPreview: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /** @enum {string} */
      kind: "image" | "font" | "audio" | "video";
      alt: string;
      caption: string;
      translatedCaption: string | null;
      width: number;
      height: number;
      small: string | null;
      large: string | null;
      asset: {
        url: string;
        mediaType: string;
      } | null;
    };
    ReviewTemplate: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      title: string;
      en: string;
      bn: string;
    };
    SearchKey: {
      key: string;
      label: string | null;
      searches: number;
      nothingFound: number;
      lastSearched: string | null;
      works: number;
      pinPosition: number | null;
      hidden: boolean;
      popular: boolean;
      merged: string[];
      trend: number[];
    };
    SimilarWork: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      contentId: string;
      title: string;
      /** @enum {string} */
      status: "draft" | "pending" | "changes_requested" | "rejected" | "published" | "unpublished";
      contributor: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        username: string;
        name: string;
      };
      isOwn: boolean;
      isSameFile: boolean;
      distance: number | null;
      likeness: number | null;
      preview: components["schemas"]["ReviewPreview"] | null;
      nearTo: string | null;
    };
    SingleDrawing: {
      total: number;
      leftOut: number;
      sheets: string;
      drawing: components["schemas"]["Drawing"];
      previous: string | null;
      next: string | null;
    };
    SoldLine: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      contentId: string;
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      variantId: string;
      title: string;
      variantName: string;
      licence: {
        code: string;
        version: number;
        name: string;
        nameBn: string | null;
      };
      price: number;
      listPrice: number;
      isRefunded: boolean;
      isRefunding: boolean;
      certificate: string | null;
      isUpgrade: boolean;
      isInBundle: boolean;
      isPublic: boolean;
      preview: components["schemas"]["Preview"] | null;
      language: ("en" | "bn") | null;
      translatedTitle: string | null;
      contributor: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        name: string;
      };
      fee: number;
      affiliate: ({
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        accountId: string | null;
        name: string;
        amount: number;
      }) | null;
      isDownloaded: boolean;
    };
    Sound: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      fileId: string;
      sample: string;
      name: string;
      seconds: number;
      heardSeconds: number;
      levels: string;
      tempo: number | null;
      key: string | null;
      loop: {
        start: number;
        end: number;
      } | null;
      isFree: boolean;
    };
    Sounds: {
      sounds: components["schemas"]["Sound"][];
      isPending: boolean;
    };
    Subcategory: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      key: string;
      name: string;
      nameBn: string | null;
      contentCount: number;
      cover: components["schemas"]["Cover"] | null;
    };
    Suggestion: {
      /** @enum {string} */
      kind: "keyword" | "category" | "subcategory" | "contributor" | "work";
      text: string;
      textBn: string | null;
      href: string;
      count: number | null;
    };
    Synonym: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      one: string;
      other: string;
    };
    Takedown: {
      /** @enum {string} */
      code: "copyright" | "privacy" | "unlawful" | "misleading" | "broken" | "quality" | "policy" | "other";
      note: string;
    };
    TaxPaper: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      /** @enum {string} */
      kind: "invoice" | "credit_note";
      number: string | null;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      issuedAt: string;
      vat: number;
    };
    Tile: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      fileId: string;
      tile: string;
      name: string;
      role: ("color" | "normal" | "roughness" | "metalness" | "height" | "occlusion" | "opacity") | null;
      width: number;
      height: number;
      isVector: boolean;
      isTransparent: boolean;
      markedPeriods: number;
      isSeamless: boolean;
      isFree: boolean;
      variantIds: string[];
    };
    Tiles: {
      tiles: components["schemas"]["Tile"][];
    };
    Turntable: {
      fileId: string;
      sheet: string;
      frames: number;
      columns: number;
      width: number;
      height: number;
      isOpen: boolean;
    };
    UnderstoodWord: {
      typed: string;
      as: string | null;
      /** @enum {string} */
      how: "spelling" | "sound" | "meaning" | "color" | "price" | "leftOut";
    };
    Upload: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      name: string;
      folder: string;
      size: number;
      received: number;
      /** @enum {string} */
      status: "receiving" | "received" | "processing" | "ready" | "refused";
      sha256: string | null;
      refusal: ({
        /** @enum {string} */
        code: "EMPTY" | "TRUNCATED" | "UNKNOWN_TYPE" | "WRONG_TYPE" | "BROKEN" | "TOO_MANY_PIXELS" | "TOO_MANY_FRAMES" | "ARCHIVE_UNSAFE" | "ARCHIVE_TOO_LARGE" | "ENCRYPTED" | "ACTIVE_CONTENT" | "EXTERNAL_REFERENCE" | "DANGEROUS_FILE" | "INFECTED" | "WRONG_HASH" | "TOO_COSTLY" | "PROCESSING_FAILED" | "TOO_MANY_COSTLY";
        detail: string;
      }) | null;
      report: components["schemas"]["UploadReport"] | null;
      taken: boolean;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      expiresAt: string;
    };
    UploadPreview: {
      /** @enum {string} */
      kind: "image" | "font" | "audio" | "video";
      width: number;
      height: number;
      widths: number[];
      avifWidths: number[];
      markedWidths: number[];
      thumbhash: string;
      colors: ({
          hex: string;
          /** @enum {string} */
          name: "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple" | "pink" | "brown" | "black" | "grey" | "white";
        })[];
      asset: {
        ext: string;
        mediaType: string;
      } | null;
      files: string[];
    };
    UploadReport: {
      kind: string;
      format: string;
      mediaType: string;
      figures: {
        [key: string]: number | string;
      };
      containedFormats: string[];
      entries: {
          name: string;
          size: number;
        }[];
      metadata: {
        title: string | null;
        description: string | null;
        keywords: string[];
        author: string | null;
      };
      preview: components["schemas"]["UploadPreview"] | null;
      withoutPreview: ("no_reader" | "no_helper" | "failed") | null;
    };
    Variant: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      name: string;
      licence: components["schemas"]["Licence"];
      price: number | null;
      sale: {
        listPrice: number;
        lowestPrice: number;
      } | null;
      currency: string;
      files: components["schemas"]["VariantFile"][];
    };
    VariantFile: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      name: string;
      format: string;
      containedFormats: string[];
      mediaType: string;
      size: number;
      width: number | null;
      height: number | null;
      sha256: string;
      figures: {
        [key: string]: number | string;
      };
    };
    VatRate: {
      version: number;
      categoryId: string | null;
      basisPoints: number | null;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      effectiveAt: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      setAt: string;
      setBy: {
        name: string;
      } | null;
      /** @enum {string} */
      state: "upcoming" | "current" | "past";
    };
    VatRegistration: {
      bin: string;
      name: string;
      address: string;
      officer: string;
      designation: string;
      feeBasisPoints: number;
      pricesWithoutVat: boolean;
      version: number;
      setAt: string | null;
      setBy: {
        name: string;
      } | null;
    };
    VerifiedCertificate: {
      code: string;
      /** @enum {string} */
      status: "valid" | "revoked";
      title: string;
      variantName: string;
      contributorName: string;
      licence: {
        name: string;
        nameBn: string | null;
        version: number;
      };
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      since: string;
      revokedAt: string | null;
    };
    WholeBlogPost: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      slug: string;
      wasPublic: boolean;
      /** @enum {string} */
      status: "draft" | "scheduled" | "published";
      publishedAt: string | null;
      showcased: boolean;
      categoryId: string | null;
      coverId: string | null;
      images: components["schemas"]["Preview"][];
      texts: {
        en: components["schemas"]["WrittenBlogText"] | null;
        bn: components["schemas"]["WrittenBlogText"] | null;
      };
      works: components["schemas"]["EmbeddedWork"][];
      revision: number;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      updatedAt: string;
    };
    WholeCollection: {
      collection: components["schemas"]["ManagedCollection"];
      items: components["schemas"]["CollectionItem"][];
    };
    WholeContentRequest: {
      request: {
        /**
         * Format: uuid
         * @description Opaque identifier; sorts by creation time
         */
        _id: string;
        /** @enum {string} */
        status: "new" | "brief" | "declined" | "closed";
        outcome: ("fulfilled" | "unfulfilled") | null;
        title: string;
        category: components["schemas"]["CategoryName"] | null;
        budget: number | null;
        currency: string;
        deadline: string | null;
        contact: ({
          /** @enum {string} */
          kind: "email" | "phone";
          hint: string;
        }) | null;
        isOfAccount: boolean;
        pictures: number;
        answers: number;
        /**
         * Format: date-time
         * @description ISO 8601, UTC
         */
        createdAt: string;
        closedAt: string | null;
        description: string;
        /** @enum {string} */
        language: "en" | "bn";
        reply: string;
        pictureIds: string[];
      };
      brief: ({
        title: string;
        description: string;
        category: components["schemas"]["CategoryName"] | null;
        budget: number | null;
        deadline: string | null;
        pictures: string[];
        /**
         * Format: date-time
         * @description ISO 8601, UTC
         */
        createdAt: string;
      }) | null;
      answers: ({
          /**
           * Format: uuid
           * @description Opaque identifier; sorts by creation time
           */
          _id: string;
          title: string;
          /** @enum {string} */
          status: "draft" | "pending" | "changes_requested" | "rejected" | "published" | "unpublished";
          contributor: {
            username: string;
            name: string;
          };
        })[];
    };
    WithdrawContributor: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      name: string;
      username: string;
      standing: string;
    };
    WithdrawCorrection: {
      number: number;
      /** @enum {string} */
      status: "proposed" | "done" | "dropped";
      /** @enum {string} */
      from: "failed" | "paid" | "returned";
      /** @enum {string} */
      to: "paid" | "failed";
      reference: string;
      reason: string;
      proposedBy: string | null;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      proposedAt: string;
      decidedBy: string | null;
      decidedAt: string | null;
    };
    WithdrawDetail: {
      request: components["schemas"]["WithdrawSummary"];
      account: {
          field: string;
          value: string;
        }[];
      balances: {
        pending: number;
        available: number;
        reserved: number;
        debt: number;
        paid: number;
      };
      entries: components["schemas"]["BookEntry"][];
      history: ({
          /** @enum {string} */
          status: "requested" | "approved" | "paid" | "rejected" | "failed" | "returned" | "cancelled";
          /**
           * Format: date-time
           * @description ISO 8601, UTC
           */
          at: string;
          admin: string | null;
          reference: string;
          reason: string;
        })[];
      corrections: components["schemas"]["WithdrawCorrection"][];
      others: number;
    };
    WithdrawSummary: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      number: number;
      /** @enum {string} */
      status: "requested" | "approved" | "paid" | "rejected" | "failed" | "returned" | "cancelled";
      currency: string;
      amount: number;
      fee: number;
      /** @enum {string} */
      type: "bkash" | "nagad" | "rocket" | "bank";
      account: string;
      reference: string;
      reason: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      requestedAt: string;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      updatedAt: string;
      contributor: components["schemas"]["WithdrawContributor"];
      needsSecondAdmin: boolean;
      approvedBy: string | null;
      paidBy: string | null;
      batch: number | null;
    };
    WithdrawTrace: {
      number: number;
      /** @enum {string} */
      type: "bkash" | "nagad" | "rocket" | "bank";
      account: string;
      reference: string;
    };
    WithdrawType: {
      /** @enum {string} */
      _id: "bkash" | "nagad" | "rocket" | "bank";
      /** @enum {string} */
      type: "bkash" | "nagad" | "rocket" | "bank";
      isAllowed: boolean;
      minimum: number;
      maximum: number;
      fee: number;
      usualDays: number;
      instructions: {
        en: string;
        bn: string;
      };
      version: number;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      updatedAt: string;
    };
    Work: {
      /**
       * Format: uuid
       * @description Opaque identifier; sorts by creation time
       */
      _id: string;
      title: string;
      /** @enum {string} */
      status: "draft" | "pending" | "changes_requested" | "rejected" | "published" | "unpublished";
      revisionOf: string | null;
      revisionId: string | null;
      category: components["schemas"]["CategoryName"] | null;
      missing: ("title" | "category" | "subcategory" | "keywords" | "description" | "file" | "price" | "preview" | "model_release" | "property_release" | "change_note")[];
      takedown: components["schemas"]["Takedown"] | null;
      preview: components["schemas"]["OwnPreview"] | null;
      prices: {
        min: number;
        max: number;
      } | null;
      views: number;
      downloads: number;
      sales: number;
      refunds: number;
      earned: number;
      submittedAt: string | null;
      /**
       * Format: date-time
       * @description ISO 8601, UTC
       */
      updatedAt: string;
    };
    WrittenBlogText: {
      title: string;
      summary: string;
      body: {
        /** @constant */
        type: "doc";
        content: components["schemas"]["__schema0"];
      };
    };
  };
  responses: {
    /** @description Some values are not valid; `errors` names each field. */
    bad_input: {
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description No session or API token, or one that has expired. */
    unauthenticated: {
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The variant must be bought first. */
    payment_required: {
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description Not allowed for this account, not in the scopes of the API token, or sent from another site. */
    forbidden: {
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description Missing, not public, or somebody else’s. */
    not_found: {
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description Conflicts with a change or an existing resource. */
    conflict: {
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description Another request is writing to it; retry once that has ended. */
    locked: {
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The body is too large for this operation. */
    too_large: {
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The operation does not accept this type of body. */
    unsupported_media_type: {
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description Rate limit exceeded; `Retry-After` says how many seconds to wait. */
    too_many_requests: {
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description A server error; `requestId` identifies it in the log. */
    internal: {
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description Busy, restarting, or a required service is unreachable; `Retry-After` says when to retry. */
    unavailable: {
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description Refused for another reason, before the operation was reached. */
    refused: {
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type $defs = Record<string, never>;

export type external = Record<string, never>;

export interface operations {

  /** All accounts */
  getUserAll: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        status?: "active" | "suspended" | "deleted";
        role?: "customer" | "applicant" | "contributor";
        sort?: "created" | "-created" | "person" | "-person" | "contact" | "-contact" | "status" | "-status";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Account"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All accounts as CSV, filtered and sorted like the list */
  getUserAllExport: {
    parameters: {
      query?: {
        q?: string;
        status?: "active" | "suspended" | "deleted";
        role?: "customer" | "applicant" | "contributor";
        sort?: "created" | "-created" | "person" | "-person" | "contact" | "-contact" | "status" | "-status";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** One account, in any status */
  getUserSingleId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            user: {
              /**
               * Format: uuid
               * @description Opaque identifier; sorts by creation time
               */
              _id: string;
              username: string;
              name: string;
              image: string | null;
              email: string | null;
              emailVerified: boolean;
              phone: string | null;
              methods: ("phone" | "google" | "facebook")[];
              /** @enum {string} */
              status: "active" | "suspended" | "deleted";
              suspendedReason: string | null;
              /** @enum {string} */
              role: "customer" | "applicant" | "contributor";
              /**
               * Format: date-time
               * @description ISO 8601, UTC
               */
              createdAt: string;
              seenAt: string | null;
              /** @enum {string} */
              language: "en" | "bn";
            };
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The token of the request: its owner, scopes and expiry */
  getToken: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            name: string;
            scopes: ("catalogue:read" | "works:read" | "works:upload" | "orders:read" | "earnings:read" | "withdrawals:read" | "admin:read" | "owner:read")[];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             */
            expiresAt: string;
            owner: {
              /** @enum {string} */
              type: "user" | "admin";
              /**
               * Format: uuid
               * @description Opaque identifier; sorts by creation time
               */
              _id: string;
            };
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** A contributor’s public page, by identifier or username; the portfolio is at `/content/all?contributor=` */
  getContributorSingleId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Contributor"];
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Your public page; applicants can prepare it, too */
  getContributorProfile: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            contributor: components["schemas"]["ContributorProfile"];
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Contributors and applicants, in every status */
  getContributorAll: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        status?: "affiliate" | "pending" | "active" | "rejected" | "suspended" | "closed";
        account?: string;
        sort?: "applied" | "-applied" | "name" | "-name" | "status" | "-status";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["ListedContributor"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Contributors and applicants as CSV, filtered and sorted like the list */
  getContributorExport: {
    parameters: {
      query?: {
        q?: string;
        status?: "affiliate" | "pending" | "active" | "rejected" | "suspended" | "closed";
        account?: string;
        sort?: "applied" | "-applied" | "name" | "-name" | "status" | "-status";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Whether applications are approved automatically */
  getContributorApproval: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["ContributorApproval"];
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The audit log of admin actions */
  getAdminAudit: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        sort?: "at" | "-at" | "action" | "-action";
        action?: string;
        admin?: string;
        subject?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["AuditEntry"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The audit log as CSV, filtered and sorted like the list */
  getAdminAuditExport: {
    parameters: {
      query?: {
        sort?: "at" | "-at" | "action" | "-action";
        action?: string;
        admin?: string;
        subject?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Background jobs that failed after all retries */
  getAdminJobsFailed: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        sort?: "failedAt" | "-failedAt" | "queue" | "-queue" | "message" | "-message";
        queue?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["FailedJob"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Number of waiting items on each admin page that you may open */
  getAdminInbox: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["InboxCount"][];
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All categories, published or not, in order */
  getContentCategoryAll: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["AdminCategory"][];
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The licences that contributors choose from, with their permissions */
  getLicenceAll: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Licence"][];
          };
        };
      };
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** A licence with the full text of the version in force, or of an older one, and all versions */
  getLicenceSingleCode: {
    parameters: {
      query?: {
        version?: number;
      };
      path: {
        code: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            licence: components["schemas"]["Licence"];
            shown: components["schemas"]["LicenceVersion"];
            versions: ({
                version: number;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                effectiveAt: string;
                sha256: {
                  en: string;
                  bn: string | null;
                };
              })[];
          };
        };
      };
      400: components["responses"]["bad_input"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Published content with search, filters, sorting and cursor pagination */
  getContentAll: {
    parameters: {
      query?: {
        q?: string;
        asTyped?: string | string[];
        category?: string;
        subcategory?: string;
        keyword?: string;
        collection?: string;
        contributor?: string;
        price?: string;
        format?: string | string[];
        orientation?: string | string[];
        color?: string | string[];
        licence?: string | string[];
        use?: string | string[];
        style?: string | string[];
        items?: string | string[];
        ai?: "only" | "exclude";
        not?: string | string[];
        personal?: "1";
        sort?: "relevance" | "color" | "newest" | "popular" | "price-asc" | "price-desc";
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Card"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
            correctedQuery: string | null;
            understood: components["schemas"]["UnderstoodWord"][];
            exact: number;
            leftOut: components["schemas"]["LeftOut"] | null;
          };
        };
      };
      400: components["responses"]["bad_input"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * Number of results for each choice of each filter
   * @description Counting has a time limit, and each network gets a share of it; once it is used up, choices have no counts.
   */
  getContentFacets: {
    parameters: {
      query?: {
        q?: string;
        asTyped?: string | string[];
        category?: string;
        subcategory?: string;
        keyword?: string;
        collection?: string;
        contributor?: string;
        price?: string;
        format?: string | string[];
        orientation?: string | string[];
        color?: string | string[];
        licence?: string | string[];
        use?: string | string[];
        style?: string | string[];
        items?: string | string[];
        ai?: "only" | "exclude";
        not?: string | string[];
        personal?: "1";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            groups: components["schemas"]["FacetGroup"][];
            sampled: ("category" | "subcategory" | "price" | "format" | "orientation" | "color" | "licence" | "use" | "style" | "items" | "ai")[];
          };
        };
      };
      400: components["responses"]["bad_input"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Similar content by other contributors, and more by the same contributor */
  getContentRelatedId: {
    parameters: {
      query?: {
        personal?: "1";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            related: components["schemas"]["Card"][];
            fromContributor: components["schemas"]["Card"][];
            leftOut: components["schemas"]["LeftOut"] | null;
          };
        };
      };
      400: components["responses"]["bad_input"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Up to 12 published contents by identifier, in the requested order; unpublished ones are left out */
  getContentCards: {
    parameters: {
      query: {
        ids: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Card"][];
          };
        };
      };
      400: components["responses"]["bad_input"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Sitemap: without `after` the start of each part, with it one part */
  getContentSitemap: {
    parameters: {
      query?: {
        after?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            parts: string[];
            contributors: string[];
            items: {
                /**
                 * Format: uuid
                 * @description Opaque identifier; sorts by creation time
                 */
                _id: string;
                title: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                updatedAt: string;
              }[];
          };
        };
      };
      400: components["responses"]["bad_input"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Published categories, in display order */
  getContentCategoryPublished: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Category"][];
          };
        };
      };
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** One published category, by identifier or key */
  getContentCategoryPublishedX: {
    parameters: {
      path: {
        x: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Category"];
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** A subcategory by its key, with the category that it belongs to */
  getContentCategorySubkeyKey: {
    parameters: {
      path: {
        key: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            subcategory: components["schemas"]["Subcategory"];
            category: components["schemas"]["Category"];
          };
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Pairs of synonyms */
  getAdminSynonyms: {
    parameters: {
      query?: {
        q?: string;
        sort?: "created" | "-created" | "one" | "-one" | "other" | "-other";
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Synonym"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Built-in synonyms of a word */
  getAdminSynonymsLexicon: {
    parameters: {
      query: {
        q: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["LexiconPair"][];
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Built-in pairs of synonyms that are turned off, latest first */
  getAdminSynonymsStruck: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["LexiconPair"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Popular keys of each published category */
  getContentCategoryPopularKeysCategory: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: ({
                category: {
                  /**
                   * Format: uuid
                   * @description Opaque identifier; sorts by creation time
                   */
                  _id: string;
                  key: string;
                  name: string;
                  nameBn: string | null;
                };
                keys: components["schemas"]["PopularKey"][];
              })[];
          };
        };
      };
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Popular keys of the whole catalogue: searched, downloaded and used in the last 30 days */
  getContentCategoryPopularKeysAll: {
    parameters: {
      query?: {
        personal?: "1";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["PopularKey"][];
          };
        };
      };
      400: components["responses"]["bad_input"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Popular keys of one category, by identifier or key */
  getContentCategoryPopularKeysX: {
    parameters: {
      query?: {
        personal?: "1";
      };
      path: {
        x: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["PopularKey"][];
          };
        };
      };
      400: components["responses"]["bad_input"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Suggestions for what has been typed so far */
  getContentCategoryRecommendationX: {
    parameters: {
      query?: {
        personal?: "1";
      };
      path: {
        x: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Suggestion"][];
            leftOut: components["schemas"]["LeftOut"] | null;
          };
        };
      };
      400: components["responses"]["bad_input"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Searches of the last 7, 30 or 90 days, including those without results */
  getAdminSearchKeys: {
    parameters: {
      query?: {
        q?: string;
        days?: "7" | "30" | "90";
        show?: "nothing_found" | "popular" | "pinned" | "hidden";
        sort?: "searches" | "-searches" | "nothing" | "-nothing" | "recent" | "-recent" | "key" | "-key";
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["SearchKey"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Searches of the last 30 days that found fewer than five works */
  getAdminSearchKeysFewFound: {
    parameters: {
      query?: {
        q?: string;
        sort?: "searches" | "-searches" | "found" | "-found" | "recent" | "-recent" | "key" | "-key";
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["FewFoundSearch"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The pinned keys, in display order */
  getAdminSearchKeysPinned: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: ({
                key: string;
                label: string | null;
                works: number;
              })[];
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** One published content, with its variants */
  getContentSingleId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Content"];
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The files of one published content, with the contents of its archives */
  getContentInsideId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Inside"];
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The files inside one archive of a published content, the first 500 */
  getContentInsideIdFileId: {
    parameters: {
      path: {
        id: string;
        fileId: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["ArchiveEntries"];
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Redirects (302) to a file of a content in any status, by a link valid for two minutes; for its contributor and, from the admin area, for admins */
  getContentOriginalContentIdFileId: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
      path: {
        contentId: string;
        fileId: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Up to 48 published contents with a similar picture and similar words, most similar first */
  getContentLookAlikesId: {
    parameters: {
      query?: {
        personal?: "1";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Card"][];
            leftOut: components["schemas"]["LeftOut"] | null;
            content: components["schemas"]["Card"];
          };
        };
      };
      400: components["responses"]["bad_input"];
      404: components["responses"]["not_found"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Live collections, in display order */
  getCollectionAll: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Collection"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Collections of the home page, in order */
  getCollectionShowcase: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Collection"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** One live collection, by identifier or key; its contents are at `/content/all?collection=` */
  getCollectionSingleId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Collection"];
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Up to 4 live collections that contain a work, each with one cover */
  getCollectionContainingContentId: {
    parameters: {
      path: {
        contentId: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: ({
                /**
                 * Format: uuid
                 * @description Opaque identifier; sorts by creation time
                 */
                _id: string;
                key: string;
                title: string;
                titleBn: string | null;
                covers: components["schemas"]["Preview"][];
              })[];
          };
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All collections, published or not, in order */
  getCollectionEvery: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["ManagedCollection"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** One collection by identifier or key, published or not, with its contents in order */
  getCollectionEveryId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["WholeCollection"];
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Keywords of published works, with the number of works and searches */
  getContentCategoryKeywordsAll: {
    parameters: {
      query?: {
        category?: string;
        q?: string;
        sort?: "works" | "-works" | "keyword" | "-keyword";
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["KeywordUse"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The contributors’ share of a sale, its clearing time and the minimum withdrawal */
  getPaymentSettingsTerms: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["EarningTerms"];
        };
      };
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The platform fee with its history, the payout methods and the other payment settings */
  getPaymentSettings: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            platformFee: {
              current: components["schemas"]["PlatformFee"];
              history: components["schemas"]["PlatformFee"][];
            };
            types: components["schemas"]["WithdrawType"][];
            general: components["schemas"]["MoneySettings"];
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * All transfers of the ledger as CSV, in posting order; the audit log records the download
   * @description Each row has the SHA-256 of the one above and of itself; `npm run ledger-verify` checks them. The file is a snapshot of one moment. Only one download runs at a time; the audit log records the last hash of each completed one.
   */
  getLedgerExport: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      409: components["responses"]["conflict"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Whether the ledger is being downloaded, since only one download runs at a time */
  getLedgerExportState: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            isRunning: boolean;
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All sales and coupons of the site and of contributors, newest first */
  getDiscounts: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        by?: "all" | "site" | "contributors";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Discount"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The operator’s VAT registration, and the rates by category with their history */
  getVat: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            registration: components["schemas"]["VatRegistration"];
            rates: components["schemas"]["VatRate"][];
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * The VAT rates by which price fields take prices without VAT; null if they take what buyers pay
   * @description This is about the fields of pages. Every price of the API is what buyers pay, with VAT.
   */
  getVatPriceFields: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            vat: {
              basisPoints: number;
              categories: {
                  /**
                   * Format: uuid
                   * @description Opaque identifier; sorts by creation time
                   */
                  categoryId: string;
                  basisPoints: number;
                }[];
            } | null;
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * Downloads a file of a free variant; supports range requests
   * @description A paid variant answers 402 until it is bought. `file` chooses among several; the first is the default.
   */
  getContentDownloadContentIdVariantId: {
    parameters: {
      query?: {
        file?: string;
      };
      path: {
        contentId: string;
        variantId: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      402: components["responses"]["payment_required"];
      404: components["responses"]["not_found"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * Downloads all files of a variant as one ZIP
   * @description A paid variant answers 402 until it is bought. A text file names files that are unavailable right now.
   */
  getContentArchiveContentIdVariantId: {
    parameters: {
      path: {
        contentId: string;
        variantId: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      402: components["responses"]["payment_required"];
      404: components["responses"]["not_found"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * A picture of a preview without a watermark, for buyers of the work and its contributor
   * @description `id` identifies the preview; `name` is `<width>.webp` for one of its widths.
   */
  getContentOwnedPreviewIdName: {
    parameters: {
      path: {
        id: string;
        name: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Variants of a work that you have bought and can download, and those you can upgrade to; none for a visitor */
  getContentOwnedContentId: {
    parameters: {
      path: {
        contentId: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            variantIds: string[];
            upgrades: {
                /**
                 * Format: uuid
                 * @description Opaque identifier; sorts by creation time
                 */
                variantId: string;
                /**
                 * Format: uuid
                 * @description Opaque identifier; sorts by creation time
                 */
                orderId: string;
              }[];
            seesUnmarked: boolean;
          };
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Identifiers of all works with a variant that you bought and can download */
  getContentOwned: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            ids: string[];
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * Your purchases and downloads, newest first; works that are no longer public keep their names
   * @description `q` searches titles, variants and file names. Purchases stay available until they are refunded, and stay listed after that.
   */
  getContentDownloaded: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        kind?: "bought" | "free";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["DownloadedVariant"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Purchases and downloads of an account, newest first */
  getContentDownloadedId: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        kind?: "bought" | "free";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["DownloadedVariant"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The vector drawings of a published content, up to 120 per call; empty if it isn’t a set of drawings */
  getContentDrawingsId: {
    parameters: {
      query?: {
        from?: number;
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Drawings"];
        };
      };
      400: components["responses"]["bad_input"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** One drawing of a published content with its neighbours */
  getContentDrawingsIdDrawing: {
    parameters: {
      path: {
        id: string;
        drawing: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["SingleDrawing"];
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The styles of a published font work; empty for other works, for fonts that can’t be read, and until they have been read */
  getContentFontsId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Fonts"];
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The tiles of a published pattern or texture; empty for other works, and until its files have been read */
  getContentTilesId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Tiles"];
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The sounds of a published work with length, tempo and key; empty until they have been read */
  getContentSoundsId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Sounds"];
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The animations of a published motion work; empty for other works, and until they are ready */
  getContentMotionId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Motion"];
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The documents of a published work, page by page; empty until their pages are ready */
  getContentDocumentsId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Documents"];
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Panorama pictures of a published environment map; empty for other works, and until they are ready */
  getContentPanoramaId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["FoundPanorama"];
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Turntable pictures of a published work’s paid 3D models; empty for other works, and until they are ready */
  getContentTurntableId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["FoundTurntables"];
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Ratings of a work by buyers, newest first; none while there are fewer than three */
  getRatingOfContentId: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
      path: {
        contentId: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Rating"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
            summary: components["schemas"]["RatingSummary"] | null;
          };
        };
      };
      400: components["responses"]["bad_input"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Average rating of a contributor’s public works with three ratings or more; null if there are none */
  getRatingOfContributorId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            summary: components["schemas"]["RatingSummary"] | null;
          };
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Ratings of your works, newest first */
  getRatingReceived: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        show?: "all" | "unanswered";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["ReceivedRating"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
            summary: components["schemas"]["RatingSummary"] | null;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All ratings, newest first */
  getRatingAll: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        state?: "hidden" | "shown";
        stars?: "1" | "2" | "3" | "4" | "5";
        content?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["AdminRating"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Bundles on sale, newest first; with `content`, those with that work */
  getBundleAll: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        content?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["ListedBundle"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** A bundle on sale, with its works and what each costs in it */
  getBundleSingleId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Bundle"];
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All bundles of the site and of contributors, newest first */
  getBundles: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["OwnBundle"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Your orders, newest first */
  getOrderAll: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["ListedOrder"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** One of your orders, with its downloads */
  getOrderSingleId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["OwnOrder"];
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * All downloadable files of one of your orders, as one ZIP
   * @description One folder per item, without refunded ones. A text file names files that are unavailable right now.
   */
  getOrderArchiveId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      409: components["responses"]["conflict"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All refund requests: open ones first, oldest first */
  getOrderRefundRequestAll: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        status?: "open" | "closed";
        sort?: "requested" | "-requested";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["QueuedRefundRequest"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All refund requests as CSV, filtered and sorted like the list */
  getOrderRefundRequestExport: {
    parameters: {
      query?: {
        status?: "open" | "closed";
        sort?: "requested" | "-requested";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All orders, by number, receipt, buyer, e-mail, title or a provider’s reference */
  getOrderEvery: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        status?: "pending" | "on_hold" | "paid" | "failed" | "cancelled" | "expired" | "refunded";
        provider?: "sandbox" | "sslcommerz" | "bkash" | "stripe";
        days?: "1" | "7" | "30" | "90" | "365";
        buyer?: string;
        sort?: "created" | "-created" | "number" | "-number" | "buyer" | "-buyer" | "status" | "-status" | "total" | "-total";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["OrderSummary"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All orders as CSV, filtered and sorted like the list */
  getOrderExport: {
    parameters: {
      query?: {
        q?: string;
        status?: "pending" | "on_hold" | "paid" | "failed" | "cancelled" | "expired" | "refunded";
        provider?: "sandbox" | "sslcommerz" | "bkash" | "stripe";
        days?: "1" | "7" | "30" | "90" | "365";
        buyer?: string;
        sort?: "created" | "-created" | "number" | "-number" | "buyer" | "-buyer" | "status" | "-status" | "total" | "-total";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * Tax invoices and credit notes of a month such as `2026-11` by VAT rate, with sums, as CSV
   * @description Months are those of Dhaka. Amounts of credit notes are negative; the sums come last.
   */
  getOrderVatReport: {
    parameters: {
      query: {
        month: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** An order with its buyer, lines and refunds */
  getOrderEveryId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            order: {
              /**
               * Format: uuid
               * @description Opaque identifier; sorts by creation time
               */
              _id: string;
              number: number;
              /** @enum {string} */
              status: "pending" | "on_hold" | "paid" | "failed" | "cancelled" | "expired" | "refunded";
              currency: string;
              total: number;
              vat: number | null;
              coupon: {
                code: string;
                discount: number;
              } | null;
              provider: string | null;
              /**
               * Format: date-time
               * @description ISO 8601, UTC
               */
              createdAt: string;
              /**
               * Format: date-time
               * @description ISO 8601, UTC
               */
              expiresAt: string;
              paidAt: string | null;
              lines: components["schemas"]["SoldLine"][];
              bundle: ({
                /**
                 * Format: uuid
                 * @description Opaque identifier; sorts by creation time
                 */
                _id: string;
                name: string;
                nameBn: string | null;
                isOnSale: boolean;
              }) | null;
            };
            buyer: components["schemas"]["OrderBuyer"];
            particulars: components["schemas"]["OrderParticulars"][];
            certificateDownloadedAt: string | null;
            receiptNumber: string | null;
            taxPapers: components["schemas"]["TaxPaper"][];
            refunds: components["schemas"]["OrderRefund"][];
            refundableUntil: string | null;
            refundRequests: components["schemas"]["RefundRequest"][];
            notes: components["schemas"]["AdminNote"][];
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Every attempt to pay an order, with its calls, notifications, anomalies and refunds */
  getPaymentOrderOrderId: {
    parameters: {
      path: {
        orderId: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            attempts: components["schemas"]["PaymentAttempt"][];
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Payments that don’t match */
  getPaymentAnomalies: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        sort?: "last" | "-last" | "anomaly" | "-anomaly";
        status?: "new" | "all";
        kind?: "status" | "amount" | "currency" | "order" | "store" | "mode" | "signature" | "transaction_reused" | "paid_twice" | "surplus" | "no_buyer" | "bought_twice" | "held_denied" | "dispute" | "refund_elsewhere" | "refund_in_doubt" | "refund_refused" | "refund_late";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: ({
                /**
                 * Format: uuid
                 * @description Opaque identifier; sorts by creation time
                 */
                _id: string;
                /** @enum {string} */
                kind: "status" | "amount" | "currency" | "order" | "store" | "mode" | "signature" | "transaction_reused" | "paid_twice" | "surplus" | "no_buyer" | "bought_twice" | "held_denied" | "dispute" | "refund_elsewhere" | "refund_in_doubt" | "refund_refused" | "refund_late";
                expected: string;
                actual: string;
                times: number;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                firstAt: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                lastAt: string;
                seenAt: string | null;
                seenBy: string | null;
                moneyBack: ("sent" | "refused" | "returned") | null;
                order: {
                  /**
                   * Format: uuid
                   * @description Opaque identifier; sorts by creation time
                   */
                  _id: string;
                  number: number;
                  currency: string;
                };
                provider: string;
                reference: string;
                isUndecided: boolean;
              })[];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * Whether a licence certificate is valid, and what it licenses; never who bought it
   * @description The code may be in lower case, without hyphens, and with O, I and L in place of 0 and 1.
   */
  getVerifyCode: {
    parameters: {
      path: {
        code: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["VerifiedCertificate"];
        };
      };
      404: components["responses"]["not_found"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * One of your licence certificates as PDF
   * @description Refused while the order has no name for the certificate; `PUT /order/particulars/{id}` sets one.
   */
  getOrderCertificateCode: {
    parameters: {
      query?: {
        language?: "en" | "bn";
      };
      path: {
        code: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      409: components["responses"]["conflict"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The receipt of one of your paid orders as PDF */
  getOrderReceiptId: {
    parameters: {
      query?: {
        language?: "en" | "bn";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      409: components["responses"]["conflict"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The tax invoice (Mushak 6.3) or a credit note (Mushak 6.7) of one of your orders as PDF */
  getOrderTaxPaperId: {
    parameters: {
      query?: {
        language?: "en" | "bn";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The tax invoice (Mushak 6.3) or a credit note (Mushak 6.7) of any order as PDF */
  getOrderEveryTaxPaperId: {
    parameters: {
      query?: {
        language?: "en" | "bn";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * The receipts and tax invoices of your orders paid in a month, such as `2026-11`, as one ZIP
   * @description Months are in Dhaka time. Credit notes go with their invoices. 404 if nothing was paid that month.
   */
  getOrderReceiptsMonth: {
    parameters: {
      query?: {
        language?: "en" | "bn";
      };
      path: {
        month: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Your uploads that no content uses yet, newest first; with `ids`, those uploads, used or not */
  getUploadsMine: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        ids?: string;
        status?: "receiving" | "received" | "processing" | "ready" | "refused";
      };
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Upload"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Your upload or content with these bytes, if there is one */
  getUploadsKnown: {
    parameters: {
      query: {
        sha256: string;
      };
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            upload: components["schemas"]["Upload"] | null;
            content: {
              /**
               * Format: uuid
               * @description Opaque identifier; sorts by creation time
               */
              _id: string;
              title: string;
              status: string;
            } | null;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * Starts an upload (tus 1.0); `Location` contains its URL
   * @description Send `Tus-Resumable: 1.0.0`, `Upload-Length`, and `Upload-Metadata` with `filename`, and if known `sha256` (hexadecimal) and `folder`.
   */
  postUploads: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      409: components["responses"]["conflict"];
      413: components["responses"]["too_large"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** One of your uploads; HEAD returns `Upload-Offset` as in tus 1.0 */
  getUploadsId: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      423: components["responses"]["locked"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Cancels or deletes one of your uploads; files that a content uses stay */
  deleteUploadsId: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Done"];
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      409: components["responses"]["conflict"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Sends bytes of one of your uploads (tus 1.0), from `Upload-Offset` on */
  patchUploadsId: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/offset+octet-stream": string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      409: components["responses"]["conflict"];
      413: components["responses"]["too_large"];
      415: components["responses"]["unsupported_media_type"];
      423: components["responses"]["locked"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Retries one of your uploads that was refused with `PROCESSING_FAILED` or `TOO_MANY_COSTLY`, from its stored bytes */
  postUploadsRetryId: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Upload"];
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      409: components["responses"]["conflict"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** A preview of unpublished content, for its contributor and, from the admin area, for admins */
  getUploadsPreviewIdName: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
      path: {
        id: string;
        name: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** A file of a preview, published or not, for its contributor and, from the admin area, for admins */
  getContentDraftPreviewIdName: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
      path: {
        id: string;
        name: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * Creates drafts from ready uploads
   * @description Files of a folder whose names differ only in the extension become one draft with a variant for each; a picture beside a file without a preview is used only as that file’s preview. `groups` sets the grouping explicitly instead.
   */
  postContentCreate: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
    };
    requestBody: {
      content: {
        "application/json": {
          uploads: string[];
        } | {
          groups: {
              files: string[];
              /** @default [] */
              previews?: string[];
            }[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["OwnContent"][];
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      409: components["responses"]["conflict"];
      413: components["responses"]["too_large"];
      415: components["responses"]["unsupported_media_type"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * Changes the given fields of a draft, a revision, or a content that needs changes
   * @description Prices are what buyers pay, with VAT.
   */
  putContentUpdateId: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          updatedAt?: string;
          changes: {
            title?: string;
            translatedTitle?: string | null;
            /** @enum {string} */
            language?: "en" | "bn";
            description?: string;
            categoryId?: string | null;
            subcategoryIds?: string[];
            keywords?: string[];
            ai?: boolean;
            showsPeople?: boolean;
            showsProperty?: boolean;
            changeNote?: string;
            variants?: ({
                _id?: string;
                name: string;
                licence: string;
                price: number | null;
                files: ({
                    _id: string;
                  } | {
                    upload: string;
                  })[];
              })[];
            previewIds?: string[];
            captions?: ({
                _id: string;
                caption: string;
                translatedCaption: string | null;
              })[];
            newPreviews?: string[];
            releaseIds?: string[];
            newReleases?: ({
                upload: string;
                /** @enum {string} */
                kind: "model" | "property";
              })[];
          };
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["OwnContent"];
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      409: components["responses"]["conflict"];
      413: components["responses"]["too_large"];
      415: components["responses"]["unsupported_media_type"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Changes many drafts, each completely or not at all; refusals have a reason */
  putContentUpdateMany: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
    };
    requestBody: {
      content: {
        "application/json": {
          items: ({
              _id: string;
              updatedAt?: string;
              changes: {
                title?: string;
                translatedTitle?: string | null;
                /** @enum {string} */
                language?: "en" | "bn";
                description?: string;
                categoryId?: string | null;
                subcategoryIds?: string[];
                keywords?: string[];
                ai?: boolean;
                showsPeople?: boolean;
                showsProperty?: boolean;
                changeNote?: string;
                variants?: ({
                    _id?: string;
                    name: string;
                    licence: string;
                    price: number | null;
                    files: ({
                        _id: string;
                      } | {
                        upload: string;
                      })[];
                  })[];
                previewIds?: string[];
                captions?: ({
                    _id: string;
                    caption: string;
                    translatedCaption: string | null;
                  })[];
                newPreviews?: string[];
                releaseIds?: string[];
                newReleases?: ({
                    upload: string;
                    /** @enum {string} */
                    kind: "model" | "property";
                  })[];
              };
            })[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: ({
                /**
                 * Format: uuid
                 * @description Opaque identifier; sorts by creation time
                 */
                _id: string;
                content: components["schemas"]["OwnContent"] | null;
                problem: {
                  status: number;
                  code: string;
                  detail: string;
                  errors: {
                      path: string;
                      message: string;
                    }[];
                } | null;
              })[];
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      413: components["responses"]["too_large"];
      415: components["responses"]["unsupported_media_type"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Your contents in these statuses, newest first, with the number in each status */
  getContentMine: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        status?: string;
        q?: string;
      };
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["OwnContent"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
            counts: {
              draft: number;
              pending: number;
              changes_requested: number;
              rejected: number;
              published: number;
              unpublished: number;
            };
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** One of your contents, in any status */
  getContentMineId: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["OwnContent"];
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Merges other drafts into this one, with their variants and previews */
  postContentMergeId: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          ids: string[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["OwnContent"];
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      409: components["responses"]["conflict"];
      413: components["responses"]["too_large"];
      415: components["responses"]["unsupported_media_type"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Splits a draft into one draft per variant */
  postContentSplitId: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["OwnContent"][];
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      409: components["responses"]["conflict"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Licences that a variant can have */
  getContentLicences: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Licence"][];
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Views, downloads and searches of your works: by day, in the previous period, and in total */
  getContentFigures: {
    parameters: {
      query?: {
        days?: "30" | "90";
      };
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["OwnFigures"];
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Keywords of similar works in the catalogue, most frequent first */
  getContentKeywordSuggestions: {
    parameters: {
      query?: {
        title?: string;
        category?: string;
        keywords?: string | string[];
      };
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: {
                keyword: string;
                count: number;
              }[];
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * Suggested keywords for several of your drafts: words of their titles and categories, then keywords of works that look alike or share words
   * @description At most 20 `ids`, separated by commas. Works that aren’t your drafts are left out, and so are keywords that a draft already has.
   */
  getContentSuggestedKeywords: {
    parameters: {
      query: {
        ids: string;
      };
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: {
                /**
                 * Format: uuid
                 * @description Opaque identifier; sorts by creation time
                 */
                _id: string;
                keywords: string[];
              }[];
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * Submits one of your works, or a revision, for review
   * @description After requested changes, this resubmits the work; after a rejection, it is the one appeal. Missing fields cause 400, and so does resubmitting an unchanged work without a note.
   */
  postContentSubmitId: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
      path: {
        id: string;
      };
    };
    requestBody?: {
      content: {
        "application/json": {
          /** @default */
          note?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            submission: components["schemas"]["OwnSubmission"];
            position: number;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      409: components["responses"]["conflict"];
      413: components["responses"]["too_large"];
      415: components["responses"]["unsupported_media_type"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Submits several of your works for review, each separately */
  postContentSubmit: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
    };
    requestBody: {
      content: {
        "application/json": {
          ids: string[];
          /** @default */
          note?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Batch"];
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      413: components["responses"]["too_large"];
      415: components["responses"]["unsupported_media_type"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Review status of one of your works, with earlier decisions */
  getContentMineIdHistory: {
    parameters: {
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["ReviewHistory"];
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Review status of several of your works, in the requested order */
  getContentHistories: {
    parameters: {
      query: {
        ids: string;
      };
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["ReviewHistory"][];
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Works that wait for review, longest waiting first */
  getContentRequestContributorAll: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        kind?: "new" | "resubmitted" | "appeal" | "revision";
        category?: string;
        contributor?: string;
        claimed?: "free" | "mine" | "others";
        assigned?: "mine" | "others" | "free";
        hours?: "24" | "72" | "168";
        ai?: "yes" | "no";
        sort?: "submitted" | "-submitted";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["QueuedSubmission"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
            mine: number;
            free: number;
            medianWaitMinutes: number | null;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** One submission with everything that a reviewer needs */
  getContentRequestContributorSingleId: {
    parameters: {
      query?: {
        kind?: "new" | "resubmitted" | "appeal" | "revision";
        category?: string;
        contributor?: string;
        claimed?: "free" | "mine" | "others";
        assigned?: "mine" | "others" | "free";
        hours?: "24" | "72" | "168";
        ai?: "yes" | "no";
        sort?: "submitted" | "-submitted";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["Review"];
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      409: components["responses"]["conflict"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Templates of messages to contributors, by title */
  getContentReviewTemplates: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["ReviewTemplate"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All contents, in any status */
  getContentAssets: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        status?: "draft" | "pending" | "changes_requested" | "rejected" | "published" | "unpublished";
        category?: string;
        contributor?: string;
        price?: "free" | "paid" | "none";
        ai?: "yes" | "no";
        sort?: "created" | "-created" | "updated" | "-updated" | "work" | "-work" | "status" | "-status";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Asset"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All contents as CSV, filtered and sorted like the list */
  getContentAssetsExport: {
    parameters: {
      query?: {
        q?: string;
        status?: "draft" | "pending" | "changes_requested" | "rejected" | "published" | "unpublished";
        category?: string;
        contributor?: string;
        price?: "free" | "paid" | "none";
        ai?: "yes" | "no";
        sort?: "created" | "-created" | "updated" | "-updated" | "work" | "-work" | "status" | "-status";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** One content with all its data, in any status */
  getContentAssetsId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            asset: components["schemas"]["Asset"];
            work: components["schemas"]["OwnContent"];
            previews: components["schemas"]["ReviewPreview"][];
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Reports by subject, oldest first */
  getReportCases: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        status?: "open" | "closed";
        kind?: "copyright" | "unlawful" | "broken" | "privacy" | "other";
        claimed?: "free" | "mine" | "others";
        hours?: "24" | "72" | "168";
        sort?: "first" | "-first" | "reports" | "-reports";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["ReportCase"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Cases of reports as CSV, filtered and sorted like the list */
  getReportExport: {
    parameters: {
      query?: {
        status?: "open" | "closed";
        kind?: "copyright" | "unlawful" | "broken" | "privacy" | "other";
        claimed?: "free" | "mine" | "others";
        hours?: "24" | "72" | "168";
        sort?: "first" | "-first" | "reports" | "-reports";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All reports on one content, newest first, or one report that isn’t about a content */
  getReportCasesId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            case: components["schemas"]["ReportCase"];
            items: components["schemas"]["Report"][];
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The latest reports that an account sent, and those about its works as a contributor */
  getReportPersonId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            by: components["schemas"]["PersonReport"][];
            about: components["schemas"]["PersonReport"][];
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Your requests, newest first, with what you can request now */
  getWithdrawRequestHistory: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["OwnWithdrawRequest"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
            currency: string;
            available: number;
            debt: number;
            limits: {
              minimum: number;
              maximum: number;
            } | null;
            canRequest: boolean;
            isActive: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All withdraw requests, by number, reference, name or username of the contributor */
  getWithdrawRequestAll: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        status?: "open" | "requested" | "approved" | "paid" | "rejected" | "failed" | "returned" | "cancelled";
        type?: "bkash" | "nagad" | "rocket" | "bank";
        age?: "1" | "3" | "7" | "30";
        contributor?: string;
        sort?: "requested" | "-requested" | "number" | "-number" | "account" | "-account" | "status" | "-status" | "amount" | "-amount";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["WithdrawSummary"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All withdraw requests as CSV, filtered and sorted like the list */
  getWithdrawRequestExport: {
    parameters: {
      query?: {
        q?: string;
        status?: "open" | "requested" | "approved" | "paid" | "rejected" | "failed" | "returned" | "cancelled";
        type?: "bkash" | "nagad" | "rocket" | "bank";
        age?: "1" | "3" | "7" | "30";
        contributor?: string;
        sort?: "requested" | "-requested" | "number" | "-number" | "account" | "-account" | "status" | "-status" | "amount" | "-amount";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** A withdraw request with the full account, which the audit log records, and the contributor’s ledger */
  getWithdrawRequestRequestId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["WithdrawDetail"];
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Contributors who owe money, left with a balance, or have a proposal waiting for confirmation */
  getAdjustmentAll: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        sort?: "amount" | "-amount" | "debt" | "-debt" | "available" | "-available" | "later" | "-later";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: {
                contributor: components["schemas"]["AdjustedContributor"];
                currency: string;
                debt: number;
                available: number;
                later: number;
                isProposed: boolean;
              }[];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** A contributor’s ledger: balances, entries, what owners settled, and what they can settle now */
  getAdjustmentContributorId: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["ContributorBooks"];
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Dashboard figures: your own with a contributor’s session, the whole site’s with an admin’s */
  getDashboard: {
    parameters: {
      query?: {
        days?: "7" | "30" | "90";
      };
      header?: {
        /** @description Which session to use when a request carries both: `user` or `admin`. Without it, a valid user session takes precedence over an admin session. Links can pass it as `?area=`. */
        "Arbor-Area"?: "user" | "admin";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["ContributorDashboard"] | components["schemas"]["AdminDashboard"];
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The last downloads of your works, newest first; never who downloaded */
  getContributorDownloadsRecent: {
    parameters: {
      query?: {
        limit?: number;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: {
                /**
                 * Format: uuid
                 * @description Opaque identifier; sorts by creation time
                 */
                contentId: string;
                title: string;
                /**
                 * Format: date-time
                 * @description ISO 8601, UTC
                 */
                at: string;
              }[];
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Your most downloaded works */
  getContributorDownloadsMost: {
    parameters: {
      query?: {
        limit?: number;
        days?: "30" | "90" | "365";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: {
                /**
                 * Format: uuid
                 * @description Opaque identifier; sorts by creation time
                 */
                contentId: string;
                title: string;
                downloads: number;
              }[];
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Your works in these statuses, with views, downloads, sales and earnings */
  getContributorWorks: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        status?: string;
        q?: string;
        category?: string;
        kind?: "image" | "font" | "audio" | "video";
        price?: "free" | "paid" | "none";
        sort?: "updated" | "-updated" | "title" | "-title" | "status" | "-status" | "price" | "-price" | "views" | "-views" | "downloads" | "-downloads" | "sales" | "-sales" | "earned" | "-earned";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["Work"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
            currency: string;
            counts: {
              draft: number;
              pending: number;
              changes_requested: number;
              rejected: number;
              published: number;
              unpublished: number;
            };
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * Balances of your earnings, and the newest sales and refunds
   * @description For contributors in any status: suspended ones still see their earnings.
   */
  getContributorSalesEarningsCurrent: {
    parameters: {
      query?: {
        limit?: number;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["CurrentEarnings"];
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Sales, refunds and withdrawals, newest first */
  getContributorSalesEarningsEntries: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["EarningsEntry"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Sales and deductions in each of the last 30 days or 12 months, in Dhaka time */
  getContributorSalesEarningsChart: {
    parameters: {
      query?: {
        by?: "day" | "month";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            currency: string;
            /** @enum {string} */
            by: "day" | "month";
            today: string;
            spans: {
                span: string;
                sales: number;
                earned: number;
                refunds: number;
                returned: number;
              }[];
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Earnings of each of your works, highest first */
  getContributorSalesEarningsContents: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        days?: "30" | "365" | "all";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            currency: string;
            items: {
                /**
                 * Format: uuid
                 * @description Opaque identifier; sorts by creation time
                 */
                contentId: string;
                title: string;
                sales: number;
                refunds: number;
                price: number;
                platformFee: number;
                share: number;
                isShared: boolean;
              }[];
            nextCursor: string | null;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /**
   * All entries of a period with opening and closing balance, as CSV or PDF
   * @description Days are in Dhaka time; the last one is included. A PDF with too many entries sums them by month; the CSV always has all. Two statements are created at a time, others wait in a queue; if too many wait, the answer is 503 with `Retry-After`.
   */
  getContributorSalesEarningsStatement: {
    parameters: {
      query: {
        from: string;
        to: string;
        format?: "csv" | "pdf";
        language?: "en" | "bn";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The last reconciliation, the running one, and each side’s totals of recent days */
  getReconciliation: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            running: components["schemas"]["ReconciliationRun"] | null;
            last: components["schemas"]["ReconciliationRun"] | null;
            openBreaks: number;
            days: {
                /** @description `YYYY-MM-DD` in Dhaka */
                day: string;
                provider: string;
                currency: string;
                orders: number;
                sold: {
                  orders: number;
                  receipts: number;
                  ledger: number;
                };
                refunds: number;
                returned: {
                  orders: number;
                  receipts: number;
                  ledger: number;
                };
              }[];
          };
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Discrepancies with an explanation, newest first */
  getReconciliationBreaks: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        state?: "open" | "accepted" | "closed";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["ReconciliationBreak"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Blog categories by name, with the number of public posts in each */
  getBlogCategoryAll: {
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["CountedBlogCategory"][];
          };
        };
      };
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Published posts, featured ones first; filtered by category and words */
  getBlogAllPublic: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        category?: string;
        q?: string;
        sort?: "showcased" | "newest";
        showcased?: "1";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["BlogCard"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** A published post by identifier or address, in the requested language if it exists, otherwise in the other */
  getBlogSingleId: {
    parameters: {
      query?: {
        language?: "en" | "bn";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["BlogPost"];
        };
      };
      400: components["responses"]["bad_input"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** The last twenty posts in a language as RSS 2.0, at most 1 MB, so that long texts are left out; pages link to it as /blog/feed.xml */
  getBlogFeed: {
    parameters: {
      query?: {
        language?: "en" | "bn";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/octet-stream": string;
        };
      };
      /** @description The requested range */
      206: {
        content: {
          "application/octet-stream": string;
        };
      };
      400: components["responses"]["bad_input"];
      429: components["responses"]["too_many_requests"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Three other published posts: those of the same category first, newest first */
  getBlogRelatedId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["BlogCard"][];
          };
        };
      };
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** All posts, filtered by status, category (its key or identifier) and words */
  getBlogAdminAll: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        sort?: "created" | "-created" | "title" | "-title" | "status" | "-status" | "showcased" | "-showcased" | "figures" | "-figures";
        q?: string;
        status?: "draft" | "scheduled" | "published";
        category?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["ManagedBlogPost"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** One post with everything that its editor needs, in any status */
  getBlogAdminSingleId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["WholeBlogPost"];
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** Custom requests; contacts are masked */
  getContentRequestAll: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        status?: "new" | "brief" | "declined" | "closed";
        category?: string;
        sort?: "created" | "-created" | "title" | "-title" | "status" | "-status" | "deadline" | "-deadline" | "budget" | "-budget";
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": {
            items: components["schemas"]["ContentRequest"][];
            nextCursor: string | null;
            total: number;
            totalIsMore: boolean;
          };
        };
      };
      400: components["responses"]["bad_input"];
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
  /** A request without its contact details and pictures */
  getContentRequestSingleId: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        content: {
          "application/json": components["schemas"]["WholeContentRequest"];
        };
      };
      401: components["responses"]["unauthenticated"];
      403: components["responses"]["forbidden"];
      404: components["responses"]["not_found"];
      500: components["responses"]["internal"];
      503: components["responses"]["unavailable"];
      "4XX": components["responses"]["refused"];
    };
  };
}
