/**
 * Runs before the first paint, so that nothing moves: marks the document of a visit in which Bangla is offered. That is
 * the first visit of a browser that prefers Bangla to English, on an English page, as long as no language was chosen.
 */
export const languageOfferScript =
  "try{var d=document.documentElement,l=(navigator.languages||[navigator.language]).find(function(x){return/^(bn|en)/i.test(x)});if(/^bn/i.test(l)&&d.lang=='en'&&!/(^|;)\\s*lang=/.test(document.cookie)&&(sessionStorage.languageOffer||!localStorage.languageOffer)){sessionStorage.languageOffer=localStorage.languageOffer=1;d.dataset.offersBangla=''}}catch{}";
