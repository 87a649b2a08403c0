/**
 * Words that get no hypernym: vulgar, sexual and racist words, insults, drugs, and words whose hypernym would offend or
 * mislead.
 */
export const unfit: ReadonlySet<string> = new Set(
  `abortionist abuse amphetamine anthropophagy aphrodisiac bagnio barf bawdyhouse beefcake blackface blaxploitation bordello
   brothel cakehole calculus cannabis cannibalism cathouse centerfold centrefold cesspit cesspool chemotaxis clit clitoris coca
   crapper dagga douche ejaculation falsie foreskin gallstone ganja genitalia genitals golliwog golliwogg harlotry intercourse
   jehad jihad jockstrap madhouse mamilla mammilla marihuana marijuana menorrhea meth minge nipple nudism nuthouse orgy
   papooseroot penis phallus piddle piss popery prepuce prostitution pubis pudendum puss pussy quack ragtag reefer riffraff scum
   sexcapade sexploitation shabu shitlist skank slaveholding spliff spunk squawbush squawroot teat transvestism
   transvestitism twat vaginismus vulva weewee whoredom whorehouse`.split(/\s+/),
);
