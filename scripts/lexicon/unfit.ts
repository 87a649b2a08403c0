/**
 * Words that get neither synonyms nor a hypernym of WordNet: vulgar, sexual and racist words, insults, drugs, and words
 * whose hypernym would offend or mislead.
 */
export const unfit: ReadonlySet<string> = new Set(
  `abortionist abuse amphetamine anthropophagy aphrodisiac bagnio barf bawd bawdyhouse beefcake blackface blaxploitation
   bordello brothel cakehole calculus cannabis cannibalism cathouse centerfold centrefold cesspit cesspool chemotaxis
   clit clitoris coca cocotte crapper cunt dagga douche ejaculation falsie foreskin gallstone ganja genitalia genitals
   golliwog golliwogg harlot harlotry intercourse jehad jihad jockstrap madhouse mamilla mammilla marihuana marijuana
   menorrhea meth minge nigger nipple nudism nuthouse orgy papooseroot penis phallus piddle piss popery prepuce
   prostitute prostitution pubis pudendum puss pussy quack ragtag reefer riffraff scum sexcapade sexploitation shabu
   shitlist skank slaveholding slut spliff spunk squawbush squawroot teat transvestism transvestitism twat vaginismus
   vulva weewee whore whoredom whorehouse`.split(/\s+/),
);
