/** Written by `npm run lexicon`. */
export const hypernyms = `
# Hypernyms of WordNet 3.1.
#
# WordNet Release 3.0
#
# This software and database is being provided to you, the LICENSEE, by
# Princeton University under the following license.  By obtaining, using
# and/or copying this software and database, you agree that you have
# read, understood, and will comply with these terms and conditions.:
#
# Permission to use, copy, modify and distribute this software and
# database and its documentation for any purpose and without fee or
# royalty is hereby granted, provided that you agree to comply with
# the following copyright notice and statements, including the disclaimer,
# and that the same appear on ALL copies of the software, database and
# documentation, including modifications that you make for internal
# use or for distribution.
#
# WordNet 3.0 Copyright 2006 by Princeton University.  All rights reserved.
#
# THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON
# UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR
# IMPLIED.  BY WAY OF EXAMPLE, BUT NOT LIMITATION, PRINCETON
# UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES OF MERCHANT-
# ABILITY OR FITNESS FOR ANY PARTICULAR PURPOSE OR THAT THE USE
# OF THE LICENSED SOFTWARE, DATABASE OR DOCUMENTATION WILL NOT
# INFRINGE ANY THIRD PARTY PATENTS, COPYRIGHTS, TRADEMARKS OR
# OTHER RIGHTS.
#
# The name of Princeton University or Princeton may not be used in
# advertising or publicity pertaining to distribution of the software
# and/or database.  Title to copyright in this software, database and
# any associated documentation shall at all times remain with
# Princeton University and LICENSEE agrees to preserve same.

accent: drawl | 
accessory:  | baldric, baldrick
accident: concussion, mutilation | capsizing, pileup, prang
account: biography | anamnesis, autobiography, etymology, hagiography
accountancy: clerking | bookkeeping
actor: extra | barnstormer, comedienne, ingenue, mime, mimer, mummer, pantomimer, pantomimist, playactor, reenactor, understudy, upstager
ad: classified, commercial | advertorial, infomercial, informercial, preview, prevue
ade:  | limeade, orangeade
admission:  | matric, matriculation, readmission
agreement: bargain, conspiracy, pact, treaty | concordat, covenant
aircraft: bogy | airship, autogiro, autogyro, dirigible, eggbeater, glider, gyroplane, ornithopter, orthopter, sailplane, warplane, whirlybird
airplane: bomber, interceptor, kamikaze | airbus, airliner, biplane, floatplane, hydroplane, monoplane, propjet, seaplane, turboprop
airport:  | heliport
anatomy: anatomical, anatomic | 
announcement:  | edict
answer:  | rescript
ant:  | formic
antelope:  | addax, blackbuck, bushbuck, eland, gazelle, gemsbok, gemsbuck, gerenuk, guib, hartebeest, impala, koodoo, koudou, kudu, lechwe, nilgai, nylghai, nylghau, oryx, pasang, puku, saiga, sassaby, springbok, springbuck, steenbok, steinbok, waterbuck, wildebeest
antenna:  | yagi, antennary, antennal
antique:  | antiquarian
apartment: penthouse | bedsit, bedsitter, flatlet, maisonette, maisonnette
ape:  | pongid, simian
applause:  | handclap
appliance: gadgetry | gimbal, injector
application:  | misapplication
appointment: nomination | 
area: bedground, fireside, locality, middle, shrubbery, vicinity | airspace, ashram, crawlspace, harborage, harbourage, mooring, nook, pleasance, refuge, roadstead, sanctum, terreplein
army: legion | 
arrival: advent | 
art: abstractionism, warhorse | chinoiserie, cyberart, decoupage, diptych, kitsch, postmodernism, synthetism, triptych
artist: cartoonist, classicist, composer, conductor, master, stylist, symbolist | adapter, cantor, choirmaster, constructivist, etcher, expressionist, lensman, lithographer, maestro, ornamentalist, precentor, printmaker, pyrographer, sketcher, surrealist
assignment:  | reassignment
association: fellowship, fraternity, institute, sorority | athenaeum, atheneum, bookclub, cartel, consortium, frat, gild, guild, koinonia, turnverein
athlete: ballplayer, fielder, hurler, letterman, lifter, sportswoman, sprinter | cager, cragsman, escalader, goaltender, hurdler, leaper, netkeeper, netminder, pentathlete, semipro, semiprofessional, sharpshooter, skater, sledder, striker, swinger, tobogganist, vaulter, weightlifter, winger
atom: diatomic | deuterium, isotope, monad, radioisotope, monoatomic, monatomic, polyatomic, subatomic
atomizer:  | airbrush
attendance:  | appearing
attire:  | activewear, balldress, eveningwear, finery, formalwear, getup, hairpiece, playsuit, postiche, rigout, sportswear, tailcoat, toupe, toupee, trousseau, tuxedo
audience:  | grandstand
aurora:  | auroral
automobile: automotive | 
ax:  | broadax, broadaxe, piolet, poleax, poleaxe
baby bed: bassinet | carrycot
backpack:  | kitbag
bacon:  | flitch
bacteria: bacterial | acidophil, acidophile, acidophilus, actinomyces, actinomycete, bacillus, botulinum, botulinus, clostridia, clostridium, cocci, coccobacillus, coccus, corynebacterium, cyanobacteria, diplococcus, enterics, enterobacteria, entric, eubacteria, eubacterium, gonococcus, lactobacillus, legionella, listeria, mycobacteria, mycobacterium, mycoplasma, myxobacter, myxobacteria, myxobacterium, nitrobacteria, nitrobacterium, nitrosobacteria, pneumococcus, probiotic, pseudomonad, rickettsia, spirilla, spirillum, spirochaete, spirochete, strep, streptobacillus, streptococci, streptococcus, superbug, thiobacillus, vibrio, vibrion, xanthomonad, bacterioid, bacterioidal, bacteroid, bacteroidal
bag: sack, saddlebag | beanbag, carryall, duffel, duffle, feedbag, gamebag, gunnysack, holdall, moneybag, nosebag, packsack, pannier, postbag, sachet, sandbag, schoolbag, seabag, sickbag, tote, waterskin, wineskin
baggage:  | footlocker, hatbox
bagging:  | burlap, gunny
bakery:  | patisserie
balcony:  | loge, mezzanine
ball: shooter | punchball, racquetball
banana:  | abaca
band: clique, faction, ingroup | cabal, camarilla, coterie, galere, junta, junto
bandage:  | suspensory, swathe, tourniquet, truss
bank:  | riverside, waterside
banquet: gaudy | 
bar: speakeasy | barrelhouse
bar chart:  | histogram
barn:  | byre, cowbarn, cowhouse, cowshed
barometer:  | aneroid, barograph, weatherglass, barometrical, barometric
barrier: balustrade, banister, barricade, breakwater, fender, hurdle, mudguard, revetment | balusters, groyne, handrail, seawall
baseball:  | rounders, stickball
basket:  | creel, punnet, skep
bat:  | freetail, megabat, microbat, vespertilionid
bathtub:  | footbath
battle: assault, combat | hostilities
beach:  | plage
bean:  | flageolet, frijole, haricot
bear:  | bruin, grizzly, silvertip, ursine
beard: imperial | goatee
beat:  | heterodyne
bed: upper | sickbed, truckle, trundle
bedclothes: afghan, blanket, coverlet | bedcover, bedroll, bedspread, counterpane, manta
bedroom:  | boudoir, guestroom
bee: andrena, bumblebee | andrenid, humblebee, apian
beef: whiteface | beefalo, cattalo, longhorn, shorthorn
beer: bitter, stout | bock
beet:  | beetroot, chard, mangold
beetle:  | calosoma, chrysomelid, clerid, elater, elaterid, glowworm, ladybeetle, ladybird, longicorn, meloid, scarabaean, scarabaeid, tenebrionid, weevil
bell:  | cascabel, cowbell
belly:  | underbody
belt:  | carousel, carrousel
bench:  | banquette, settee, settle
berry: blackberry, currant | acerola, boysenberry, dewberry, juneberry, loganberry, raspberry, shadberry
beverage: alcohol, booze, cordial, liquor, nectar | aperitif, brew, brewage, cider, cyder, fizz, homebrew, hooch, hootch, hydromel, inebriant, intoxicant, kava, kavakava, koumiss, kumis, liqueur, nipa, oenomel, pulque, rotgut, scrumpy, seltzer
bicycle:  | velocipede
big cat: panther | chetah, jaguar, leopardess, liger, sabertooth, tiglon, tigon, tigress
bin:  | ashbin, ashcan, coalbin, coalhole, corncrib, litterbin, wastebin
biologist: geneticist, herpetologist | bacteriologist, botanist, bugologist, cytogeneticist, cytologist, ecologist, entomologist, ethologist, ichthyologist, malacologist, mammalogist, microbiologist, mycologist, neurobiologist, neuroscientist, ornithologist, physiologist, phytologist, pomologist, propagator, protozoologist, radiobiologist, sociobiologist, systematist, taxonomer, taxonomist, virologist, vivisectionist, zoologist
biology: biological | biogenic, biologic
bird: fowl, gamecock | aepyornis, apteryx, archaeopteryx, archaeornis, archeopteryx, barbet, caprimulgid, carinate, cassowary, chachalaca, curassow, frogmouth, gallina, gallinacean, gallinule, goatsucker, guacharo, guan, hoactzin, hoatzin, hoopoe, hoopoo, jacamar, lyrebird, megapode, momot, motmot, nandu, nightjar, oilbird, oscine, passerine, protoavis, puffbird, quetzal, raptor, ratite, scrubbird, seabird, seafowl, stinkbird, swamphen, tody, toucan, touraco, trogon, turaco, turacou, turakoo, twitterer, tyrannid, wader, waterbird, waterfowl, avian
birth: natal | 
biscuit: hardtack | 
bison:  | aurochs, wisent, bisontine
bistro:  | bistroic
blessing: adoption, backing, idealization, patronage | idolisation
block: anvil, chock | briquet, briquette, ingot, inkpad, locknut, sprag, thumbnut
blocking:  | parry
blood: bloodstream | lifeblood, haematic, hematic, haemic, hemic
blossom: catkin | ament, corymb, cyme, floret, floweret, umbel
blouse:  | middy, shirtwaist, shirtwaister
blow: punch, thwack, uppercut | biff, counterblow, counterpunch, kayo, knockdown, passado, smacking, spank, swat, whang
blowfish:  | fugu
blueberry:  | blaeberry, deerberry, farkleberry, grouseberry, huckleberry, rabbiteye, sparkleberry, whinberry, whortleberry
blues:  | boogie
board game:  | backgammon, beano, bingo, draughts, halma, keno, lotto, pachisi, parchesi, parchisi, shogi, ticktacktoe, ticktacktoo
boat: barge, skiff, steamboat, towboat | bumboat, catamaran, cockleshell, coracle, dory, dredger, ferryboat, fireboat, flatboat, gunboat, keelboat, lifeboat, longboat, lugger, mailboat, narrowboat, pinnace, pontoon, powerboat, scow, showboat, surfboat, tugboat, whaleboat, wherry, yawl
boating:  | bareboating
boatman:  | canoeist, ferryman, gondolier, gondoliere, oarsman, oarswoman, paddler, punter, rower, sculler
body:  | chassis, bodily
bomb: grenade | blockbuster, bombie, bomblet, firebomb
bone: cheekbone, epiphysis, jowl, kneecap, marrowbone, phalanx, sternum, turbinate, bony, osseous | anklebone, astragal, bonelet, braincase, brainpan, breastbone, calcaneus, calvaria, carpal, centrum, clavicle, coccyx, collarbone, cranium, diaphysis, ethmoid, fishbone, furcula, hamate, heelbone, hipbone, hyoid, ischium, jawbone, kneepan, malar, mandible, mandibula, manubrium, maxilla, maxillary, metacarpal, metatarsal, modiolus, navicular, occiput, ossicle, ossiculum, pastern, patella, pisiform, ramus, sacrum, scapula, sesamoid, sinciput, sphenoid, submaxilla, tarsal, triquetral, turbinal, vertebra, vomer, zygoma, zygomatic, osteal, ossiferous
book: directory, encyclopedia | bestiary, breviary, cookbook, copybook, cyclopaedia, cyclopedia, enchiridion, encyclopaedia, formulary, handbook, hymnal, hymnary, hymnbook, missal, pharmacopeia, prayerbook, schoolbook, songbook, tome, wordbook, workbook, yearbook
boomerang:  | kiley, kylie
boot:  | buskin, hessian, jackboot, jodhpur
bottle: canteen, flask | ampoule, ampul, ampule, bota, carafe, carboy, crewet, cruet, decanter, demijohn, hipflask, inkpot, longbeard, lota, magnum, phial, vial
bowl:  | jorum, mazer
bowling:  | bocce, bocci, boccie, candlepins, duckpins, ninepins, skittles, tenpins
box: crate, mailbox, snuffbox | bandbox, cashbox, casket, deedbox, lockbox, matchbox, playbox, sixpack, soapbox, strongbox
bracelet:  | armillary
brain:  | cerebrospinal, cerebrovascular
branching:  | divarication, trifurcation
brass: brassy | latten, ormolu, brasslike
bread: cracker, toast | barmbrack, beigel, breadstick, brioche, challah, cornbread, crouton, grissino, hallah, limpa, matzah, matzo, matzoh, muffin, oatcake, pumpernickel, rusk, saltine, scone, simnel, zwieback
brick: coping | cope, firebrick
bridge:  | drawbridge, overcrossing, viaduct
broadcast:  | newscast, rebroadcast, simulcast, sportscast
bronze:  | gunmetal
brook:  | brooklet
broom:  | besom
brush: underbrush | canebrake, spinney, undergrowth, underwood
bubble: foam, froth, lather, soapsuds, spume, suds | whitewater
bucket:  | cannikin
bud: rosebud | 
buffalo:  | bubaline
building: aviary, casino, clubhouse, coop, doghouse, feedlot, morgue, packinghouse, schoolhouse, shed, smokehouse, stable, tavern, tenement | abattoir, bathhouse, butchery, capitol, chancellery, chapterhouse, conservatoire, courthouse, crematorium, crematory, customhouse, customshouse, dorm, firetrap, gazebo, guildhall, hencoop, henhouse, icehouse, jakes, kennel, mortuary, observatory, outbuilding, outhouse, planetarium, pothouse, presbytery, rathskeller, rink, rotunda, shebeen, slaughterhouse, summerhouse, taphouse, volary, ziggurat, zikkurat, zikurat
building site:  | sandlot
bulb:  | bulbil, bulblet, shallot, squill, bulbaceous, bulbar
bull:  | bullock, taurine
bullet:  | dumdum
bulletin:  | newsbreak, newsflash
bungalow:  | bungaloid
burning:  | arson, cremation, incendiarism, incineration
burrito:  | quesadilla
business: firm, manufacturer | automaker, bottler, carmaker, corp, dealership
butterfly:  | anglewing, danaid, fritillary, hairstreak, lycaenid, nymphalid, pierid, tortoiseshell
buying:  | viatication, viaticus
cabbage:  | collards
cactus:  | chichipe, cholla, coryphantha, echinocactus, epiphyllum, garambulla, mammillaria, mescal, mezcal, nopal, peyote, pitahaya, saguaro, sahuaro, tuna
cafe:  | cybercafe, estaminet
cage:  | birdcage, hutch
calculation:  | exponentiation, maximization, recalculation
calculus:  | bilestone, cystolith, enterolith, nephrolith, ptyalith, sialolith, urolith
calf:  | dogie, dogy, leppy
calming:  | placation, propitiation
camera:  | webcam
camp: hutment, lager | laager
candle:  | chandlery, rushlight
candy: brittle, taffy, toffee | bonbon, brandyball, butterscotch, candyfloss, caramel, dragee, fondant, fudge, gumdrop, jawbreaker, marchpane, marshmallow, marzipan, nougat, panocha, panoche, penoche, penuche, praline, sourball, sugarplum, toffy
canoe: pirogue | birchbark, kayak
cap: mobcap, skullcap | balaclava, beanie, beany, beret, berretta, biggin, biretta, birretta, calpac, calpack, coonskin, kalansuwa, kalpac, kepi, pinner, tarboosh, yarmelke, yarmulka, yarmulke
capsule:  | paintball, bicapsular, capsular
car: convertible, sedan | coupe, cruiser, hardtop, hatchback, jalopy, limo, limousine, minicar, minivan, phaeton, roadster, runabout, subcompact
card:  | tarot
card game:  | baccarat, bezique, canasta, canfield, cassino, crapette, cribbage, ecarte, euchre, faro, meld, monte, penuchle, pinochle, pinocle, piquet, sevens, stops, whist
cardboard:  | millboard, paperboard, pasteboard, posterboard, strawboard
care: incubation | acupressure, acupuncture, autogenics, babysitting, chiropractic, detoxification, haircare, hairweaving, hydropathy, hydrotherapy, manicure, naprapathy, naturopathy, nurturance, orthoptics, osteoclasis, osteopathy, pedicure, shiatsu, stylostixis
career:  | lifework
carpentry:  | cabinetmaking, cabinetry
carrot:  | carroty
cart: oxcart | dogcart, dray, dumpcart, jinrikisha, ponycart, ricksha, tumbrel, tumbril
carving:  | diaglyph, glyph, glyptics, glyptography, lithoglyptics, scrimshaw, woodcarving
casing:  | gearbox
cassette:  | audiocassette
cat: ocelot, feline | catamount, catamountain, cougar, eyra, jaguarondi, jaguarundi, manul, margay, mouser, puma, serval, tabby, tomcat
catalogue:  | discography
caterpillar: silkworm | armyworm, bollworm, cabbageworm, cankerworm, cutworm, inchworm, looper, vetchworm, webworm
cattle:  | milcher, milker, stirk
cave: cavern, cove | grot, grotto
cedar:  | kawaka, pahautea, sugi
celebration:  | celebratory
cement:  | cementitious
center:  | midfield, midstream
ceremony: burial, funeral, induction, initiation | commemoration, coronation, enthronement, enthronisation, enthronization, entombment, inhumation, interment, investiture, memorialisation, obsequy, pageantry, potlatch, rededication, sepulture
certificate:  | probate
certification: accreditation | 
chad:  | dimple
chain:  | catena
chair: armchair, chaise, fauteuil, throne | highchair, recliner
chalk:  | cretaceous
chart:  | volvelle
chat:  | causerie, chitchat, gabfest
cheer:  | banzai, hooray, hurrah
cheese:  | bleu, chevre, gorgonzola, mascarpone, mozzarella, quark, ricotta, sapsago
chemist:  | biochemist, enzymologist, phytochemist, radiochemist
chest: pectoral | thoracic
chicken:  | capon, frier, fryer, pullet, spatchcock
chilli:  | chipotle
chime:  | carillon, handbell
chip: splinter | dander, exfoliation, scurf, sliver
chirp:  | tweet, chirpy
circuit:  | clipper, limiter, microcircuit, wiring
citrus: citron | citrange, kumquat, shaddock, citrous
cladding:  | revetement
classical: concerto, opera, oratorio, symphony | bouffe, cantata, rondeau, rondo, sonata, sonatina
classroom:  | homeroom
clay:  | adobe, argil, bentonite, daub, fireclay, kaolin, kaoline, pipeclay
cleaner: toothpaste | dentifrice, toothpowder
cleaning: abreaction, catharsis, purging, purification, scrubbing, shaving, sweeping, washup | disinfestation, katharsis, mopping, pasteurisation, pasteurization, purgation, shave, swabbing
cliff: crag, precipice | 
clock:  | chronometer, clepsydra
clothing: accouterment, headgear, muff, nightshirt, overall, wrapper | accoutrement, beachwear, coverall, handwear, headdress, housecoat, kaffiyeh, knitwear, loungewear, neckpiece, neglige, negligee, outerwear, overclothes, peignoir, raiment, shinpad, suspensor, topknot, vestiture, wimple, workwear, vestiary
clothing store:  | slopshop
cloud: aerosol, haze, smoke | fume
coast: coastal | 
coat: greatcoat, mackinaw, overcoat | capote, coatee, newmarket, surcoat, surtout, topcoat
coating: gilt, patina | bitumastic, gilding, overcoating, undercoat, underseal, varnish, veneer, veneering
cockroach:  | blackbeetle, crotonbug
cocktail: daiquiri | bullshot, gimlet, margarita, sidecar, stinger
coconut:  | copra
code:  | omerta
coding:  | decipherment, decoding, decompression, decryption, encoding, encryption, recoding
coffee:  | cappuccino, decaf, demitasse, espresso, latte
coffin:  | bier, sarcophagus
collage: photomontage | 
collation:  | nosh
collecting: compiling | aerophilately, conchology, numismatics, numismatology, philately
collective:  | kibbutz, kolkhoz
colon:  | megacolon
colour: fluorescein, hemosiderin, pigment, retinal | alizarin, alizarine, anil, archil, argent, bister, bistre, bluing, bole, carotenoid, ceruse, chlorophyl, chlorophyll, cochineal, counterstain, cudbear, dyestuff, flavonoid, fluoresceine, fluorochrome, haem, haemitin, haemosiderin, hematin, hematochrome, heme, indigo, indigotin, mordant, orchil, photopigment, phycobilin, phycocyanin, phycoerythrin, porphyrin, protoheme, quercitron, retinene, saffranine, safranin, safranine, tincture, titania, ultramarine, verdigris, woad
comb:  | currycomb, pocketcomb
comet: cometary | 
comment: cliche, commonplace, jibe, mention, sally | banality, gambit, gibe, platitude, ploy, wisecrack, zinger
commerce: manufacture, outlay, repayment | agribusiness, barratry, barter, defrayal, defrayment, narcotraffic, neuromarketing, prepayment, simony, swap, swop, touristry
communication: channel, discussion, dissemination, exhortation, patter, remonstrance | airing, airpost, airwave, canvassing, channels, dilation, dramaturgy, electioneering, expostulation, fiberoptics, fibreoptics, impartation, imparting, multimedia, persuasion, prompting, proselytism, remonstration, spiel, suasion, uplink
communism:  | collectivism, revisionism, sovietism
community: hamlet, parish | 
company: utility | pharma
compass:  | gyrocompass
computer:  | mainframe, microcomputer, minicomputer, multiprocessor, slipstick, totalisator, totaliser, totalizator, totalizer, workstation
concrete:  | ferroconcrete
condenser:  | electrolytic
confection: hardbake | comfit, confiture, conserve, conserves, maraschino, preserves, succade, sweetmeat
conference: symposium | colloquium
congratulations: compliment, flattery, paean, superlative | encomium, eulogium, eulogy, fulsomeness, panegyric, smarm, unction
connecter: hookup, splicing | landline, splice, thermojunction
consonant: alveolar, guttural, occlusive | affricate, affricative, aspirate, bilabial, continuant, geminate, labiodental, obstruent, pharyngeal, plosive, surd, velar
constellation:  | sidereal
construction: shipbuilding | bricolage, erecting, leveling
contest: diving, doubleheader, final, preliminary | cliffhanger, cockfight, decathlon, dogfight, footrace, freestyle, pentathlon, playoff, prelim, quarterfinal, repechage, semifinal, spelldown
contestation:  | sparring
continent: continental | 
contract: concession, franchise | subcontract
contraction:  | contracture
cook:  | baster, salter
cookie: wafer | brandysnap, gingersnap, ladyfinger, macaroon, oreo, ratafia, shortbread, teacake
cooking:  | braising, broil, broiling, poaching, sauteing, shirring, simmering, toasting
cooperation: allegiance, compliance, compromise, keeping | abidance, coaction, collaborationism, consecration, quislingism, rapprochement, reconciliation
copper:  | cuprous, cupric
coral reef:  | atoll
cosmetic:  | depilator, epilator, highlighter
cosmos: cosmic | 
course:  | propaedeutic, propaedeutics
court:  | assizes, chancery, consistory, lawcourt
courtyard:  | forecourt, parvis
cover:  | shoji
cow:  | heifer
crack: rift | crevasse, faulting
craft: bricklaying | basketry, bookbinding, cobbling, couture, dressmaking, lumbering, oculism, papermaking, plumbery, pyrotechny, spinning, winemaking
crime: burglary, fraud, misdemeanor, perpetration, stealing, thieving, treason, violation | bribery, carjacking, cybercrime, felony, highjack, hijack, infraction, larceny, mayhem, misdemeanour, perjury, racketeering, sedition, swindle, theft, thievery, thuggery
crop:  | fruitage
crossing:  | fording, traversal
crow:  | corvine
crowd: swarm | 
cry: bellow, catcall, clamoring, holler, hollering, hoot, scream, screaming, shriek, shrieking | bellowing, clamour, clamouring, halloo, holla, hollo, holloa, hosanna, razz, razzing, whoop, yodel, yowl
crying: sniveling, wailing | bawling, snivel, sobbing
crystal:  | flake, poudrin
cuisine:  | gastronomy, rechauffe
cup:  | chalice, cylix, kylix, scyphus
curd:  | tofu
cursive:  | copperplate
curtain:  | portiere
custard apple:  | cherimoya, ilama, papaw, pawpaw, soursop, sweetsop
cut of meat: chuck, rump, sirloin, steak | aitchbone, beefsteak, brisket, chine, confit, entrecote, forequarter, foreshank, gammon, hindquarter, hindshank, jambon, loin, shank, sparerib, spareribs
cutlery: chisel | adze, pickax, pickaxe, scythe
cycle:  | tertian
cymbal:  | zill
dagger:  | bodkin, creese, dirk, kirpan, kris, poniard, stiletto
daisy:  | daisylike
dam: weir | milldam
dancer: chorine | hoofer, kachina, showgirl, stepper
dancing: choreography, gavotte | cakewalk, cancan, courante, fandango, hoofing, jitterbug, lindy, mambo, nauch, nautch, stomp, tarantelle
dart:  | banderilla
data:  | metadata
death: killing | fatality, martyrdom, megadeath
debate:  | logomachy
decoration: epaulet, frieze, frontal, rosette, trinket, wreath | adornment, antefix, architrave, bandelet, bandelette, bandlet, baseboard, beading, beadwork, boule, boulle, boutonniere, buhl, cavetto, chaplet, cockade, conge, coronal, crocket, cuspidation, cyma, cymatium, decalcomania, diamante, epaulette, epergne, falderol, fallal, filagree, filigree, fillagree, finial, flounce, frontlet, furbelow, garnish, gaud, gewgaw, gimcrack, gimcrackery, gorgerin, graffito, guilloche, hanging, marqueterie, marquetry, mopboard, moulding, nailhead, necking, necklet, ovolo, parqueterie, parquetry, passementerie, pendant, pendent, pompon, pyrograph, rivet, rosemaling, ruffle, sgraffito, spangle, subbase, surbase, tassel, tetraskele, tetraskelion, tinsel, topping, tore, tracery, triskele, triskelion, volute
deer:  | blacktail, brocket, elaphure, hind, muntjac, roebuck, sambar, sambur, sika, stag, wapiti, whitetail, cervine
delivery: relay | airdrop
demonstration: debunking | encore, extemporisation, extemporization, legerdemain
department:  | admiralty
departure: boarding, retreat, takeoff | embarkation, embarkment, reshipment
deposit:  | lode
depressant: barbiturate, tranquilizer | ataractic, thalidomide, tranquilliser, tranquillizer
desertion:  | abscondment, decampment, deviationism
designation: nickname | byname, cognomen, moniker, sobriquet, soubriquet
desk: escritoire | secretaire
dessert: snowball | blancmange, compote, duff, flan, flummery, junket, mousse, parfait, popsicle, sabayon, sherbert, sundae, tiramisu, zabaglione
devilment: vandalism | hooliganism
diagram: schematic | 
diamond:  | diamantine
dictionary:  | unabridged
diet: dietary | dietetical, dietetic
dining room: refectory | triclinium
dinosaur:  | argentinosaur, ceratopsian, diplodocus, hadrosaur, hadrosaurus, iguanodon, ornithischian, ornithopod, pisanosaur, pisanosaurus, saurischian, seismosaur, staurikosaur, staurikosaurus, theropod, titanosaur, titanosaurian
direction: trend | qibla
dish:  | argyle, argyll, porringer, sauceboat, tureen
display:  | gaudery, pomp
district: borough, downtown, enclave, precinct, protectorate, province, reservation, state, uptown, waterfront | abbacy, archbishopric, archdeaconry, bailiwick, bishopric, borderland, diocese, exurbia, goldfield, marchland, patriarchate, prefecture, shire, suburbia, tenderloin, township, trusteeship, viceroyalty
diversion: antic, bathing, frolic, hobby, pastime, pinball | avocation, coquetry, escapism, eurhythmics, eurhythmy, eurythmics, eurythmy, flirtation, flirting, foolery, gambol, horseplay, pleasantry, tomfoolery
doctor: diagnostician, extern, gynecologist, pathologist, psychiatrist | accoucheur, allergist, anaesthetist, anesthesiologist, anesthetist, angiologist, cardiologist, chiropodist, dermatologist, diplomate, embryologist, endocrinologist, geriatrician, gerontologist, gynaecologist, haematologist, hakeem, hematologist, houseman, hygienist, internist, neurologist, obstetrician, oncologist, ophthalmologist, orthopaedist, orthopedist, orthoptist, otolaryngologist, otologist, paediatrician, pediatrician, pediatrist, podiatrist, proctologist, radiographer, radiologist, radiotherapist, rheumatologist, sawbones, shrink, urologist
document: affidavit, charter, deed, fountainhead, indictment, license, mandate, patent, permit, questionnaire, resolution, return, writ | acquittance, arraignment, authorisation, brevet, capitulation, conveyance, impeachment, inclosure, judgement, manifest
dog: husky, terrier | basenji, bulldog, corgi, dachshund, dachsie, doggie, doggy, feist, fice, keeshond, lapdog, mastiff, mutt, pooch, sheepdog, spitz
donut:  | bismark, fastnacht
door: batwing | liftgate
dove:  | ringdove, turtledove
down:  | plumule
dress: pinafore | caftan, coatdress, kaftan, muumuu, pinny, polonaise, shirtdress, strapless, sundress
dressing:  | mayo, mayonnaise, vinaigrette
drill:  | borer, wimble
drink: draught | eggshake, frappe, malt, malted, milkshake, nightcap, posset, potation, quaff, sangaree, sangria, shandy, shandygaff, sillabub, syllabub, tipple
drinking:  | guzzling, swilling
droppings:  | coprolite, cowpie
drum:  | bongo, tabor, tabour, timbrel
duck:  | bluebill, bluewing, broadbill, bufflehead, canvasback, duckling, eider, garganey, goldeneye, greenwing, mallard, merganser, oldwife, pintail, pochard, sawbill, scaup, scoter, sheldrake, shelduck, widgeon, wigeon
dumpling:  | gnocchi, wonton
dust: fallout | 
e-mail:  | freemail
eagle:  | eaglet, erne
ear:  | aural, otic
earphone:  | earplug
earring:  | eardrop
earth: terrestrial, earthy | terrene, telluric, tellurian, semiterrestrial, earthen
earthquake: seaquake | aftershock, foreshock, microseism
editing:  | erasure, excision, recasting, rephrasing, revisal, revise, revising, rewording, rewriting
edition:  | variorum
education: dramatics | coeducation
effect: aftereffect, dent, response, wake | aftermath, backwash, brisance, byproduct, depolarisation, depolarization, epiphenomenon, offshoot, outgrowth, repercussion, spillover, wallop
egg:  | spawn
election: primary, reelection | 
electric refrigerator:  | freezer
electricity: galvanism, piezoelectricity | hydroelectricity, photoelectricity, photoelectric
electron:  | photoelectron
elephant:  | gomphothere
elevator:  | dumbwaiter
embankment: rampart | battlement, bulwark, crenelation, crenellation, earthwork, merlon
emblem: crucifix | blazon, blazonry, colophon, rood, saltire
emptying: drain, drainage | 
energy: radiation | 
engine:  | aerogenerator, dynamo, magneto, turbogenerator
engineer: surveyor | metallurgist, sapper, tribologist
engraving:  | aquatint, etching, linecut
ensemble:  | gamelan, indie, mariachi
entertainment: extravaganza, show | edutainment, floorshow, horseshow, militainment, nightlife
entrance: doorway, gateway, hatchway, portal | archway, pithead, vomitory
envelopment:  | encasement, incasement
environs: habitat | habitation
equalization:  | equating
equipment: aerator, amplifier, apparatus, burner, centrifuge, chute, circuitry, generator, paraphernalia, pendulum, peripheral, setup, telegraph | appurtenance, audiovisual, backboard, brooder, clapperboard, copier, duplicator, electrograph, enlarger, equaliser, equipage, gumshield, heliograph, horseshoe, incubator, instillator, jackstones, materiel, modem, oscilloscope, purifier, quoit, regalia, rigging, saddlery, semaphore, separator, sequenator, sequencer, submersible, titrator
equipping:  | rearmament
essay:  | disquisition, thanatopsis
estimation: overestimation | overappraisal, overestimate, overvaluation
estuary:  | estuarine
exam: comprehensive | comp, tripos, viva
examination: autopsy, comparison, inspection, necropsy | ballottement, celioscopy, colonoscopy, comparing, culdoscopy, endoscopy, gastroscopy, gonioscopy, hysteroscopy, keratoscopy, likening, ophthalmoscopy, palpation, proctoscopy, rhinoscopy, sigmoidoscopy
excitant: analeptic | deoxyephedrine, khat, methamphetamine, quat
exclamation: dickens | interjection
exercise: bodybuilding, conditioner, handstand, pushup, squat, squatting | aerobics, musclebuilding, pandiculation, weightlift, weightlifting
exerciser: buck | trampoline
exhibition: rodeo | 
exit:  | outfall
expressionism:  | neoexpressionism
expressway:  | autobahn, autostrada
fabric: boucle, canvas, cashmere, corduroy, flannel, gabardine, herringbone, khaki, moire, oilcloth, pique, poplin, russet, serge, shantung, tarpaulin, terrycloth, tweed, velour, velours, worsted, yoke | baize, batiste, bombazine, broadcloth, brocade, buckram, bunting, calico, cambric, camelhair, camo, cerecloth, challis, chambray, chiffon, chino, chintz, cobweb, cretonne, dimity, dishcloth, dishrag, dungaree, dustcloth, dustrag, etamin, etamine, faille, felt, flannelette, foulard, gauze, georgette, grillwork, grogram, grosgrain, groundsheet, guimpe, haircloth, hairnet, hankey, hankie, hanky, homespun, hopsack, hopsacking, jaconet, khaddar, leatherette, lisle, longyi, lungyi, macintosh, mackintosh, macrame, marocain, meshwork, mohair, moleskin, moquette, moreen, nankeen, needlepoint, ninon, oddment, organza, percale, placket, pongee, rayon, repp, reseau, sacking, sailcloth, samite, sateen, satinet, satinette, scrim, seersucker, sharkskin, sheeting, snood, spandex, sparker, stammel, taffeta, tammy, tapis, tarp, tartan, tatter, tulle, veiling, velveteen, voile, wincey, winceyette, wirework
fabrication:  | canard
face:  | facial, mandibulofacial, maxillofacial
factory: foundry | cannery, lumbermill, maquiladora, metalworks, steelworks, sweatshop
falcon:  | caracara, carancha, gerfalcon, gyrfalcon, kestrel, peregrine, falconine
fall:  | prelapsarian
family planning: contraception | 
fan:  | punkah
farewell: adieu, adios | arrivederci, cheerio, goodby, sayonara
farm: ranch, vineyard | croft, farmplace, grange, piggery, sheeprun, sheepwalk, vinery
farmer: cattleman, crofter, dairyman, grower, rancher, sheepman | agriculturalist, agriculturist, apiarist, apiculturist, arboriculturist, beekeeper, breeder, contadino, cultivator, grazier, smallholder, sower, stockman, viticulturist
farming: roundup | aquiculture, arboriculture, hydroponics, insemination, ranching
fashioning:  | mapmaking, moviemaking
fat: butterfat | cracklings, lard, marbling, medulla, myelin, myeline, shortening, suet, stearic
faucet:  | hydrant, stopcock
fauna:  | avifauna
feather: scapular | aftershaft, alula, hackle
female: filly | 
fence: hedge, windbreak | hedgerow, paling, shelterbelt
fern:  | angiopteris, bracken, christella, davallia, doodia, fiddlehead, leatherleaf, lecanopteris, lipfern, maidenhair, moonwort, osmund, pecopteris, pepperwort, pillwort, polypody, regnellidium, scolopendrium, spleenwort, thyrsopteris, woodfern, woodsia
festivity: merrymaking, revel, revelry | agon, eisteddfod, gala, jamboree, jollification
field: backyard, cornfield, dooryard | curtilage, firebreak, fireguard, grainfield, wheatfield
field hockey:  | shinney, shinny
fighter: conqueror, gladiator, skirmisher, tough, victor, wrestler | bantamweight, brawler, fencer, flyweight, gouger, grappler, matman, mauler, pugilist, swordsman, vanquisher
fighting: duel, encounter, fistfight, gunplay, scuffle, skirmish | fisticuffs, fray, gunfight, shootout, slugfest, snickersnee, tussle
figuration:  | symbolising
file:  | tickler
filming:  | retake
finger: forefinger, thumb | annualry, pinkie, pinky, pollex
fingerprint:  | thumbprint
fire: bonfire, campfire, grassfire | balefire, conflagration, smolder, smoulder, smudge, wildfire
firing: volley | cannonade, counterfire, drumfire, fusillade
fish: salmon | barracouta, chondrichthian, crossopterygian, elasmobranch, fingerling, groundfish, holocephalan, holocephalian, lobefin, lungfish, mouthbreeder, selachian, shad, snoek, spawner, teleost, teleostan, trout, piscine
fishing net:  | trammel
fixture: chandelier, fluorescent, sink | commode, potty, urinal
flag: tricolor | fanion, pennon, pennoncel, pennoncelle, penoncel, tricolour, waft
flash: gleaming, glimmer, glint, spark | coruscation, flicker
flashlight:  | penlight
flatbread:  | bannock, chapati, chapatti, flatbrod
fleur-de-lis:  | gladdon, orris
flood: floodhead | flashflood
floor:  | multilevel
flour:  | semolina
flower: columbine, everlasting, gentian, larkspur, peony, poppy, verbena, wallflower | achimenes, ageratum, agueweed, ammobium, anemone, aquilege, aquilegia, aster, bartonia, begonia, bellwort, bloomer, bluebottle, bocconia, browallia, calceolaria, calendula, calla, campion, candytuft, carnation, catananche, catchfly, centaury, cineraria, commelina, coneflower, cornflower, corydalis, cosmea, cowherb, creamcups, crownbeard, cudweed, cyclamen, delphinium, felwort, fiddleneck, filago, gazania, gentianella, gerardia, gillyflower, goldilocks, gypsyweed, helianthus, heliophila, longroot, lychnis, marguerite, mayweed, mistflower, nigella, paeony, petunia, phacelia, pilewort, portulaca, rosita, ruddles, sandwort, scabiosa, scabious, schizanthus, schizopetalon, scorpionweed, shortia, silene, slipperwort, snowdrop, soapwort, sowbread, spathiphyllum, speedwell, strawflower, streptocarpus, tansy, thimbleweed, tidytips, tithonia, toadflax, umbrellawort, ursinia, valerian, veronica, vervain, wandflower, whitlavia, windflower, xeranthemum, zinnia, flowery
flute:  | fife, piccolo
fly:  | blowfly, botfly, cleg, clegg, glossina, greenbottle, horsefly, tsetse, tzetze
flying: soaring | aerobatics, flypast, gliding, overflight, paragliding, sailplaning, stunting
fog:  | fogbank, pogonip
foil:  | tinfoil
foliage:  | foliated, foliate
folk:  | gentlefolk
folk song:  | fado
following: faithful | claque, fandom
font:  | boldface
foot:  | splayfoot
football:  | rugger
footbridge:  | gangboard, gangplank
footwear:  | hose, hosiery
forest: grove | bosk
foretelling:  | extropy, fortunetelling, meteorology
fork:  | tablefork
form: singular, stem | abbreviation, acronym, apocope, etymon, initialism, plural
formal:  | cotilion, cotillion, prom
fountain:  | bubbler
four o'clock:  | maravilla
fox: vulpine | vulpecular
fragment:  | brickbat, cinder, clast, clinker, ember, paring, spall, spawl, splint
freeing: manumission, vindication | deregulating, deregulation, disentanglement, emancipation, extrication, purge, unsnarling, untangling
frog:  | agua, bufo, bullfrog, crapaud, leptodactylid, natterjack, ranid, spadefoot
fruit: seedpod | achene, ackee, acorn, akee, ananas, apricot, bacca, baneberry, breadfruit, calabash, canistel, capitulum, ceriman, chokecherry, cling, clingstone, cowage, cubeb, drupe, drupelet, durian, eggfruit, freestone, fruitlet, genip, genipap, hagberry, icaco, jaboticaba, lansa, lansat, lanseh, lanset, leechee, lichee, lichi, litchee, loment, longanberry, loquat, mamey, mangosteen, marang, marasca, mealie, mombin, nectarine, plum, plumcot, pome, pseudocarp, pulasan, pulassan, pyxidium, pyxis, quantong, quince, rambotan, rambutan, rosehip, rowanberry, samara, sapota, schizocarp, sorb, syconium, syncarp, tangelo, ugli, windfall
fuchsia:  | konini
fuel: charcoal, coal, firewood, gasoline, kerosene | biomass, butane, coke, combustible, cordwood, derv, firebrand, firelighter, gasohol, gasolene, igniter, ignitor, illuminant, kerosine, kindling, lighter, methanol, napalm, petrol, propane, tinder, touchwood
fungus: fungal | agaric, ascolichen, ascomycete, basidiolichen, basidiomycete, blastomycete, bolete, candida, cornsmut, crotal, crottal, crottle, discina, discomycete, earthball, earthnut, earthstar, earthtongue, gasteromycete, gastromycete, gyromitra, helvella, lecanora, lorchel, monilia, mucor, myxomycete, polypore, puffball, pythium, rhizoctinia, rhizopus, roccella, sclerotinia, shiitake, stinkhorn, truffle, verticillium, yeast, fungous, funguslike, fungoid
furniture: bedstead, booth, buffet, dresser, worktable | altar, bedframe, cellaret, chiffonier, credenza, etagere, fitment, gueridon, hallstand, hassock, highboy, lowboy, minibar, platen, pouffe, tallboy, washstand
gambling: parimutuel, toss, wager | exacta, fantan, parlay, perfecta, superfecta
game: hopscotch | bopeep, jackstraws, knucklebones, peekaboo, spillikins, tiddlywinks
garage:  | carport
garden:  | parterre, rockery, topiary, woodlet
gardening:  | floriculture
garlic:  | garlicky
garment: bathrobe, robe, swimsuit, undershirt, veil, vest | abaya, bandeau, brassiere, breechcloth, breechclout, burka, camisole, camlet, chadar, chaddar, chador, chemise, chuddar, cravat, crinoline, culotte, dhoti, haick, haik, hoopskirt, izar, jumpsuit, kanzu, kilt, lavalava, leging, leotard, loincloth, maillot, maxi, mini, miniskirt, neckwear, overgarment, overskirt, pajama, peplos, peplus, pyjama, raglan, sackcloth, salwar, sarong, scapulary, scrubs, shalwar, singlet, snowsuit, straightjacket, sunsuit, sweatsuit, swimwear, underbodice, underclothes, underclothing, undergarment, underskirt, unitard, unmentionable, waistcoat, washables, wraparound, yashmac, yashmak
gate: tailgate, tollgate, turnpike | lichgate, lychgate, portcullis, postern, tailboard, tollbar, turnstile
gathering: bevy, carload, cast, contingent, foursome, grade, hive, horde, legislature, ruck, throng | bookfair, concourse, coven, covey, eightsome, minyan, muster, quadrumvirate, quorum, retinue, sabbat, sevensome, sixsome, townsfolk, townspeople, triumvirate, turnout
gauge: manometer | anemometer, dipstick, pluviometer, sphygmomanometer, udometer
gear:  | pinion
gemstone: adamant, jade, sapphire | amethyst, aquamarine, aventurine, cabochon, calcedony, chalcedony, chrysolite, chrysoprase, citrine, hiddenite, jadestone, jasper, kunzite, lazuli, moonstone, morganite, peridot, sunstone, tourmaline, lapidary
gesture: jabbing | mudra, poking, thrusting
get together:  | conventicle, seance, tryst
ginger:  | galangal, shellflower
giraffe:  | okapi
glacier:  | glacial
glass: quartz | lechatelierite, tektite, vitreous
glowing:  | aureole
goat:  | ibex, markhoor, markhor, caprine, hircine
gold:  | auric, aurous
goose:  | barnacle, brant, brent, gander, gosling, graylag, greylag
gorilla:  | silverback
gossiping:  | scandalmongering
governance: bureaucracy, judiciary | bureaucratism, officialdom
governing: enactment | criminalisation, criminalization, lawmaking, legislating, misgovernment, misrule
government:  | papacy, pontificate, stratocracy
gown:  | mantua
grape:  | ribier, scuppernong, sultana, boytrose, botryoidal, botryoid, grapelike
graph:  | cardiogram, echocardiogram, electromyogram, encephalogram, myogram, seismogram, tachogram, thermogram
grapple:  | crampon, crampoon
grass: barley | blackseed, bluegrass, bluestem, brome, bromegrass, bunchgrass, burgrass, cereal, cheat, cheatgrass, cocksfoot, cockspur, cordgrass, crabgrass, dallisgrass, darnel, doob, dropseed, feathertop, fescue, foxtail, grama, gramma, hardinggrass, knotgrass, kweek, meadowgrass, midgrass, millet, munj, munja, nimblewill, paspalum, quackgrass, ricegrass, ryegrass, sandbur, sandspur, shortgrass, tallgrass, teff, timothy, toetoe, wheatgrass, witchgrass, zoysia
grasshopper: locust | acridid, katydid, tettigoniid
greenhouse:  | hothouse
greens:  | escarole, sprout
ground: cape, landmass, mainland, peninsula, plain, steppe, subcontinent, tidewater | archipelago, beachfront, champaign, floodplain, foreland, isthmus, llano, moorland, ness, oxbow, peneplain, peneplane, snowfield, spit, timberland, tundra, wonderland
guitar:  | cithern, citole, cittern, gittern
gymnastics: tumbling | 
hair: bouffant, braid, chignon, eyebrow, hairdo, mane, thatch, whiskers, capillary | coif, coiffure, cowlick, dreadlock, encolure, eyelash, forelock, hairstyle, lanugo, lash, marcel, pelage, plait, ponytail, roach, sideburn, supercilium, tress
haircut:  | flattop
hairdressing:  | brilliantine, pomade, pomatum
hamburger:  | cheeseburger
hand:  | maulers
handbag:  | etui, reticule
handkerchief:  | bandanna
handwriting: longhand, stenography | cacography, chirography, penmanship, scrawl, shorthand, tachygraphy
hare:  | jackrabbit, leveret
harp:  | lyre
harvesting:  | haying
hat: boater, bonnet, fedora | bicorn, bicorne, busby, deerstalker, derby, homburg, leghorn, porkpie, shako, sunbonnet, sunhat, tirolean, titfer, topee, topi, toque, tricorn, tricorne
haul:  | towage
hauling:  | cartage
hawk:  | buteonine, eyas, goshawk, osprey, redtail, roughleg, tercel, tercelet, tiercel
head: bullethead | bonce, noggin, cephalic
headband:  | taenia, tenia
header:  | crosshead, crossheading, subhead, subheading
headline:  | dropline, stephead
headscarf:  | khimar
heart:  | cardiopulmonary, cardiac
heat: thermal | geothermic, geothermal, caloric, thermic, nonthermal
helicopter:  | skyhook
helmet:  | armet, basinet, cabasset, casque, casquet, casquetel, heaume, morion, pickelhaube, sallet
help: adherence, advocacy, approval, boost, ministration, reassurance, recourse, sponsorship, succor | approving, helpdesk, protagonism, succour
helping:  | cutlet, filet, fillet, libation
hen:  | broody, cackler
herb: clover, dandelion, legume, pansy, savory, sorrel | acanthus, achillea, achira, agrimonia, agrimony, alecost, alkanet, allgood, alocasia, alumbloom, alumroot, alyssum, amorphophallus, anchusa, andryala, angelica, angelique, anise, applemint, argemone, aroid, arrowroot, artichoke, arugula, asarabacca, asclepiad, asparagus, aspidistra, astilbe, astrantia, auricula, ayapana, balsamroot, barrenwort, basil, bedstraw, beebalm, beetleweed, belladonna, bellflower, benne, benni, benny, bergenia, bladderpod, bladderwort, blinks, bloodroot, bloodwort, blowball, blueweed, boneset, borage, borecole, breadroot, breakstone, brinjal, buckwheat, bugleweed, bugloss, butterbur, buttercup, butterflower, butterweed, butterwort, caladium, calamint, calliopsis, camomile, campanula, cancerweed, cankerweed, canna, caraway, cardamon, cardoon, catchweed, catmint, catnip, celandine, celeriac, celery, celtuce, chaenactis, chamomile, chervil, chickpea, chickweed, chiggerflower, clammyweed, clary, cleavers, cleome, clivers, cockscomb, cole, coleus, colewort, coltsfoot, columbo, comfrey, coolwart, coralbells, coreopsis, costmary, costusroot, cottonweed, cowpea, cowslip, cranesbill, crazyweed, cress, crotalaria, crowfoot, crucifer, cuckoopint, cumfrey, dalo, dayflower, digitalis, dill, dittany, draba, dracontium, dragonhead, drypis, elecampane, elsholtzia, endive, esparcet, fennel, fenugreek, feverfew, feverroot, fingerflower, fingerroot, fireweed, flameflower, flax, fleabane, fleawort, foamflower, foxglove, fraxinella, fringepod, fumeroot, fumewort, fumitory, galax, garget, genlisea, geranium, gesneria, gipsywort, globeflower, goatsfoot, goldcup, goldenseal, goldthread, goosefoot, gromwell, guar, gumbo, gumweed, gypsywort, halogeton, harebell, hawkweed, heartleaf, heartsease, helmetflower, henbane, henbit, hepatica, herbage, hogweed, horehound, horsemint, horseweed, hyssop, inula, ironweed, jamberry, jewelweed, kail, kingcup, kniphofia, kohlrabi, krigia, krubi, lacepod, leopardbane, licorice, liquorice, livelong, liverleaf, loasa, lobelia, locoweed, lovage, lyreflower, madnep, madwort, malanga, maranta, marjoram, martynia, masterwort, mayapple, medick, melosa, mignonette, milfoil, milkweed, miltomate, miterwort, mitrewort, monarda, moneywort, motherwort, mullein, napa, nasturtium, nemophila, nephthytis, nierembergia, ombu, orach, orache, oregano, origanum, orpin, orpine, owlclaws, oxalis, oxlip, paigle, pakchoi, parsley, pasturage, pellitory, pennyroyal, peperomia, peppermint, phlox, physostegia, pigweed, pimpernel, pipsissewa, plantain, plumbago, poke, pokeweed, polemonium, polyanthus, primrose, primula, psyllium, pteropogon, puccoon, pungapung, purslane, pussley, pussly, pussytoes, pyrethrum, pyrola, ramee, ramie, ramona, rampion, rattlebox, redroot, reed, reseda, ribgrass, ribwort, richweed, rockfoil, roquette, roridula, rosemary, rosilla, rosinweed, safflower, sainfoin, salpiglossis, salvia, samphire, sanfoin, sang, sanicle, satinpod, sawwort, saxifrage, scoke, scorzonera, sedum, sesbania, shadflower, shawny, shinleaf, silkweed, skunkweed, snailflower, snakeroot, sneezeweed, sneezewort, soja, sowbane, soya, spearmint, spiderflower, spiderwort, spiraea, spirea, spoonflower, stapelia, starwort, stevia, stickweed, stitchwort, stonecress, stonecrop, stoneroot, storksbill, succory, suksdorfia, sundew, sundrops, swallowwort, tailwort, tannia, tarweed, teasel, teasle, teazel, tendergreen, tetterwort, thoroughwort, throatwort, thyme, tickseed, tickweed, tomatillo, trefoil, tritoma, umbellifer, verdolagas, vernonia, vetch, viola, waldmeister, wasabi, waterleaf, whitecup, wickup, willowherb, wintergreen, witloof, woodruff, wormseed, wort, yarrow, yautia
herbal:  | tisane
hibiscus:  | balibago, bimli, kanaf, kenaf, mahagua, mahoe, majagua, purau, roselle, rozelle
highway: bypass, freeway, highroad, interstate, pike, superhighway, thruway | beltway, ringway, throughway
hike:  | trudge
hill: anthill, hillock, knoll | butte, foothill, formicary, hammock, hummock, kopje, koppie, molehill
hole: leak, rathole | knothole, micropyle, stoma, stomate
holly:  | gallberry, inkberry, winterberry
home: domestic | 
honor: citation, pennant | aliyah, cachet, commendation, honours
hoop:  | farthingale
horse: buckskin, crowbait, entire, gelding, mare, mount, pony | bangtail, broodmare, cayuse, dobbin, eohippus, mesohippus, mudder, mustang, pacer, packhorse, palomino, pinto, prancer, protohippus, racehorse, remount, stablemate, stallion, steeplechaser, tarpan, trotter, warragal, warrigal, equine
hospital: creche | lazaret, lazarette, lazaretto, pesthouse, sanatarium, sanatorium, sanitarium, nosocomial
hostel:  | caravansary, caravanserai, imaret, posthouse, roadhouse
hotel:  | fleabag
hound: bloodhound | basset, beagle, bluetick, boarhound, borzoi, coondog, coonhound, deerhound, elkhound, foxhound, greyhound, otterhound, redbone, staghound, whippet, wolfhound
house: boardinghouse, farmhouse, manor, manse, parsonage, soddy | chalet, chateau, cloister, dacha, deanery, dollhouse, dosshouse, duplex, flophouse, gatehouse, guesthouse, rectory, saltbox, vicarage
housing: dwelling, harem | cellblock, condo, condominium, domiciliation, forecastle, hareem, hermitage, hospice, messuage, seraglio, serail
human:  | humankind, mankind
hummingbird:  | thornbill
humor: banter, irony, jest, parody, sarcasm, satire | backchat, caricature, drollery, impersonation, jape, jocosity, lampoon, paronomasia, pasquinade, pungency, punning, raillery, repartee, ribaldry, sendup, spoof, waggery, waggishness, wordplay
humoring: spree | binge, overindulgence
hyena:  | aardwolf
ice: frost, icicle | hailstone, hoar, hoarfrost, rime
icon:  | iconic
identity card:  | keycard
ideograph:  | logogram, logograph
idol: joss | 
immunization:  | sensitising, sensitizing
importing:  | gunrunning, smuggling
incoming: enrollment, incursion, irruption, registration | enrolment
industry:  | filmdom, hawala, screenland
inoculating:  | variolation, variolization
inscription: epitaph | 
insect: cicada, ephemeral, flea, leafhopper, louse | alderfly, antlion, backswimmer, bedbug, booklouse, bristletail, chalcid, chalcidfly, chigger, chigoe, chinch, chrysalis, cicala, collembolan, cootie, coreid, damselfly, dayfly, deathwatch, defoliator, dipteran, dipteron, dobson, dobsonfly, earwig, ephemerid, ephemeron, ephemeropteran, gallfly, gnat, hemipteran, hemipteron, hippoboscid, holometabola, homopteran, hymenopter, hymenopteran, hymenopteron, lacewing, lepidopteran, lepidopteron, lygaeid, machilid, mantid, mantis, mantispid, mayfly, mecopteran, metabola, neuropteran, neuropteron, odonate, orthopteran, orthopteron, phasmid, planthopper, plecopteran, pollinator, proturan, psocid, pupa, reduviid, sawfly, sciara, sciarid, shadfly, silverfish, snakefly, spittlebug, spongefly, spongillafly, springtail, stonefly, telsontail, termite, thrip, thripid, thrips, thysanopter, thysanopteron, thysanuron, trichopteran, trichopteron, walkingstick, whitefly, insectan
inside: midst | penetralium
insignia:  | caduceus, hashmark
instrument: actinometer, analyzer, calorimeter, interferometer, potentiometer, quirt, radar, scourge, seismograph, sonar, timepiece, transit, viscometer, whip | accelerometer, algometer, alidad, alidade, altazimuth, altimeter, analyser, arbalest, arbalist, asdic, atmometer, audiometer, ballista, bathometer, bathymeter, bolometer, bricole, buret, burette, caliper, calliper, cangue, cauterant, cautery, chronoscope, clinometer, colorimeter, craniometer, cryocautery, cryoscope, cymograph, declinometer, densimeter, densitometer, dosemeter, dosimeter, dynamometer, echocardiograph, electroscope, ergometer, esophagoscope, eudiometer, evaporometer, extractor, flagellum, flagpole, garotte, garrote, garrotte, gravimeter, heliometer, hodoscope, horologe, horsewhip, hydrometer, hygrometer, inclinometer, katharometer, kicksorter, knout, kymograph, lidar, magnetograph, magnifier, mangonel, microtome, nephoscope, octant, oesophagoscope, onager, oximeter, pedometer, pelvimeter, periscope, photometer, piezometer, pillory, pipet, pipette, planimeter, plethysmograph, protractor, radiolocation, rangefinder, refractometer, rheometer, sclerometer, sensitometer, sights, sonograph, sonometer, spectroscope, spherometer, spirograph, spirometer, strobe, stroboscope, synchroniser, synchronizer, synchronoscope, synchroscope, tach, tachistoscope, tachometer, tapeline, telemeter, tensiometer, theodolite, tintometer, tonometer, trebuchet, trebucket, variometer, viscosimeter, wattmeter
interface:  | interfacial
intro:  | reintroduction
investing:  | arbitrage, leveraging
invitation:  | summons
iron:  | spiegel, spiegeleisen, chalybeate, ferrous, ferric
ironing:  | flatwork
island:  | insular
jacket:  | anorak, blazer, cagoule, dolman, doublet, jerkin, parka, peacoat, sacque, swallowtail, windbreaker, windcheater
jail: lockup | hoosegow, hoosgow
jar: vase | beaker, cruse, jamjar, jampot
jasmine:  | jessamine
jelly:  | aspic
jet:  | fanjet, jetliner, jumbojet, turbofan, turbojet, twinjet
jewel:  | solitaire
jewelry: bead, cufflink | bijou, bling
job: academicianship, apprenticeship, berth, bishopry, legation, professorship | accountantship, ambassadorship, apostleship, associateship, attorneyship, bailiffship, cadetship, captaincy, captainship, cardinalship, chairmanship, chancellorship, chaplaincy, chaplainship, chieftaincy, chieftainship, clerkship, commandership, commandery, comptrollership, consulship, controllership, councillorship, councilorship, counsellorship, counselorship, curacy, curatorship, custodianship, deanship, directorship, discipleship, editorship, eldership, foremanship, generalcy, governorship, headship, inspectorship, instructorship, judgeship, lectureship, legateship, legislatorship, librarianship, lieutenancy, magistracy, magistrature, managership, marshalship, mayoralty, messiahship, moderatorship, overlordship, pastorship, peasanthood, piecework, praetorship, precentorship, preceptorship, premiership, presidentship, primateship, principalship, priorship, proconsulate, proconsulship, proctorship, protectorship, rectorship, rulership, secretaryship, senatorship, solicitorship, speakership, stewardship, studentship, sumo, teachership, telecommuting, teleworking, thaneship, treasurership, tribuneship, viceroyship, viziership, wardenship, wardership, workload
joke:  | howler, sidesplitter
journey: excursion, exploration, odyssey, outing, ride, tour | itineration, jaunt, joyride, spacefaring, spaceflight, walkabout
judge: magistrate, ordinary | doge, justiciar, justiciary, praetor, pretor, qadi, stipendiary, trier
junction: interchange, rotary | carrefour, cloverleaf, crossway
kangaroo:  | bettong, paddymelon, pademelon, potoroo, wallaby
kebab:  | souvlaki, souvlakia
kettle: teakettle | 
key:  | latchkey, passkey
keyboard:  | clavier, keypad
kick: kickoff | dropkick, punting
kicking:  | thrash
kidney: adrenal | renal, nephritic
kiln:  | brickkiln, limekiln, muffle, oast
kingfisher:  | kookaburra
kitchen: kitchenette | caboose, cookhouse, cuddy
knife:  | barong, catling, cleaver, drawknife, drawshave, jackknife, paperknife, parang, penknife, pocketknife, scalpel, switchblade
knit:  | balbriggan, stockinet, stockinette, tricot
lace: shoelace, shoestring | bootlace
ladder:  | stepladder
ladybug:  | vedalia
lake: lagoon | bayou, laguna, lagune, liman, loch, lough, tarn, lacustrine
lamb:  | hogget, lambkin
lamp:  | flashbulb, flashgun, lightbulb, photoflash, taillight
language: barrage, pidgin, sentence | bombardment, interlanguage, metalanguage, slanguage, syntagm, syntagma
langur:  | entellus
laugh: chuckle, giggle, horselaugh | cachinnation, chortle, guffaw, snicker, snigger, snort, titter
lava:  | pahoehoe
law: legislation | hudood, hudud, sharia, shariah
lawyer: counsel, prosecutor | barrister, conveyancer, pleader, serjeant
leaf: blade | betel, cataphyll, cotyledon, frond, greenery, megasporophyll, microsporophyll, pinna, pinnule, sepal, sporophyl, sporophyll, squamule, verdure, foliaceous
league: majors | 
leather: alligator, cowhide, crush, pigskin, sheepskin | calfskin, chammy, chamois, cordovan, cowskin, deerskin, doeskin, horsehide, kidskin, mocha, roan, shammy, suede
leg:  | bandyleg, bowleg
legging:  | gaiter, puttee
lens: eyepiece, monocle, ocular | anastigmat
letter:  | aerogram, aerogramme, billet, encyclical, epistle
licking: walloping | drubbing, shutout, thrashing, trouncing, whitewash
life:  | biotic
light: autofluorescence, firelight, fluorescence, gegenschein, lamplight, luminescence, radiance, starlight, sunshine | bioluminescence, candlelight, counterglow, gaslight, incandescence, moonshine, phosphorescence, scintillation, streamer, torchlight, photic
lightning:  | thunderbolt
lily:  | kentan, martagon
line: rank | linemen
lining:  | refractory
lion:  | lioness, lionet, leonine
lip:  | overlip, underlip, labial
liquid: ethanol, glycerine, glycerol, supernatant | ammonia, antifreeze, butanol, cyclohexanol, diol, distillate, drinkable, ethanediol, glycerin, glycol, grume, isopropanol, magilp, megilp, potable, propanediol, propanol, sterol
list: bibliography, inventory, lineup, roster | agendum, alphanumerics, blacklist, codex, corrigenda, credits, docket, enumeration, masthead, playlist, shortlist, subdirectory, submenu
listening: rehearing | auscultation, pleximetry, relistening, succussion
literature:  | sutra, tantra
liver:  | hepatic
lizard:  | agama, agamid, anole, blindworm, chamaeleon, chuckwalla, gecko, iguana, iguanid, lacertid, scincid, skink, slowworm, teiid, teju, varan, whiptail, lacertilian, saurian
load: overload | burthen, superload
loaf:  | meatloaf
lobster:  | langoustine, scampo
locating: juxtaposition, orientation | repositioning, tessellation
lock: padlock | doorlock, latch
locomotive:  | dinkey, dinky, shunter
loudspeaker:  | bullhorn, subwoofer, tannoy, tweeter, woofer
lowering:  | tapering
lozenge:  | cachou, pastil, pastille, troche
lung: pulmonary, intrapulmonary | cardiopulmonary, pneumogastric, pulmonic, pneumonic
magazine:  | glossy
magician:  | escapologist
magnet: electromagnet, paramagnet | loadstone, lodestone, solenoid
magnetism:  | diamagnetism, electromagnetism, ferrimagnetism, ferromagnetism, paramagnetism
mail: correspondence, express | airmail
makeup: eyeshadow, mascara | eyeliner, greasepaint, kohl, rouge
male: colt | ridgel, ridgeling, ridgil, ridgling
mall:  | esplanade
mammal: anteater | aardvark, carnivore, colugo, coney, cony, dassie, digitigrade, edentate, eutherian, gnawer, hyrax, insectivore, lagomorph, marsupial, metatherian, monotreme, pachyderm, pangolin, placental, plantigrade, proboscidean, proboscidian, prototherian, rodent, unguiculate, ungulate
management: administration, dealing, mismanagement, supervision | channelisation, channelization, commissioning, conducting, delegating, empowerment, homemaking, invigilation, misconduct, relegating, relegation, screwup, steering, superintendence, supervising
mandarin:  | clementine, satsuma
map:  | plat
marble:  | marmoreal, marmorean
marching:  | countermarch, routemarch
marking: milestone, postmark | authentication, cairn, earmark, milepost
martial art:  | aikido, jiujitsu, jujitsu, jujutsu, ninjitsu, ninjutsu, taekwondo, taichi, taichichuan
masonry:  | brickwork, nogging, stonework
massage:  | effleurage, petrissage, rubdown, tapotement
material: adhesive, ballast, bristle, builder, chemical, cork, dirt, explosive, fertilizer, fiber, fieldstone, floc, fluff, grain, grinding, homogenate, hyaline, intermediate, lignite, lint, mineral, particle, particulate, reactant, sandpaper, thickening | abradant, abrasive, absorbate, absorbent, adsorbate, adsorbent, amblygonite, amphibole, apatite, aphanite, aragonite, argentite, argyrodite, arsenopyrite, augite, bacteriacide, bactericide, baddeleyite, barite, barytes, bassine, bastnaesite, bastnasite, bauxite, beryl, bimetal, birdlime, blende, borax, bornite, byssus, calamine, cantala, carnallite, cassiterite, celestite, cerussite, chaff, chalcocite, chalcopyrite, chlorite, chromite, chrysoberyl, chylomicron, cinnabar, claystone, cobaltite, coir, coltan, columbite, congener, conglomerate, contaminant, cordierite, corpuscle, corundom, corundum, cristobalite, crocolite, cryolite, cuprite, cutin, cyanite, dentin, dentine, diamagnet, diatomite, dielectric, dolomite, effluvium, elastomer, emery, erythrite, exudate, exudation, feedstock, fergusonite, fertiliser, fibre, fibril, filament, filler, floccule, fluor, fluorite, fluorspar, flyspeck, fumigant, gadolinite, galena, garnet, garnierite, germanite, gibbsite, glauconite, greenockite, greisen, gypsum, halite, hausmannite, hemimorphite, herbicide, humate, husk, hyalin, idocrase, ilmenite, impregnation, insulator, iridosmine, isinglass, jadeite, kainite, kaolinite, kernite, kieselguhr, kieserite, kyanite, langbeinite, larvicide, limestone, loofa, loofah, luffa, lute, luting, magma, magnesia, magnesite, malachite, maltha, manganite, meerschaum, mica, millerite, mispickel, molybdenite, monazite, moraine, mote, nepheline, nephelinite, nephelite, niobite, nitrocalcite, nonconductor, oakum, olivenite, olivine, opal, orpiment, osmiridium, ozocerite, ozokerite, peat, pentlandite, periclase, pesticide, phytochemical, pinite, pollucite, precursor, psilomelane, pumice, pyrite, pyrolusite, pyromorphite, pyrophyllite, pyroxene, pyrrhotine, pyrrhotite, quartzite, raffia, raveling, ravelling, realgar, restrainer, rheum, rhodochrosite, rhodonite, rind, rutile, samarskite, sapphirine, saprolite, scheelite, sealant, sealer, semiconductor, sepiolite, shingling, shuck, sial, sima, smaltite, sodalite, softener, sorbate, sorbent, spar, sphalerite, spindle, spinel, spodumene, stabilizer, stalk, stannite, stibnite, strontianite, stubble, sylvanite, sylvine, sylvite, talc, talcum, tantalite, thickener, thorite, thortveitite, transudate, transudation, tridymite, tufa, undercut, vanadinite, vermiculite, vernix, vesuvian, vesuvianite, wadding, weedkiller, wolframite, wollastonite, wulfenite, wurtzite, xenotime, ytterbite, zeolite, zinkenite, zircon
mating:  | crossbreeding, hybridisation, hybridization, hybridizing, inbreeding, interbreeding, testcross
meal: supper | cookout, potluck, refection, teatime, mealy, prandial
meat: pemmican, sausage | biltong, boeuf, carbonado, chipolata, chorizo, escargot, frankfurter, gobbet, headcheese, horseflesh, horsemeat, jerky, knackwurst, knockwurst, liverwurst, pastrami, pemican, pepperoni, veal, veau, venison, weenie, wienerwurst, wildfowl
medic:  | alfalfa, lucerne
medical instrument:  | arthroscope, auriscope, auroscope, bronchoscope, cardiograph, colonoscope, culdoscope, dialyzer, electromyograph, endoscope, fiberscope, gastroscope, hemodialyzer, keratoscope, laparoscope, laryngoscope, ophthalmoscope, orthoscope, otoscope, polygraph, proctoscope, rhinoscope, sigmoidoscope, thermograph
medication: aloes, antibiotic, antiseptic, astringent, cure, dose, pharmaceutical, preventive, salve, therapeutic | acetanilid, acetanilide, acetophenetidin, acetphenetidin, acoustic, alleviant, amethopterin, amidopyrine, aminophylline, aminopyrine, analgesic, anodyne, anthelminthic, anthelmintic, antiarrhythmic, antibacterial, anticholinergic, anticoagulant, anticonvulsant, antidepressant, antidiabetic, antidiarrheal, antidiuretic, antidote, antiemetic, antiepileptic, antihistamine, antihypertensive, antimalarial, antineoplastic, antiprotozoal, antipyretic, antispasmodic, antitussive, antiviral, aperient, araroba, arnica, atropine, azithromycin, bronchodilator, carminative, cathartic, catholicon, chloramine, chlorhexidine, chrysarobin, codeine, colchicine, counterirritant, counterpoison, curative, dapsone, decoagulant, decongestant, demulcent, diaphoretic, dicoumarol, dicumarol, didanosine, dideoxycytosine, dideoxyinosine, diphenhydramine, downer, doxazosin, emetic, ephedrine, expectorant, febrifuge, gabapentin, gramicidin, haematinic, helminthic, hematinic, heparin, hexachlorophene, hydantoin, hydralazine, immunosuppressor, interferon, labetalol, laxative, lenitive, lypressin, maleate, mebendazole, merbromine, methapyrilene, methotrexate, morphia, morphine, nauseant, nontricyclic, nostrum, ointment, oxytocic, painkiller, palliative, paregoric, pharmaceutic, phenacetin, pheniramine, phenylacetamide, phenyltoloxamine, physic, piperazine, placebo, preventative, probenecid, prochlorperazine, prophylactic, purgative, pyrilamine, reboxetine, refill, restorative, rubefacient, sedative, spasmolytic, statin, styptic, sudatory, sudorific, sulfa, sulfonamide, sulfonylurea, sulpha, suppository, thiabendazole, thrombolytic, tricyclic, triiodomethane, unguent, vermicide, vermifuge, vomitive, zalcitabine
meerkat:  | suricate
meet:  | gymkhana, regatta
meeting: conclave, convention | caucus, forum, indaba, plenum, synod
melon:  | muskmelon
memorial:  | festschrift
merchandise: contraband, release | consignment, ironmongery, lading
message: cable, cipher, telegram | cablegram, heliogram, radiogram
metal:  | monometallic
metallic element: aluminum, barium, beryllium, calcium, chrome, chromium, mercury, nickel, platinum, potassium, quicksilver, sodium, tungsten, zinc | alum, aluminium, americium, antimony, baryta, berkelium, bismuth, cadmium, caesium, californium, cerium, cesium, cobalt, columbium, curium, dysprosium, einsteinium, erbium, europium, fermium, francium, gadolinium, gallium, glucinium, hafnium, holmium, hydrargyrum, indium, iridium, lanthanum, lithium, lutecium, lutetium, magnesium, manganese, molybdenum, neodymium, neptunium, niobium, osmium, palladium, polonium, praseodymium, promethium, protactinium, protoactinium, radiothorium, radium, rhenium, rhodium, rubidium, ruthenium, samarium, scandium, spelter, strontium, tantalum, technetium, terbium, thallium, thorium, thulium, titanium, uranium, vanadium, wolfram, ytterbium, yttrium, zirconium
meteor: meteorite, micrometeorite | aerolite, micrometeor, micrometeoroid, pallasite
microbe: microbial | 
microchip:  | biochip, microprocessor
microscope:  | angioscope, ultramicroscope
milk:  | buttermilk, lactic, lacteal, milch
mint:  | minty
mirror:  | speculum
mobilization: conscription | arming, remilitarisation, remilitarization
molecule: protein, molecular, bimolecular, intermolecular | carbohydrate, cocarboxylase, coenzyme, lipid, lipide, lipoid, macromolecule, saccharide, supermolecule, ubiquinone, intramolecular
mongoose:  | ichneumon
monkey:  | baboon, catarrhine, colobus, douroucouli, guenon, macaque, mangabey, marmoset, patas, platyrrhine, platyrrhinian, uakari
monument: gravestone | cenotaph, cromlech, dolmen, megalith, menhir, tombstone
mosquito:  | anopheline
moss:  | acrocarp, pleurocarp, sphagnum
moth:  | arctiid, bombycid, browntail, cecropia, eggar, egger, gelechiid, geometrid, gracilariid, hawkmoth, lasiocampid, lymantriid, noctuid, pyralid, saturniid, sphingid, splitworm, tineid, tineoid, tortricid, tortrix, tussah, tusseh, tusser, tussore, tussur, underwing
motion: flourish, scowl, shrug | beck, bowing, curtsey, curtsy, gape, genuflection, genuflexion, gesticulation, grimace, kotow, kowtow, obeisance, salaam, wafture, wince
motor: starter | 
motorboat:  | outboard
motorcycle:  | minibike
mountain:  | guyot, seamount, montane
mouse: mousy | fieldmouse, mousey
mouth: oral | 
move: artifice, measure, step, stratagem | demarche, feint, ruse
movie:  | docudrama, infotainment, newsreel, talkie, telefilm
movie theater:  | bioscope, fleapit
mural:  | fresco
muscle: abdominal, biceps, deltoid, gastrocnemius, pecs, pectoralis, serratus, muscular, neuromuscular | adductor, depressor, extensor, flexor, glute, gluteus, intercostal, levator, myometrium, peroneus, pronator, psoas, rectus, sartorius, scalenus, soleus, sphincter, splenius, supinator, temporalis, teres, tibialis, trapezius, triceps, musculoskeletal, intramuscular, myoid
music: counterpoint, divertimento, fantasia, landler, medley, opus, overture, polka, popularism, quintet, refrain, serenade, serialism, sextet, suite, vocal | adagio, antiphony, bagatelle, bolero, capriccio, etude, flamenco, gigue, habanera, harmonisation, harmonization, idyl, introit, kwela, larghetto, largo, mazurka, monody, monophony, morceau, motet, nocturne, notturno, pastiche, pastorale, pavan, pavane, pizzicato, polyphony, polytonalism, polytonality, quadrille, ragtime, realisation, rhumba, rumba, saraband, tarantella, toccata
musical instrument: contrabass | bombard, celesta, chordophone, cither, clavichord, dulcimer, glockenspiel, gong, kazoo, kettledrum, koto, lagerphone, ocarina, pipework, psaltery, samisen, shamisen, sousaphone, theremin, timpani, tuba, tympani, vibes, vibraharp, vibraphone, woodwind, zither, zithern
musical note: dominant, sforzando, trill | acciaccatura, appoggiatura, arpeggio, demisemiquaver, mediant, pedal, semibreve, semiquaver, subdominant, submediant, subtonic, supertonic
musician: drummer, flautist, pianist, piper, soloist, violinist | accompanist, accompanyist, accordionist, altoist, bagpiper, bandsman, bassist, bassoonist, carillonneur, cellist, clarinetist, clarinettist, concertinist, cymbalist, fiddler, flutist, gambist, guitarist, harmoniser, harmonizer, harper, harpist, harpsichordist, hornist, jazzman, keyboardist, lutanist, lutenist, lutist, oboist, organist, percussionist, recitalist, saxist, saxophonist, syncopator, tenorist, trombonist, vibist, vibraphonist, violist, violoncellist, xylophonist
muslin:  | nainsook, organdie, organdy
mustache:  | moustachio, mustachio
mustard:  | chadlock, charlock, colza, rape
myna:  | grackle
nail: fingernail | onyxis, toenail
nameplate:  | doorplate
narration: fairytale | folktale, tearjerker
nation: ally | suzerain
navigation:  | astronavigation
necktie: bolo | bola, bowtie
needlework:  | applique, crewelwork, crochet, crocheting, cutwork, drawnwork, faggoting, fagoting, fancywork, knitwork, smocking, stitchery, tatting
neighborhood:  | seascape
nerve: afferent, neuromuscular | abducens, abducent, efferent, hypoglossal, lemniscus, oculomotor, trigeminal, trigeminus, trochlear, trochlearis, vagus
nest:  | aerie, aery, birdnest, drey, eyrie, eyry
netting: cheesecloth, gossamer | 
network:  | broadband
news: latest | 
newspaper:  | gazette
noise: banging, blare, blaring, chattering, clamor, clang, clangor, clangoring, clash, clatter, crackle, creaking, crunch, grumble, grumbling, grunt, hissing, hubbub, humming, plump, racket, rumble, rustle, scrape, screech, screeching, spatter, splash, splutter, sputtering, squeak, squeal | brouhaha, cacophony, chug, clack, clangour, clank, creak, crepitation, decrepitation, fizzle, hiss, hushing, oink, plash, plop, rhonchus, rumbling, scratching, scrunch, shrilling, sibilation, sizzle, snore, spattering, splat, sputter, squawk, squish, stridulation, thunderclap, whispering
nose: nasal | conk, hooknose, hooter, schnoz, schnozzle, rhinal, perirhinal, perinasal
note: memorandum | jotting, marginalia, memoranda, scholia, scholium
notebook:  | jotter, playbook
notice:  | necrology, obit, obituary
novel:  | novelette, novella
numeral:  | antilog, antilogarithm
nurse:  | accoucheuse, probationer
nut: walnut | almond, beechnut, butternut, cashew, chincapin, chinkapin, cobnut, cocoanut, filbert, goober, hazelnut, nutlet, pignolia, pistachio, pyrene
oar:  | scull
observance:  | sighting, stargazing
occupancy:  | cohabitation, inhabitancy, inhabitation
ocean:  | transoceanic
offering:  | counteroffer, overbid, prospectus, twofer
office:  | countinghouse, jobcentre, mukataa
oil: crude, grease, tallow | acylglycerol, atar, athar, attar, blubber, glyceride, lanolin, lemongrass, linalool, ottar, petroleum, resid, turps
optical disk:  | videodisc, videodisk
optical illusion:  | mirage
orbit:  | suborbital
orchestra: philharmonic | 
orchid:  | aerides, angrecum, arethusa, bletia, brassavola, caladenia, calanthe, calypso, cattleya, chatterbox, coelogyne, cymbid, cymbidium, cypripedia, dendrobium, disa, epidendron, greenhood, helleborine, laelia, liparis, masdevallia, maxillaria, nerveroot, odontoglossum, oncidium, orchis, phaius, pleurothallis, pogonia, puttyroot, sobralia, stanhopea, stelis, swanflower, swanneck, tongueflower, twayblade, vanda, vanilla
ordering: hierarchy, sequence, series | cordon, genome
ore: concentrate | carnotite, chalybite, chamosite, goethite, gothite, haematite, hematite, lepidocrocite, limonite, magnetite, massicot, massicotite, pitchblende, raddle, reddle, ruddle, siderite, taconite, uraninite
organ: baroreceptor, cilium, gland, nucleolus, nucleus, vitals | aculeus, anlage, bowel, centriole, chemoreceptor, chondriosome, ctene, cupule, endplate, enteroceptor, entrails, exocrine, exteroceptor, glossa, glottis, hindgut, innards, interoceptor, intestine, karyon, larynx, lingua, lysosome, mitochondrion, nucleole, organelle, osmoreceptor, ovipositor, precordium, primordium, ribosome, secreter, secretor, sericterium, serictery, thermoreceptor, ticker, viscera, viscus
organic: bonemeal, manure | guano
organs:  | chitlings, chitlins, chitterlings, giblet, giblets, haslet, offal, sweetbread, sweetbreads, tomalley, tripe
origin: derivation, provenance | headspring, headwater, provenience, trailhead, wellhead, wellspring
origination: cause, factor, prelude | aetiology, etiology, mutagenesis
outfitting:  | refit
outline:  | coastline
oven: broiler | rotisserie, tandoor
owl:  | owlet
oyster:  | capiz
pack:  | packable
packaging:  | meatpacking
packing: excelsior | 
padding:  | batten, gaddi, headrest, mattress, pincushion, potholder, powderpuff, underlay, underlayment
page:  | foldout, gatefold, recto, spreadhead, verso
paint: wash | calcimine, encaustic, fingerpaint, housepaint, semigloss, tempera
painting: miniature, nude | pentimento, waterscape
palace:  | palatine, palatial
palm tree:  | areca, babassu, calamus, caranda, caranday, coco, cohune, corozo, coyol, gomuti, grugru, jupati, jupaty, kittul, kitul, latanier, lontar, macamba, palmetto, palmyra, talipot
pan:  | frypan, saucepan, skillet, stewpan
pancake:  | blini, blintz, blintze, bliny, crape, latke, pfannkuchen, tortilla, tostada
paper: parchment, vellum, papery | blotter, crepe, flypaper, foolscap, manila, manilla, newsprint, notepaper, oilpaper, olla, papyrus, paperlike, chartaceous
parachuting:  | skydiving
parade:  | callathump, callithump
parcel: bale, sheaf | 
parceling: rationing | reallotment, reapportionment, reshuffle
parrot: cockatoo, parakeet | budgereegah, budgerigar, budgerygah, budgie, cockateel, cockatiel, lorikeet, lory, lovebird, macaw, paraquet, paroquet, parrakeet, parroket, parroquet
partnership:  | copartnership
pasta:  | cannelloni, lasagna, lasagne
pastry:  | phyllo
pavement: curbside | 
paw:  | forepaw
pear:  | bosc, seckel
pen: quill | ballpen
periodical: pictorial, quarterly | annals, bimonthly, biweekly, digest, semimonthly, semiweekly
periwinkle: myrtle | 
persimmon:  | kaki, possumwood
personation: mimicry | apery
petal:  | petaloid
photograph: closeup, longshot, snapshot, still | anaglyph, autoradiograph, daguerreotype, hologram, microdot, mugshot, outtake, photocopy, photomicrograph, photomosaic, photostat, radiograph, radiophoto, radiophotograph, roentgenogram, shadowgraph, skiagram, skiagraph, spectrogram, telephoto, telephotograph
photographer:  | cinematographer, paparazzo
photography:  | cinematography, overexposure, roentgenography, underexposure, xerography, xeroradiography
piano: pianistic | spinet
pickle:  | gherkin
pickup:  | 
picture: inset, sonogram | chiaroscuro, diorama, echogram, grisaille, iconography, montage, viewgraph
pie: pasty | patty, tartlet, tourtiere
pig:  | porker
pigeon:  | bandtail, cushat
pill:  | multivitamin
pillow: bolster | 
pin: stickpin | breastpin, broach, brooch, scarfpin, tiepin
pine:  | lodgepole, pinon, pinyon, ponderosa
pipe:  | calean, calumet, chicha, dudeen, hookah, kalian, narghile, nargileh, sheesha, shisha
pistol: revolver | derringer, semiautomatic
place: birthplace, heights, hideaway, hideout, zone | checkpoint, hilltop, holy, overlook, scour, showplace, stopover
place of worship: abbey, cathedral | basilica, bethel, duomo, kirk, meetinghouse, musjid
planet: planetary | daystar, interplanetary
plank:  | chipboard, garboard, gunnel, gunwale, hardboard, matchboard, skid, strake
plant:  | brewery, distillery, microbrewery, refinery, smelter, smeltery, winery
plaster: stucco | grout, parget, pargeting, pargetting, roughcast, spackle
plastic:  | aminoplast, celluloid, cellulosic, polypropene, polypropylene, resinoid, saran, thermoplastic
platform: backstage, bandstand, deck, landing, offstage, pulpit, rostrum, scaffold, wharf | afterdeck, ambo, catwalk, downstage, footboard, footplate, foredeck, forestage, foretop, launchpad, orlop, proscenium, quarterdeck, stairhead
play:  | playlet
player: golfer | cardsharp, cardsharper, grandmaster, linksman, patzer, playmaker, putter, scorer, sharper, shuffler, slicer, stringer
playing:  | spiccato
playing area:  | palaestra, palestra, piste
playing card:  | trump
plaything: slingshot | beachball, catapult, cockhorse, playhouse, popgun, sandpile, seesaw, squirter, teddy, teeter, teeterboard, teetertotter, teetotum, trapeze, whirligig
plow:  | middlebreaker
poem: doggerel, epic, haiku, heroic, sonnet | abecedarius, ballade, clerihew, elegy, rondel, rondelet, roundel, tanka, versicle
poet:  | bard, elegist, odist, poetess, sonneteer
poetry:  | epos
police: posse | gendarmerie, gendarmery
policeman: inspector | bobby, gendarme, pointsman, policewoman
pollutant:  | halon
pond: mere, millpond | fishpond, horsepond
pool:  | natatorium
pork: sowbelly | fatback
port:  | entrepot, outport
post: outpost | outstation
postcard:  | lettercard
poster:  | flashcard
pot: coffeepot, percolator | caldron, cauldron, pottle, samovar, saucepot, stockpot
potion:  | philter, philtre
pottery:  | agateware, lusterware
pouch: pocket | mailbag, sporran
poultry:  | bantam, cochin
practice: annoying, custom, ritual | ablution, biologism, calisthenics, callisthenics, consuetude, couvade, featherbedding, habitude, lobbyism, maltreatment, manduction, mistreatment, solemnisation, solemnization, systematism, victimisation
prayer: benediction | bhakti, novena
preschool:  | playschool
prescript: canon, dictate, etiquette, ordinance, rubric | bylaw, cloture, estoppel, interpellation, precept, protocol, punctilio
priest: archbishop, bishop, confessor, primate, vicar | archpriest, diocesan, eparch, exarch, pontifex, prebendary, prelate, priestess, primus, suffragan
prison:  | chokey, choky
production:  | canalisation, devising, rainmaking
profession: clergy, ministry | priesthood, rabbinate
programme:  | playbill, racecard
progress:  | workflow
promotion: ballyhoo | blurb, endorsement, hoopla, hype, indorsement
proposal: admonition, advice, counterproposal, hint, hypothesis, recommendation | intimation, proffer
protection: overprotection, preservation | guardianship, immobilisation, immobilization, immunisation, momism, overshielding, ruggedisation, ruggedization
public:  | admass
public transport: limited, local | 
publication: reissue, reprint | anthology, compendium, compilation, mackle, reprinting, republication
publicizing:  | circularisation
publishing:  | republishing, serialisation, serialization
pud:  | trifle
pullover: sweatshirt | 
punishment: chastisement, execution, imprisonment | executing, lapidation, spanking
purchase:  | buyback, repurchase
purchase order:  | indent, reorder
puzzle:  | acrostic, sudoku
questioning: query | catechism, debriefing, enquiry, interrogatory, reexamination
quilt:  | duvet, eiderdown
rabbit:  | canecutter, cottontail, lapin, leporide
rack:  | coatrack, hatrack, hayrack, toastrack
railing:  | guardrail, taffrail
railroading:  | maglev
railway: elevated | funicular
railway car: boxcar | flatcar, handcar
rain: cloudburst, deluge, sprinkling, torrent | pelter, soaker, sprinkle
raincoat: slicker | mack, oilskin
rainforest:  | selva
rat:  | ratlike
ray: sunray, radial | moonbeam, sunbeam, rayless
receiver:  | goniometer, superhet, telly
record: casebook, copy, memorabilia, registry | chronicle, counterfoil, dossier, minutes, timecard
record player: jukebox | nickelodeon
recorder:  | oscillograph
recording: chromatogram | bologram, bolograph, oscillogram, spirogram
reference: allusion | retrospection
referent:  | denotatum, designatum
refrigerant:  | cryogen
refrigerator: cooler | 
register:  | cadaster, cadastre, studbook
regulating:  | clampdown, devaluation
regulation:  | assize
regulator: aperture, cryostat, thermostat | ballcock, penstock, petcock, pyrostat, sluicegate, thermoregulator
relaxant:  | benzodiazepine, succinylcholine
repair: maintenance, quickie, rebuilding, rehabilitation, renewal, upkeep | darning, gentrification, overhaul, patching, quicky, reassembly, reclamation, refabrication
reptile:  | anapsid, archosaur, archosaurian, chelonian, crocodilian, diapsid, dimetrodon, edaphosaurus, ictodosaur, pelycosaur, protomammal, synapsid, therapsid, tuatara
rescue: redemption, salvation | lifesaving
research: microscopy | 
restaurant: cafeteria, lunchroom, steakhouse | brasserie, brewpub, chophouse, grillroom, teahouse, tearoom, teashop
restroom:  | latrine
revolution: revolutionary | 
rhyme:  | alliteration, assonance
rhythm: offbeat | backbeat, downbeat
river:  | fluvial
riverbank:  | riparian
road: driveway, roadway, shortcut, thoroughfare | bypath, byroad, byway, carriageway, cartroad, causeway, clearway, detour, parkway, speedway
roast:  | fricandeau, gigot
rock: boulder, bowlder, crystallite | achondrite, bedrock, belay, chondrite, outcrop, outcropping, outthrust, whinstone, xenolith, rupicolous, rupestral
rocket: missile | 
roller skating:  | rollerblading
roof:  | astrodome, gambrel, housetop, mansard, sunroof
room: ballroom, cabin, cardroom, cockpit, foyer, ginmill, greenroom, locker, pantry, saloon, sickroom, snug, storeroom, vestibule | antechamber, anteroom, barroom, boardroom, buttery, checkroom, cloakroom, clubroom, coatroom, couchette, courtroom, cubby, cubicle, dinette, discotheque, durbar, guardroom, kiosk, pilothouse, playroom, poolroom, roomette, sacristy, sauna, scriptorium, scullery, sickbay, snuggery, solarium, stockroom, strongroom, sunporch, sunroom, sweatbox, taproom, wheelhouse, workroom
rooster:  | cockerel
root:  | briarroot, cassava, chicory, cocoyam, dasheen, eddo, ginseng, horseradish, mandrake, manioc, orrisroot, parsnip, pneumatophore, rootlet, salsify, senega, taproot
root vegetable: rutabaga | edda, sunchoke, turnip
rope:  | bungee, halliard, halyard, hawser, lariat, marline, prolonge, reata, riata, seizing, sennit, tightrope, ropey, ropy
rose:  | briar, eglantine, multiflora, sweetbriar, sweetbrier
route: flyway | beeline, crosscut, skyway
rubbish: debris, junk, rubble, slack | detritus
rug:  | broadloom, drugget, hearthrug, nammad, numdah
ruling:  | fatwa
running: rushing | 
sail: royal | crossjack, foresail, gaffsail, headsail, lateen, lugsail, mainsail, skysail, spinnaker, spritsail, staysail, topgallant, topsail
sailboat:  | catboat, trimaran
sailor:  | lascar, mariner, yachtsman, yachtswoman
salad:  | coleslaw, slaw, tabbouleh, tabooli
salt: borate, carbonate, fluoride, fluoroboride, iodide, isocyanate, orthophosphate, perchlorate, phosphate, polyphosphate, silicate, thiocyanate | acetate, acetin, acrylate, arsenate, benzoate, bicarbonate, bichromate, bitartrate, borosilicate, bromide, carbamate, chalkstone, chlorate, chromate, citrate, dichromate, ethanoate, ferricyanide, ferrocyanide, fluosilicate, fulminate, glutamate, halide, hypochlorite, lactate, manganate, oxalacetate, oxalate, oxaloacetate, permanganate, propenoate, pyrophosphate, salicylate, salol, sulfate, sulfonate, sulphate, tartar, tartrate, tetrahalide, tophus, tungstate, urate, vanadate, viscose, xanthate
sand:  | arenicolous
sandal:  | espadrille, huarache, huaraches, scuffer, talaria, zori
sandwich:  | beefburger, butty, grinder, gyro, hoagie, hoagy, tunaburger
satellite: sputnik | antisatellite
sauce:  | aioli, allemande, bearnaise, bechamel, blanc, bordelaise, bourguignon, carbonara, demiglace, gravy, hollandaise, marinara, pesto, poulette, ravigote, ravigotte, veloute
sauropod:  | apatosaur, apatosaurus, barosaur, barosaurus, brontosaur, brontosaurus
saving:  | downsizing
scarf: kerchief | fichu, lambrequin, neckerchief, patka, rebozo, stole, tudung
scene: locale | locus, venue
scenery: scenic | coulisse
school: academy, highschool, seminary | conservatory, lycee, lyceum, pesantran, pesantren, yeshiva, yeshivah
scientist: anthropologist, biophysicist, economist, geologist, grammarian, investigator, linguist, physicist, sociologist, statistician | acoustician, algebraist, arithmetician, astronomer, bibliotist, cosmographer, cosmographist, epidemiologist, fossilist, geometer, geometrician, geophysicist, hydrologist, immunologist, mathematician, microscopist, mineralogist, neurolinguist, oceanographer, palaeontologist, paleontologist, penologist, phonetician, phonologist, semanticist, semiotician, serologist, sociolinguist, syntactician, toxicologist, trigonometrician, uranologist
script: libretto, scenario, screenplay | promptbook
sculpture:  | relievo, rilievo, stabile
sea:  | thalassic, pelagic
seafood: bluefish, sardine | bream, buffalofish, butterfish, calamari, calamary, caviar, caviare, codfish, croaker, cusk, dolphinfish, flatfish, grouper, herring, lingcod, mackerel, mahimahi, milt, monkfish, mudcat, pilchard, pompano, porgy, puffer, pufferfish, rockfish, sailfish, scup, sunfish, swordfish, tunny, weakfish, whelk, whitefish, winkle
seal:  | phocine
search: foraging, scouring | frisk, frisking, manhunt, ransacking, seeking
seashore:  | landfall, litoral, littoral, seaboard, tideland
seasoning:  | acetum, aniseed, aspartame, benniseed, cardamum, cassareep, catsup, cetchup, chives, condiment, gingerroot, marinade, nutmeg, peppercorn, saccharin, salsa, sassafras, savoury, sirup, sweetener, sweetening, syrup
seating:  | ringside
section: above, chapter, finale, preamble, preface | coda, epilog, epilogue, excerpt, excerption, exordium, foreword, insert, lede, mezuza, mezuzah, prolegomenon, prologue, prolusion, sura
sectionalization: septation, zoning | 
seed:  | algarobilla, algarroba, algarrobilla, amaranth, barleycorn, buckeye, carob, caryopsis, conker, cottonseed, flaxseed, horsebean, kernel, linseed, monggo, moong, mung, munggo, oilseed, rapeseed, soybean
seller: huckster, peddler | cosmetician, fruiterer, packman, pedlar, underseller
selling: bootlegging, vending | dumping, peddling, resale, telecommerce, telemarketing, teleselling, vendition, vendue
set: core | quadruple, quintuple, synset, threescore, trilogy, triplicity
sewing:  | suturing
sewing machine:  | serger
shaking:  | jiggle
shark:  | bonnethead, dogfish, mako, porbeagle, shovelhead, soupfin
shawl:  | sarape, serape, tallith
sheep:  | broadtail, caracul, karakul, longwool, merino, wether, ovine
shelf: mantel | chimneypiece, mantlepiece, overmantel, shelflike
shell: shrapnel | whizbang, whizzbang
shellfish:  | bluepoint, cockle, crabmeat, crawdad, crawfish, crayfish, ecrevisse, escallop, huitre, langouste, limpet, mussel, quahaug, quahog, scollop
shelter: dugout, haven, shack, shanty | asylum, hovel, igloo, iglu, mantelet, mantlet, mudhif, safehold, sconce
ship: destroyer, freighter, shipwreck, steamship, tanker | battleship, battlewagon, cattleship, containership, corvette, frigate, iceboat, icebreaker, ironclad, lightship, merchantman, minelayer, minesweeper, troopship, warship
shipping:  | expressage
shirt:  | camise, daishiki, dashiki
shoe: clodhopper | balmoral, brogan, brogue, calceus, chopine, flipper, ghillie, mocassin, moccasin, sabot, slingback, wedgie
shoot:  | tiller
shooting: countershot, gunfire, gunshot, potshot, skeet | enfilade, shellfire, trapshooting
shooting star:  | bolide, fireball
shop: commissary, drugstore, haberdashery | bodega, bookstall, charcuterie, confectionary, deli, millinery, pawnshop, pizzeria, thriftshop, toyshop
shore:  | lakeshore, lakeside
shrine:  | stupa, tope
shrub: frangipani, hollyhock, honeysuckle, manzanita, sagebrush, sloe, syringa, yucca | abelia, abelmosk, allspice, althaea, althea, amatungulu, amorpha, andromeda, arbutus, artemisia, avaram, avens, axseed, azalea, banksia, barbasco, barberry, barilla, bearberry, bearwood, belvedere, blackthorn, blolly, bloodleaf, bourtree, boxthorn, bryanthus, buckthorn, buddleia, burdock, calliandra, caltrop, camelia, camellia, candelilla, candleberry, candlewood, caper, capsicum, caragana, carissa, carpenteria, casava, cascarilla, catclaw, cayenne, chaffweed, chanal, chanar, checkerberry, checkerbloom, cheeseflower, chittamwood, chittimwood, cinquefoil, cirio, clianthus, clotbur, coachwhip, coffeeberry, coloradillo, columnea, coralberry, corchorus, corkwood, coronilla, cotoneaster, coville, cowberry, crampbark, cranberry, creashak, croton, crowberry, cupflower, cyrilla, dahl, daisybush, danewort, dangleberry, daphne, decumary, derris, deutzia, dhal, diapensia, dombeya, dyeweed, elderberry, epacris, ephedra, erica, eringo, eriogonum, eryngo, estragon, feijoa, fetterbush, firethorn, flannelbush, forestiera, forsythia, fothergilla, foxberry, frangipanni, frostweed, frostwort, furze, gari, gastrolobium, geebung, germander, glasswort, goldenbush, gorse, greasewood, greenweed, grevillea, groundberry, guayule, hamelia, hawthorn, heath, heather, hediondilla, helianthemum, hemp, hollygrape, honeybells, honeyflower, honeypot, hortensia, hovea, hydrangea, jalapeno, japonica, jellyleaf, jimsonweed, joewood, juniper, kali, kalmia, kapuka, kelpwort, lambkill, leadplant, leadwort, leatherwood, lentisk, leucothoe, ling, lingberry, lingenberry, lingonberry, lomatia, loosestrife, madrona, madrono, mahuang, maikoa, makomako, maleberry, mallow, malope, mandioc, mandioca, marlberry, matchbush, matchweed, mayhaw, mealberry, mesquit, mesquite, mezereon, milkwort, mimosa, minniebush, moorwort, moosewood, mucuna, muskwood, mutisia, naboom, naranjilla, needlebush, needlewood, ocotillo, oleaster, othonna, pachouli, pachysandra, paloverde, paprika, patchouli, patchouly, pavonia, phalsa, philadelphus, phlomis, pichi, pimento, pimiento, pinwheel, pixy, poinciana, poinsettia, privet, protea, puckerbush, puka, pyracanth, pyxie, raetam, ramontchi, rauvolfia, rauwolfia, redberry, restharrow, retem, rhododendron, rockrose, rooibos, ropebark, rosebay, salal, saltbush, saltwort, sandberry, screwbean, senna, serviceberry, shadblow, shadbush, shallon, shittim, shittimwood, shrublet, shumac, sicklepod, silverberry, silverbush, silversword, skunkbush, snakewood, snowbell, soapweed, spiceberry, spicebush, spindleberry, spurge, staggerbush, statice, stephanotis, sticktight, strophanthus, styrax, subshrub, suffrutex, sulla, sumach, sunrose, tagasaste, tamarillo, tamarisk, tanglebush, tarragon, teaberry, thrift, tollon, tornillo, toyon, tumbleweed, twinberry, twinflower, twistwood, undershrub, velvetleaf, velvetweed, wahoo, waratah, wartweed, wartwort, waxberry, waxflower, waxmallow, weigela, whin, whitethorn, wicopy, wineberry, woadwaxen, woodwaxen, wormwood, xylosma, shrubby
sign language:  | fingerspelling
signal: beacon, beam | alarum, armband, birdcall, foghorn, fogsignal, printout, racon, readout, reveille, skyrocket, stoplight, tattoo, ticktack, tocsin, windsock
signature:  | countersignature
signboard:  | hoarding
silk:  | sarcenet, sarsenet
silver:  | argentic, argentous
singer: choirboy, coloratura, contralto, minstrel, soprano | alto, balladeer, baritone, barytone, basso, caroler, caroller, castrato, chorister, countertenor, crooner, diva, hummer, jongleur, madrigalist, mezzo, rapper, songstress, troubadour, warbler, yodeller
singing:  | cantillation, caroling, chanting, crooning, hymnody, psalmody, scat, singalong, solfege, solfeggio, yodeling
site: encampment, fairway, premises, rough, scrapheap | campground, campsite, dumpsite, midden, necropolis, wasteyard
skeleton: skeletal | musculoskeletal
skin: scalp | agnail, cuticle, dewlap, hangnail, pellicle, endermatic, endermic, subcutaneous, hypodermic, intracutaneous, intradermic, intradermal, mucocutaneous, transcutaneous, percutaneous
sky: heavenly, celestial | 
sled:  | bobsled, bobsleigh, dogsled, luge, pung, toboggan
sledding:  | bobsledding, luging, tobogganing
slogan:  | catchphrase, mantra, watchword
slope: canyonside, declivity, downhill, hillside, mountainside, steep | acclivity, ascent, brae, climb, downslope, escarpment, scarp, upgrade, uphill, versant
slot machine:  | automat
slum:  | shantytown
smelling:  | sniff
smile:  | simper, smirk
smooch:  | smacker
snake:  | cerastes, colubrid, constrictor, copperhead, elapid, kingsnake, krait, mamba, ringhals, rinkhals, taipan, viper, whipsnake, anguine
snow:  | whiteout
soap:  | soapy, saponaceous
society: civilization | 
sock:  | bobbysock, bobbysocks, tabi, tabis
sofa: daybed, divan | loveseat
soft drink:  | cola, tonic
software:  | assembler, debugger, freeware, groupware, malware, parser, shareware, spyware, subprogram, subroutine
soiling:  | spotting
soldier: cavalryman, infantryman, redcoat, territorial, trooper | carabineer, carabinier, carbineer, cuirassier, doughboy, dragoon, footslogger, fusilier, goldbrick, grenadier, guardsman, hussar, jawan, lancer, legionary, lobsterback, militiaman, musketeer, paratrooper, peacekeeper, poilu, reservist, trainbandsman
solid: powder, precipitate, produce, sludge | leftovers, pulverisation, pulverization, vitrification, yoghourt
song: ballad, dirge, ditty, hymn, keen, lullaby, spiritual | anthem, aria, arietta, barcarole, barcarolle, berceuse, carol, chant, chantey, chanty, charivari, chivaree, coronach, cradlesong, folksong, lied, madrigal, oldie, partsong, prothalamion, prothalamium, requiem, roundelay, scolion, shivaree, threnody
soundtrack:  | dubbing
soup:  | bisque, borsch, borscht, borsh, borshch, borsht, bortsch, bouillon, broth, chowder, consomme, gazpacho, madrilene, marmite, minestrone, mulligatawny, potage, pottage, vichyssoise
spacecraft:  | starship
speeding:  | scud, scudding, speedup
spelling:  | misspelling
spending:  | expending
spice:  | stacte
spider:  | tarantula, theridiid
spirits: applejack, bitters, brandy, whiskey, whisky | akvavit, aquavit, arak, arrack, grappa, grog, kirsch, marc, ouzo, schnapps, schnaps, slivovitz, tequila, vodka
spoon:  | soupspoon
sport: hunting | aquatics, bullfighting, cockfighting, equitation, funambulism, jumping, pugilism, rassling, riding, rowing, sculling, surfboarding, surfriding, tauromachy, tetherball
squirrel:  | baranduki, baronduki, barunduki, burunduki, chickeree, flickertail, hackee, souslik, spermophile, suslik, taguan
stadium: ballpark | bullring, coliseum, hippodrome
staff:  | newsroom
stair:  | corbiestep
staircase:  | companionway
stalling:  | stonewalling
star: astral, stellar, interstellar | binary, loadstar, lodestar, nova, pulsar, supergiant, supernova
station: depot, substation | firehouse
statue: statuary | herm
steel:  | stainless
stethoscope:  | fetoscope, foetoscope
stick: bludgeon | alpenstock, backsword, billy, billystick, cudgel, fiddlestick, knobkerrie, knobkerry, lathee, lathi, linstock, mahlstick, matchstick, maulstick, nightstick, pikestaff, quarterstaff, singlestick, stob, supplejack, truncheon, waterfinder
sticker:  | glochid, glochidium
stitch:  | backstitch, bargello, baste, basting, hemstitch, hemstitching, picot, whipstitch, whipstitching
stomach: rumen | abomasum, craw, omasum, psalterium, gastric, gastroduodenal, gastroesophageal, pneumogastric
stone:  | epilithic, lithic
stool:  | campstool, footrest, footstool, taboret, tabouret, tuffet
stork:  | flinthead, jabiru, marabou, marabout, openbill, saddlebill
storm: blizzard | duster, firestorm, noreaster, northeaster, rainstorm, sandstorm, sirocco, snowstorm, thundershower, windstorm
stove:  | cookstove
stream: confluent, rivulet | billabong, distributary, headstream, rill, runnel, streamlet, tributary
street: alleyway | mews
streetcar:  | horsecar
stress:  | accentuation
strike: walkout | 
striking: flick, impact, interlocking | meshing
string:  | packthread, snapline
stripe:  | hatband, neckband
stroke: driving | downswing, fade, masse, miscue, putt, putting, sclaff, serve, swipe, teeoff
studio:  | atelier
submarine:  | nautilus
suburb:  | faubourg
success: triumph | 
succulent:  | aloe, lithops, stoneface
sugar:  | sugarloaf
suit:  | pantsuit
sun:  | heliac, heliacal, lunisolar
sunflower:  | girasol, mirasol
sunlight:  | sunburst
supermarket:  | hypermarket
superpower:  | hegemon
supplication:  | rogation
supplying: irrigation, issuance, refueling | gavage, issuing, overfeeding, purveyance, spoonfeeding
support:  | sustentation
supporting:  | dangling
surface: pegboard, starboard, tabletop | dartboard, gameboard, larboard, nearside, pargetry, plasterwork, punchboard, sidewall, soffit, spandrel, spandril, surficial
surgical instrument:  | curet, curette, dermatome, dilater, haemostat, hemostat, photocoagulator, retractor, trepan, trephine
surveillance:  | spying, stakeout
survey:  | resurvey
swan:  | coscoroba, cygnet, whooper
sweat:  | hidrotic
sweater:  | slipover, turtleneck
swimmer:  | backstroker, breaststroker
swimming: floating, plunge | bathe, natation
sword: cutlass, scimitar | broadsword, claymore, cutlas, epee, falchion, rapier, saber, sabre
symbol: laurels, mantle, token | accolade, crosier, crozier, demerit, grapheme, identifier, lingam, phonogram, tipstaff
syringe:  | autoinjector
system: labyrinth, maze | graticule, intercom, omnirange, reproducer, reticle, scaffolding, selsyn, servo, servomechanism, servosystem, synchro, synchromesh
tail:  | bobtail, oxtail, scut, uropygium, caudal
tailor:  | fitter
target:  | clout, drogue
taxi:  | minicab
tea:  | cuppa, cupper
teacher: governess, missionary, schoolmarm, schoolmistress | catechist, docent, instructress, preceptor, schoolteacher
tear:  | lachrymal, lacrimal, lachrymatory, lacrimatory
tech:  | polytechnic
technology: automation, technical | 
telephone:  | cellphone, handset, radiophone, speakerphone
telescope:  | collimator, equatorial
tent: cabana, marquee | pavilion, praetorium, pretorium, teepee, tepee, tipi, tupek, tupik
textbook: primer | hornbook
theme: keynote | 
therapy: electroshock | actinotherapy, antipyresis, aromatherapy, chemotherapy, chrysotherapy, electrotherapy, heliotherapy, hypnotherapy, immunotherapy, iontophoresis, iontotherapy, phototherapy, physiatrics, physiotherapy, phytotherapy, psychoanalysis, radiotherapy, thermotherapy
thermometer: pyrometer, thermocouple, thermopile | cryometer, pyroscope, telethermometer, thermel, thermometrograph
thread:  | floss, purl, weft, woof
tick:  | ticktock, tictac, tocktact
tide:  | ebbtide, highwater, neap, tidal
tile:  | tessella, tessera, tegular
timber: pale, slat | jackstraw, spillikin, spline, toothpick
timer:  | chronograph
tin:  | stannous, stannic
tomb: mausoleum | crypt, mastaba, mastabah, sepulcher, sepulchre
tone:  | undertone
tongue: lingual | sublingual, glossopharyngeal
tool: pitchfork | abrader, auger, bender, billhook, dibber, dibble, eolith, grapnel, graver, hatchel, hayfork, heckle, jackscrew, marlinespike, marlingspike, marlinspike, mower, neolith, paleolith, pincer, planer, pointel, pointrel, rammer, ravehook, sandblaster, sander, scraper, smoother, spreader, straightedge, swage, tamp, tamper, threader, trowel, tweezer
tooth: anterior, pearly | bicuspid, bucktooth, canine, conodont, cuspid, eyetooth, incisor, molar, premolar, tusk
torch:  | flambeau
tornado:  | supertwister, waterspout
tourism:  | ecotourism
towel:  | dishtowel
toweling:  | huck, huckaback
tower: belfry, pinnacle, silo, spire, steeple, trestle | barbacan, barbican, campanile, pharos, pylon, turret, watchtower
town: hometown | burg, cowtown
tractor:  | angledozer, bulldozer, dozer
trail:  | spoor
train: streamliner | 
training: retraining, scrimmage | brushup, fartlek, shadowboxing
transaction: commercialism, deal | conveyancing, conveying, downtick, logrolling, uptick
transition: transitional | segue
translation:  | mistranslation, subtitle, supertitle, surtitle, nontranslational
transport:  | chairlift, dolly, horsebox, palankeen, palanquin, semitrailer, telfer, telpher, tramway
transportation:  | telferage, telpherage
travel: stroll, voyage | amble, circumnavigation, junketing, perambulation, peregrination, roving, vagabondage, wayfaring
traveling bag:  | carpetbag, gripsack, valise
tray:  | cheeseboard, icetray, salver
tree: beech, dogwood, ginkgo, hazel, arboreal | aalii, acacia, ailanthus, albizia, albizzia, andelmin, angelim, arariba, arbor, arere, arishth, azedarach, azederach, balata, banian, baobab, bayberry, beefwood, bitterwood, bonduc, bonsai, booyong, breakax, breakaxe, buttonwood, cacao, caimitillo, calaba, calabura, calisaya, camachile, campeachy, camwood, canafistola, canafistula, candlenut, caracolito, cassia, cassie, catalpa, catechu, ceibo, chaulmoogra, chaulmugra, chicot, chinaberry, chinchona, chinquapin, cinchona, clusia, cocobolo, conacaste, conessi, conifer, coralwood, cornel, cottonwood, courbaril, currajong, cypre, dagame, devilwood, dhak, dhava, dhawa, dillenia, dipterocarp, dita, erythrina, eucalypt, flamboyant, flindosa, flindosy, frijolillo, frijolito, gingko, gliricidia, gnetum, granadillo, guama, hackberry, harpullia, hornbeam, houhere, huamachil, huisache, idesia, imbauba, inga, ironwood, jaboncillo, jacaranda, kalantas, kapok, ketembilla, keurboom, kiaat, kino, kitambilla, kitembilla, kowhai, kurchee, kurchi, kurrajong, lacebark, langsat, langset, lauhala, laurel, laurelwood, lepidobotrys, lightwood, liquidambar, mammee, manglietia, marblewood, margosa, marupa, mayeng, medlar, millettia, molle, monkeypod, msasa, nakedwood, obechi, opepe, padauk, padouk, palas, pandanus, peachwood, peepul, pipul, platan, pollard, princewood, quandang, quandong, quassia, redbud, ribbonwood, roble, salai, salmwood, saman, samba, sapote, satinleaf, shittah, silkwood, simal, siris, sisham, sissoo, sissu, soapberry, souari, sourwood, sterculia, sugarberry, tamarindo, terebinth, tipu, titi, treelet, trifoliata, trumpetwood, tung, turreae, zaman, zamang, arborous, arborary, arborical
trellis:  | espalier
trip: errand | nonstop, redeye
tripod: easel | 
trombone:  | sackbut
truck:  | bookmobile, camion, dumper, dustcart
tuberosity:  | tubercular
tune: leitmotiv, swoop | glissando, leitmotif, primo, secondo, tucket
tunnel:  | catacomb, underpass
typewriter: portable | 
umbrella:  | brolly, gamp
underwear: nightdress | lingerie, nightgown, nightie
uniform:  | khakis, livery
university:  | varsity
uprising: mutiny | insurgence, insurgency, intifada, intifadah
use: exploitation, misuse | consultancy, cosmetology, optometry, overexploitation, overuse, overutilisation, overutilization
using:  | colonialism, neocolonialism
utensil:  | clayware, cookware, copperware, earthenware, grater, kitchenware, mincer, porcelain, ricer, squeezer, stoneware
vacationing:  | caravanning
vaccine:  | proteosome
valley: arroyo, gully | dale, dell, dingle, glen, gorge, nullah, ravine, wadi
vault: charnel | 
vegetable: rhubarb | cuke, finocchio, garbanzo, julienne, leek, pieplant, potherb, scallion
vegetation: brier | brierpatch, browse, chaparral, groundcover, pearlweed, pearlwort, rupturewort, scrub, whitlowwort
vehicle: tank, wagon | boneshaker, handcart, hovercraft, monocycle, perambulator, pushcart, railcar, skibob, sledge, sleigh, tricycle, trike, unicycle, waggon, vehicular
vessel: artery, vein, vascular | arteria, vena
victory: romp, runaway | blowout, checkmate, slam, takedown, walkaway, waltz
village:  | moshav
vine: bittersweet, dichondra | alehoof, allamanda, bindweed, bine, birthwort, bonavist, boxberry, briony, bryony, bullbrier, calabazilla, catbrier, clematis, climber, convolvulus, cynancum, dodder, granadilla, greenbrier, haoma, heartseed, hops, hoya, khesari, kudzu, liana, manroot, maypop, monstera, moonflower, moonseed, muscadine, partridgeberry, passionflower, philodendron, pothos, quartervine, salsilla, sarsaparilla, scammony, scammonyroot, silvervine, silverweed, smilax, soma, squash, sweetpea, vetchling, vinifera, waxwork, wistaria, wisteria, woodbine
virus:  | adenovirus, alphavirus, arborvirus, arbovirus, arenavirus, bacteriophage, bunyavirus, coliphage, cosmid, filovirus, flavivirus, hepadnavirus, lyssavirus, myxovirus, papovavirus, parvo, parvovirus, phage, picornavirus, poxvirus, reovirus, retrovirus, rhabdovirus, vesiculovirus, viroid, virusoid
vitamin:  | axerophthol, bioflavinoid, calciferol, cholecalciferol, citrin, ergocalciferol, naphthoquinone, tocopherol, viosterol
volcano:  | volcanic
vote: veto | 
vowel:  | ablaut, diphthong, schwa, shwa
vulture:  | buzzard, cathartid, condor, lammergeier, lammergeyer
wall: gable | parapet, pediment, wainscoting, wainscotting
wall hanging:  | arras, dossal, dossel
wandering:  | drifting
war:  | bioattack
wardrobe: armoire | clothespress
warehouse:  | godown
warning: caveat | forewarning
waste: dross, effluent, fumes, impurity, refuse, sewage, urine, wastewater | excrement, excreta, faeces, feces, fecula, filth, ordure, sewerage, vomit, vomitus, wormcast
watch:  | wristwatch
water: dishwater, saltwater, seawater, aqueous | bilge, brine, freshwater, limewater, meltwater, rainwater, slush, aquatic, hydraulic
water buffalo: carabao | 
water lily:  | fanwort, spatterdock, yanquapin
waterfall:  | cascade
wave: ripple, swash, swell, tsunami | billow, riffle, rippling, wavelet, whitecap
waving:  | brandish
wax: waxen | beeswax, carnauba, ceresin, cerumen, earwax, paraffin, spermaceti, waxy
weapon: bayonet, firearm, lance, projectile, slug, spear | airgun, antiaircraft, assagai, assegai, bioarm, bioweapon, breechloader, cannonball, crossbow, flamethrower, halberd, handbow, hatchet, khukuri, longbow, machete, matchet, shiv, spitball, tomahawk, trident, vouge, yataghan
weather:  | scorcher, sleet, sultriness, temperateness, virga
weave:  | twill
website:  | chatroom
wedding:  | spousal, antenuptial, premarital, prenuptial, postnuptial
wetland: mire | fenland, marshland, morass, quag, quagmire, swampland
whacking: lashing, whipping | flagellation, flogging, horsewhipping
wheat:  | durum, emmer, spelt, wholemeal, wheaten
wheel: cartwheel, millwheel | cogwheel, handwheel, noria, nosewheel, paddlewheel, rowel, waterwheel
willow: sallow | osier
wind: breeze, gust, northerly, whiff | airstream, antitrade, antitrades, bise, bize, boreas, chinook, crosswind, downdraft, easterly, foehn, fohn, gale, harmattan, headwind, khamsin, levanter, mistral, norther, northwester, puff, samiel, sandblast, simoom, simoon, southeaster, souther, southerly, southwester, squall, tailwind, tramontana, tramontane, updraft, wester, westerly, zephyr
window: skylight | clearstory, clerestory, dormer, fanlight, jalousie, oriel, porthole, shopwindow, transom, fenestral
wine: champagne, sherry, vermouth | generic, hock, maconnais, muscadel, muscadelle, muscatel, negus, plonk, retsina, varietal, zinfandel, vinaceous, vinous
wing:  | elytron, forewing, haltere
winking:  | palpebration
wolf: coyote, wolflike | coydog, lupine, wolfish
woman's hat:  | pillbox
wood: linden, maple, sandalwood, sawdust, splinters, wicker | alder, amboyna, applewood, balsa, basswood, beechwood, bentwood, birch, blackwood, boxwood, brazilwood, briarwood, brierwood, brushwood, burl, cedarwood, citronwood, cocoswood, cocuswood, cypress, driftwood, duramen, dyewood, elmwood, eucalyptus, fruitwood, guaiac, guaiacum, gumwood, hardwood, hazelwood, heartwood, hickory, kingwood, lacewood, lancewood, larch, lemonwood, logwood, matchwood, obeche, orangewood, pecan, poon, poplar, pulpwood, pyinma, quira, redwood, rosewood, sabicu, sandarac, sapwood, satinwood, sequoia, softwood, spruce, sumac, sycamore, tulipwood, tupelo, whitewood, yellowwood, zebrawood
woodland:  | greenwood, pinetum, silva, sylva
woodpecker:  | ivorybill, piculet, sapsucker, yellowhammer
woodwork:  | cabinetwork, joinery, millwork
workplace: central, roundhouse, shipyard, switchboard | bakehouse, bakeshop, centrex, colliery, creamery, fishery, glassworks, launderette, lumberyard, patchboard, piscary, plugboard, ropewalk, smithy, tannery, washhouse
workshop:  | bindery, bookbindery, brickyard, turnery
worm: hookworm, leech | acanthocephalan, annelid, archiannelid, arrowworm, bloodsucker, cestode, chaetognath, eelworm, filaria, flatworm, helminth, hirudinean, nematode, nemertean, nemertine, oligochaete, pinworm, planaria, planarian, platyhelminth, pogonophoran, polychaete, polychete, sagitta, tapeworm, threadworm, trematode, trichina, wheatworm, woodworm
wrapping paper:  | kraft
writer: dramatist, gagwriter, lyricist, novelist, playwright, tragedian | abstractor, authoress, autobiographer, biographer, coauthor, compiler, drafter, encyclopaedist, encyclopedist, essayist, gagster, ghostwriter, hagiographer, hagiographist, hagiologist, lexicographer, lexicologist, librettist, litterateur, lyrist, poetiser, poetizer, polemic, polemicist, polemist, rhymer, rhymester, scenarist, screenwriter, scriptwriter, speechwriter, versifier, wordmonger, wordsmith
writing: drafting | adoxography, dramatisation, dramatization, lexicography, metrification, novelisation
yarn: telling | recounting
yearly:  | almanac, ephemeris
young: nestling | britt, foal, hatchling, piggy, piglet, shoat, shote, whelp, whitebait
`;
