/**
 * Script that runs before the first paint, so that nothing moves, and marks the document if Bangla is offered: on the
 * first visit of a browser that prefers Bangla, on an English page, if no language was chosen.
 */
export const languageOfferScript =
  "try{var d=document.documentElement,l=(navigator.languages||[navigator.language]).find(function(x){return/^(bn|en)/i.test(x)});if(/^bn/i.test(l)&&d.lang=='en'&&!/(^|;)\\s*lang=/.test(document.cookie)&&(sessionStorage.languageOffer||!localStorage.languageOffer)){sessionStorage.languageOffer=localStorage.languageOffer=1;d.dataset.offersBangla=''}}catch{}";
