interface Retired {
  readonly phrase: RegExp;
  readonly instead: string;
}

/**
 * Phrases that a native speaker would not write in a product. They are refused in English messages and in documents.
 */
export const retiredTexts: readonly Retired[] = [
  { phrase: /\bit is yours\b/i, instead: '“it’s yours”' },
  { phrase: /\bstands? here\b/i, instead: '“appears here”' },
  { phrase: /\b(to|can’t|can't|cannot|could not) be had\b/i, instead: '“available” or “unavailable”' },
  { phrase: /\bby (itself|themselves)\b/i, instead: '“automatically”, or who does it' },
  { phrase: /\ball the same\b/i, instead: '“anyway”' },
  { phrase: /\bthe word of\b/i, instead: 'who confirms it' },
  { phrase: /\bgiven? back\b|\bgive \{\w+\} back\b/i, instead: '“refunded” or “refund”' },
  {
    phrase: /\b(money|\{\w+\}|it) (goes|went|has gone) back\b|\bwhat (goes|went) back\b/i,
    instead: '“refund” or “refunded”',
  },
  { phrase: /\blook(s|ed)? over\b/i, instead: '“review”' },
  { phrase: /\bnothing is added\b/i, instead: '“no extra fees”' },
  { phrase: /\bget your money back\b/i, instead: '“refund”' },
  { phrase: /\b(files and|e-mails and|letters and) papers\b/i, instead: '“documents”' },
  { phrase: /\bworks to buy\b/i, instead: '“items”' },
  { phrase: /\ban account is made\b/i, instead: '“we’ll create your account”' },
  { phrase: /\bcode of (6|six) digits\b/i, instead: '“6-digit code”' },
  { phrase: /\bchoose what you need\b/i, instead: '“choose a version”' },
  { phrase: /\bleave out for good\b/i, instead: '“never show”' },
  { phrase: /\bwhat to do with this\b/i, instead: '“more options”' },
  { phrase: /\bcame back\b/i, instead: '“needs changes”, “returned” or “refunded”' },
  { phrase: /\bfiles on their way\b/i, instead: '“uploading”' },
  { phrase: /\bgo on with\b/i, instead: '“continue” or “resume”' },
  { phrase: /\bwhat was known\b/i, instead: '“duplicates”' },
  { phrase: /^before review$/i, instead: '“status”' },
  { phrase: /\bmore things?$/i, instead: '“fields missing”' },
  { phrase: /\bend of this file\b/i, instead: '“this file is incomplete”' },
  { phrase: /^what is (being reviewed|unfinished|published)\?$/i, instead: 'a noun, such as “in review” or “drafts”' },
  { phrase: /\bhow your works do\b/i, instead: '“performance”' },
  { phrase: /\bfree to withdraw\b/i, instead: '“available”' },
  { phrase: /\bkept for a withdrawal\b/i, instead: '“reserved for payout”' },
  { phrase: /\bwithdraw options\b/i, instead: '“payout accounts”' },
  { phrase: /\bthe least (you can withdraw|this way|that can)\b/i, instead: '“minimum withdrawal”' },
  { phrase: /\bstopped for now\b|\bwithdrawals this way are\b/i, instead: '“temporarily unavailable”' },
  { phrase: /\b(is|are) no (contributor|longer any) any more\b/i, instead: '“access has been removed”' },
  { phrase: /\bthat we told you\b/i, instead: '“your notifications”' },
  { phrase: /\b(is|are|was|were|be|been) told\b/i, instead: '“we notify” or “sees”' },
  { phrase: /^same meaning$/i, instead: '“synonyms”' },
  { phrase: /\bsearch keys?\b/i, instead: '“search” or “searches”' },
  { phrase: /\bsearch by keywords\b/i, instead: '“keywords”' },
  { phrase: /\b(this|the|open|known|no) breaks?\b(?! into)/i, instead: '“discrepancy”' },
  { phrase: /\brules? of the books\b/i, instead: '“ledger rule”' },
  { phrase: /\beverything fits\b/i, instead: '“no open anomalies”' },
  { phrase: /\b(didn’t|doesn’t|did not) fit about\b/i, instead: '“doesn’t match”' },
  { phrase: /^by nobody$/i, instead: '“unclaimed”' },
  { phrase: /\byou have it open\b/i, instead: '“you’re reviewing this”' },
  { phrase: /\bfew would use it\b/i, instead: '“limited commercial value”' },
  { phrase: /\bfrom its moment on\b/i, instead: '“applies to new orders”' },
  { phrase: /\btook a \w+ back\b/i, instead: '“unpublished”' },
  { phrase: /\bit is as it was\b/i, instead: '“undone”' },
  { phrase: /\banother one than itself\b/i, instead: '“a different one”' },
  { phrase: /\bis there already\b/i, instead: '“already exists”' },
  { phrase: /\ban approval has no reasons\b/i, instead: '“approvals don’t take reasons”' },
  { phrase: /^drop$|^drop what\b/i, instead: '“discard”' },
  { phrase: /^to come$/i, instead: '“upcoming”' },
  { phrase: /[}0-9] %/, instead: 'the percent sign without a space' },
];

/** Beginnings and words of comments that outside engineers can't understand without the code. */
export const retiredComments: readonly Retired[] = [
  { phrase: /^\W*Of\b/, instead: 'a sentence with a subject: “Width of the preview.”' },
  { phrase: /^\W*The same\b/, instead: 'what it is, or “Like `other`, …”' },
  { phrase: /^\W*Also where\b/, instead: 'a sentence with a subject' },
  { phrase: /^\W*So long\b/, instead: '“How long …”' },
  { phrase: /\bwhoever\b/i, instead: 'who it is' },
  { phrase: /\bwhatever became\b/i, instead: '“in any status”' },
  { phrase: /\bbe had\b/i, instead: '“available”, “downloaded” or “loaded”' },
  { phrase: /\btold\b/i, instead: '“notified”, “reported” or “received”' },
];
