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

accent: drawl
accessory: baldric, baldrick
accident: prang, pileup, capsizing, concussion, mutilation
account: etymology, anamnesis, biography, autobiography, hagiography
accountancy: bookkeeping, clerking
actor: barnstormer, playactor, comedienne, ingenue, mime, mimer, mummer, pantomimer, pantomimist, reenactor, extra, understudy, upstager
ad: preview, prevue, advertorial, classified, commercial, infomercial, informercial
ade: limeade, orangeade
admission: readmission, matriculation, matric
agreement: conspiracy, bargain, covenant, concordat, treaty, pact
aircraft: airship, dirigible, autogiro, autogyro, gyroplane, bogy, glider, sailplane, whirlybird, eggbeater, orthopter, ornithopter, warplane
airplane: airbus, airliner, biplane, bomber, floatplane, interceptor, kamikaze, monoplane, propjet, turboprop, seaplane, hydroplane
airport: heliport
announcement: edict
answer: rescript
antelope: blackbuck, gerenuk, addax, wildebeest, hartebeest, sassaby, impala, gazelle, springbok, springbuck, kudu, koodoo, koudou, bushbuck, guib, nilgai, nylghai, nylghau, saiga, steenbok, steinbok, eland, lechwe, waterbuck, puku, oryx, pasang, gemsbok, gemsbuck
antenna: yagi
apartment: bedsitter, bedsit, flatlet, maisonette, maisonnette, penthouse
ape: pongid
applause: handclap
appliance: gadgetry, gimbal, injector
application: misapplication
appointment: nomination
area: bedground, middle, airspace, crawlspace, fireside, mooring, roadstead, vicinity, locality, ashram, nook, pleasance, refuge, harborage, harbourage, sanctum, shrubbery, terreplein
army: legion
arrival: advent
art: abstractionism, chinoiserie, cyberart, decoupage, diptych, kitsch, postmodernism, synthetism, triptych, warhorse
artist: adapter, cartoonist, choirmaster, precentor, cantor, classicist, composer, conductor, constructivist, ornamentalist, etcher, expressionist, lithographer, maestro, master, lensman, printmaker, pyrographer, sketcher, stylist, surrealist, symbolist
assignment: reassignment
association: guild, gild, fellowship, koinonia, athenaeum, atheneum, bookclub, fraternity, frat, sorority, turnverein, consortium, cartel, institute
athlete: ballplayer, cager, leaper, escalader, fielder, goaltender, netkeeper, netminder, hurdler, letterman, pentathlete, hurler, cragsman, semiprofessional, semipro, sharpshooter, skater, sledder, sportswoman, sprinter, striker, swinger, tobogganist, vaulter, weightlifter, lifter, winger
atom: isotope, radioisotope, monad, deuterium
atomizer: airbrush
attendance: appearing
attire: balldress, tuxedo, tailcoat, finery, formalwear, eveningwear, hairpiece, postiche, getup, playsuit, rigout, sportswear, activewear, toupee, toupe, trousseau
audience: grandstand
ax: broadax, broadaxe, piolet, poleax, poleaxe
baby bed: bassinet, carrycot
backpack: kitbag
bacteria: acidophil, acidophile, probiotic, bacteroid, bacillus, coccus, cocci, coccobacillus, spirilla, eubacteria, eubacterium, clostridium, clostridia, botulinus, botulinum, cyanobacteria, pseudomonad, xanthomonad, nitrobacteria, nitrosobacteria, thiobacillus, spirillum, vibrio, vibrion, gonococcus, corynebacterium, listeria, enterobacteria, enterics, entric, rickettsia, mycoplasma, legionella, nitrobacterium, actinomycete, actinomyces, mycobacteria, mycobacterium, streptobacillus, myxobacteria, myxobacterium, myxobacter, lactobacillus, acidophilus, diplococcus, pneumococcus, streptococcus, streptococci, strep, spirochete, spirochaete, superbug
bag: packsack, beanbag, carryall, holdall, tote, duffel, duffle, gamebag, gunnysack, postbag, moneybag, nosebag, feedbag, pannier, sachet, sack, saddlebag, sandbag, schoolbag, seabag, sickbag, waterskin, wineskin
baggage: footlocker, hatbox, satchel
bagging: burlap, gunny
bakery: patisserie
balcony: loge, mezzanine
ball: punchball, racquetball, shooter
band: clique, coterie, ingroup, cabal, faction, junto, camarilla, junta, galere
bandage: tourniquet, suspensory, swathe, truss
bank: riverside, waterside
banquet: gaudy
bar: barrelhouse, speakeasy
bar chart: histogram
barn: cowbarn, cowshed, cowhouse, byre
barometer: aneroid, barograph, weatherglass
barrier: banister, balustrade, balusters, handrail, breakwater, groyne, seawall, fender, hurdle, mudguard, revetment, barricade
baseball: rounders, stickball
basket: creel, punnet, skep
bat: megabat, microbat, vespertilionid, freetail
bathtub: footbath
battle: combat, hostilities, assault
beach: plage
bean: flageolet
bear: bruin, grizzly, silvertip
beard: imperial, goatee
bed: sickbed, trundle, truckle, upper
bedclothes: afghan, bedroll, bedspread, bedcover, counterpane, blanket, coverlet, manta
bedroom: boudoir, guestroom
bee: bumblebee, humblebee, andrena, andrenid
beef: longhorn, shorthorn, whiteface, cattalo, beefalo
beer: bock, bitter, stout
beet: beetroot, chard, mangold
beetle: ladybeetle, ladybird, calosoma, glowworm, longicorn, chrysomelid, clerid, scarabaeid, scarabaean, elater, elaterid, weevil, meloid, tenebrionid
bell: cowbell, cascabel
belly: underbody
belt: carousel, carrousel
bench: banquette, settle, settee
berry: currant, blackberry, shadberry
beverage: alcohol, intoxicant, inebriant, homebrew, hooch, hootch, kava, kavakava, aperitif, brew, brewage, hydromel, oenomel, liquor, booze, pulque, liqueur, cordial, fizz, cider, cyder, scrumpy, rotgut, koumiss, kumis
bicycle: velocipede
big cat: leopardess, jaguar, panther, tigress, liger, tiglon, tigon, chetah, sabertooth
bin: ashcan, wastebin, ashbin, coalbin, coalhole, corncrib, litterbin
biologist: bacteriologist, botanist, phytologist, cytogeneticist, cytologist, ecologist, entomologist, bugologist, ethologist, geneticist, herpetologist, ichthyologist, malacologist, mammalogist, microbiologist, mycologist, neurobiologist, neuroscientist, ornithologist, physiologist, pomologist, propagator, protozoologist, radiobiologist, sociobiologist, taxonomist, taxonomer, systematist, virologist, vivisectionist, zoologist
bird: gamecock, protoavis, archaeopteryx, archeopteryx, archaeornis, ratite, carinate, cassowary, apteryx, nandu, aepyornis, passerine, oscine, lyrebird, scrubbird, tyrannid, raptor, gallinacean, fowl, gallina, guan, curassow, chachalaca, megapode, hoatzin, hoactzin, stinkbird, touraco, turaco, turacou, turakoo, hoopoe, hoopoo, motmot, momot, tody, goatsucker, nightjar, caprimulgid, frogmouth, oilbird, guacharo, barbet, puffbird, jacamar, toucan, trogon, waterfowl, waterbird, wader, gallinule, swamphen, seabird, seafowl, twitterer
biscuit: hardtack
bison: wisent, aurochs
blessing: adoption, backing, patronage, idolisation, idealization
block: anvil, briquette, briquet, chock, ingot, locknut, inkpad, sprag, thumbnut
blocking: parry
blood: lifeblood, bloodstream, menorrhea
blossom: floret, floweret, catkin, ament, umbel, corymb, cyme
blouse: middy, shirtwaist, shirtwaister
blow: whang, thwack, smacking, knockdown, kayo, swat, spank, punch, biff, counterpunch, counterblow, passado, uppercut
blowfish: fugu
blueberry: huckleberry, farkleberry, sparkleberry, rabbiteye, whortleberry, whinberry, blaeberry, grouseberry, deerberry
blues: boogie
board game: backgammon, draughts, halma, lotto, bingo, beano, keno, pachisi, parchesi, parchisi, shogi, ticktacktoe, ticktacktoo
boat: barge, flatboat, bumboat, narrowboat, catamaran, cockleshell, coracle, dory, dredger, ferryboat, fireboat, gunboat, keelboat, lifeboat, longboat, lugger, mailboat, powerboat, pontoon, scow, showboat, skiff, steamboat, surfboat, pinnace, tugboat, towboat, whaleboat, wherry, yawl
boating: bareboating
boatman: canoeist, paddler, ferryman, gondolier, gondoliere, oarsman, rower, oarswoman, punter, sculler
body: chassis
bomb: blockbuster, bombie, bomblet, grenade, firebomb
bone: furcula, pastern, fishbone, anklebone, astragal, carpal, navicular, triquetral, pisiform, hamate, centrum, cheekbone, zygomatic, malar, clavicle, collarbone, coccyx, ethmoid, heelbone, calcaneus, hipbone, hyoid, ischium, mandible, mandibula, submaxilla, jawbone, jowl, ramus, metacarpal, metatarsal, ossicle, bonelet, ossiculum, patella, kneecap, kneepan, phalanx, pubis, sacrum, scapula, sesamoid, sphenoid, sternum, breastbone, manubrium, tarsal, turbinate, turbinal, maxilla, maxillary, vertebra, zygoma, modiolus, calvaria, cranium, braincase, brainpan, occiput, sinciput, epiphysis, diaphysis, vomer, marrowbone
book: formulary, pharmacopeia, bestiary, cookbook, tome, schoolbook, workbook, copybook, prayerbook, breviary, missal, songbook, hymnal, hymnbook, hymnary, wordbook, handbook, enchiridion, directory, encyclopedia, cyclopedia, encyclopaedia, cyclopaedia, yearbook
boomerang: kylie, kiley
boot: buskin, hessian, jackboot, jodhpur
bottle: longbeard, bota, canteen, carafe, decanter, carboy, cruet, crewet, demijohn, flask, hipflask, inkpot, lota, magnum, phial, vial, ampule, ampul, ampoule
bowl: jorum, mazer
bowling: tenpins, ninepins, skittles, duckpins, candlepins, bocce, bocci, boccie
box: bandbox, cashbox, casket, crate, mailbox, matchbox, playbox, lockbox, sixpack, snuffbox, soapbox, strongbox, deedbox
branching: trifurcation, divarication
brass: latten, ormolu
bread: barmbrack, breadstick, grissino, challah, hallah, cracker, crouton, matzo, matzoh, matzah, oatcake, pumpernickel, limpa, simnel, toast, cornbread, zwieback, rusk, muffin, scone, brioche, beigel, saltine
brick: firebrick, coping, cope
bridge: drawbridge, overcrossing, viaduct
broadcast: rebroadcast, simulcast, newscast, sportscast
bronze: gunmetal
broom: besom
brush: canebrake, spinney, underbrush, undergrowth, underwood
bubble: foam, froth, soapsuds, suds, lather, spume, whitewater
bucket: cannikin
bud: rosebud
building: abattoir, butchery, slaughterhouse, aviary, volary, bathhouse, capitol, casino, chancellery, chapterhouse, coop, hencoop, henhouse, clubhouse, conservatoire, courthouse, crematory, crematorium, customhouse, customshouse, dorm, feedlot, firetrap, gazebo, summerhouse, guildhall, icehouse, kennel, doghouse, morgue, mortuary, observatory, outbuilding, outhouse, jakes, packinghouse, planetarium, presbytery, pothouse, taphouse, rathskeller, rink, rotunda, schoolhouse, shed, smokehouse, stable, tavern, tenement, whorehouse, brothel, bordello, bagnio, bawdyhouse, cathouse, ziggurat, zikkurat, zikurat, shebeen
building site: sandlot
bulb: shallot, squill, bulbil, bulblet
bull: bullock
bullet: dumdum
burning: arson, incendiarism, incineration, cremation
burrito: quesadilla
business: corp, firm, dealership, manufacturer, bottler, carmaker, automaker
butterfly: nymphalid, anglewing, danaid, pierid, lycaenid, hairstreak
buying: viatication, viaticus
cabbage: collards
cactus: pitahaya, saguaro, sahuaro, coryphantha, echinocactus, epiphyllum, chichipe, mescal, mezcal, peyote, mammillaria, garambulla, cholla, nopal, tuna
cafe: cybercafe, estaminet
cage: birdcage, hutch
calculation: recalculation, maximization, exponentiation
calculus: cystolith, enterolith, gallstone, bilestone, nephrolith, ptyalith, sialolith, urolith
calf: dogie, dogy, leppy
calming: placation, propitiation
camera: webcam
camp: hutment, laager, lager
candle: chandlery, rushlight
candy: brandyball, jawbreaker, sourball, bonbon, brittle, toffee, toffy, butterscotch, caramel, candyfloss, dragee, fondant, fudge, penuche, penoche, panoche, panocha, gumdrop, marshmallow, marzipan, marchpane, nougat, praline, sugarplum, taffy
canoe: birchbark, pirogue, kayak
cap: balaclava, beanie, beany, beret, biggin, biretta, berretta, birretta, calpac, calpack, kalpac, coonskin, tarboosh, kalansuwa, kepi, mobcap, pinner, skullcap, yarmulke, yarmulka, yarmelke
capsule: paintball
car: jalopy, convertible, coupe, cruiser, hardtop, hatchback, limousine, limo, minicar, minivan, roadster, runabout, sedan, subcompact, phaeton
card: tarot
card game: baccarat, cassino, cribbage, ecarte, euchre, sevens, faro, monte, stops, pinochle, pinocle, penuchle, bezique, piquet, canfield, whist, crapette, canasta, meld
cardboard: paperboard, posterboard, pasteboard, millboard, strawboard
care: haircare, hairweaving, babysitting, incubation, manicure, pedicure, nurturance, detoxification, chiropractic, naturopathy, naprapathy, orthoptics, osteopathy, osteoclasis, acupuncture, stylostixis, acupressure, shiatsu, autogenics, hydropathy, hydrotherapy
career: lifework
carpentry: cabinetry, cabinetmaking
cart: dogcart, dray, dumpcart, jinrikisha, ricksha, oxcart, ponycart, tumbrel, tumbril
carving: glyph, glyptography, glyptics, lithoglyptics, diaglyph, scrimshaw, woodcarving
casing: gearbox
cassette: audiocassette
cat: mouser, tomcat, tabby, catamountain, cougar, puma, ocelot, jaguarundi, jaguarondi, eyra, serval, margay, manul, catamount
catalogue: discography
caterpillar: cankerworm, inchworm, looper, cutworm, armyworm, silkworm, webworm, bollworm, vetchworm, cabbageworm
cattle: stirk, milcher, milker
cave: grotto, grot
cedar: sugi, kawaka, pahautea
center: midfield, midstream
ceremony: funeral, obsequy, burial, entombment, inhumation, interment, sepulture, pageantry, rededication, commemoration, memorialisation, initiation, induction, coronation, enthronement, enthronization, enthronisation, investiture, potlatch
certificate: probate
certification: accreditation
chad: dimple
chain: catena
chair: armchair, chaise, fauteuil, highchair, recliner, throne
chart: volvelle
chat: chitchat, gabfest, causerie
cheer: banzai, hurrah, hooray
cheese: mascarpone, bleu, gorgonzola, chevre, mozzarella, ricotta, sapsago
chemist: biochemist, enzymologist, radiochemist, phytochemist
chicken: capon, fryer, frier, pullet, spatchcock
chilli: chipotle
chime: carillon, handbell
chip: dander, scurf, splinter, sliver
chirp: tweet
cigarette: reefer, spliff
circuit: microcircuit, limiter, clipper, wiring
citrus: citron
cladding: revetement
classical: opera, bouffe, cantata, oratorio, concerto, rondo, rondeau, sonata, sonatina, symphony
classroom: homeroom
clay: adobe, argil, kaolin, kaoline, pipeclay, bentonite, fireclay, daub
cleaner: dentifrice, toothpaste, toothpowder
cleaning: disinfestation, scrubbing, swabbing, mopping, sweeping, purging, purification, catharsis, abreaction, katharsis, purgation, pasteurization, pasteurisation, shave, shaving, washup
cliff: crag, precipice
clock: chronometer, clepsydra
clothing: accoutrement, accouterment, raiment, suspensor, jockstrap, beachwear, coverall, handwear, headdress, headgear, kaffiyeh, knitwear, loungewear, muff, neckpiece, negligee, neglige, peignoir, wrapper, housecoat, nightshirt, outerwear, overclothes, overall, shinpad, topknot, vestiture, wimple, workwear
clothing store: slopshop
cloud: aerosol, haze, smoke, fume
coat: capote, coatee, greatcoat, overcoat, topcoat, mackinaw, newmarket, surcoat, surtout
coating: bitumastic, gilt, gilding, overcoating, patina, undercoat, underseal, varnish, veneer, veneering
cockroach: blackbeetle, crotonbug
cocktail: bullshot, daiquiri, gimlet, margarita, sidecar, stinger
coconut: copra
code: omerta
coding: encoding, encryption, decompression, recoding, decoding, decryption, decipherment
coffee: demitasse, decaf, espresso, latte, cappuccino
coffin: bier, sarcophagus
collage: photomontage
collation: nosh
collecting: compiling, conchology, numismatics, numismatology, philately, aerophilately
collective: kibbutz, kolkhoz
colon: megacolon
colour: chlorophyll, chlorophyl, phycobilin, phycoerythrin, phycocyanin, titania, carotenoid, anil, indigo, indigotin, bister, bistre, flavonoid, mordant, dyestuff, tincture, argent, alizarin, alizarine, bluing, cochineal, fluorescein, fluoresceine, fluorochrome, hematochrome, orchil, archil, cudbear, pigment, bole, quercitron, safranine, safranin, saffranine, woad, retinene, retinal, porphyrin, heme, haem, hematin, haemitin, protoheme, hemosiderin, haemosiderin, counterstain, ultramarine, photopigment, verdigris, ceruse
comb: currycomb, pocketcomb
comment: gambit, ploy, mention, wisecrack, sally, jibe, gibe, platitude, cliche, banality, commonplace, zinger
commerce: touristry, manufacture, agribusiness, barter, swap, swop, neuromarketing, narcotraffic, simony, barratry, defrayal, defrayment, prepayment, repayment, outlay
communication: imparting, impartation, dissemination, airing, airwave, channel, channels, multimedia, airpost, fiberoptics, fibreoptics, dramaturgy, spiel, patter, intercourse, dilation, discussion, exhortation, persuasion, suasion, electioneering, canvassing, proselytism, prompting, expostulation, remonstrance, remonstration, uplink
communism: collectivism, sovietism, revisionism
community: parish, hamlet
company: pharma, utility
compass: gyrocompass
computer: mainframe, minicomputer, multiprocessor, totalizer, totaliser, totalizator, totalisator, microcomputer, slipstick, workstation
concrete: ferroconcrete
condenser: electrolytic
confection: confiture, sweetmeat, hardbake, succade, comfit, conserve, conserves, preserves
conference: symposium, colloquium
congratulations: superlative, encomium, panegyric, paean, eulogy, eulogium, compliment, flattery, unction, smarm, fulsomeness
connecter: hookup, landline, splice, splicing, thermojunction
consonant: alveolar, obstruent, occlusive, plosive, aspirate, labial, labiodental, bilabial, continuant, affricate, affricative, nasal, lingual, geminate, surd, velar, guttural, pharyngeal
construction: bricolage, erecting, leveling, shipbuilding
contest: doubleheader, decathlon, preliminary, prelim, pentathlon, cliffhanger, dogfight, footrace, freestyle, repechage, playoff, cockfight, diving, final, quarterfinal, semifinal, spelldown
contestation: sparring
contract: subcontract, concession, franchise
contraction: contracture, vaginismus
cook: baster, salter
cookie: teacake, shortbread, gingersnap, macaroon, ladyfinger, oreo, brandysnap
cooking: shirring, toasting, broil, broiling, sauteing, braising, poaching, simmering
cooperation: consecration, compliance, abidance, keeping, coaction, collaborationism, quislingism, compromise, reconciliation, rapprochement, allegiance
coral reef: atoll
cosmetic: depilator, epilator, highlighter
course: propaedeutic, propaedeutics
court: lawcourt, assizes, chancery, consistory
courtyard: forecourt, parvis
cover: shoji
cow: heifer
crack: crevasse, faulting
craft: basketry, bookbinding, bricklaying, dressmaking, lumbering, oculism, papermaking, plumbery, pyrotechny, cobbling, couture, spinning, winemaking
crime: carjacking, prostitution, harlotry, whoredom, cybercrime, felony, fraud, hijack, highjack, mayhem, misdemeanor, misdemeanour, infraction, violation, perjury, sedition, perpetration, thuggery, racketeering, bribery, swindle, larceny, theft, thievery, thieving, stealing, treason, burglary
crop: fruitage
crossing: fording, traversal
crowd: swarm
cry: bellow, bellowing, holla, holler, hollering, hollo, holloa, yowl, catcall, clamoring, clamour, clamouring, halloo, hoot, hosanna, scream, screaming, shriek, shrieking, whoop, yodel, razzing, razz
crying: snivel, sniveling, sobbing, wailing, bawling
crystal: flake, poudrin
cuisine: rechauffe, gastronomy
cup: chalice, kylix, cylix, scyphus
curd: tofu
cursive: copperplate
curtain: portiere
custard apple: cherimoya, ilama, soursop, sweetsop, papaw
cut of meat: confit, chine, forequarter, hindquarter, entrecote, sparerib, shank, foreshank, hindshank, brisket, steak, beefsteak, loin, sirloin, aitchbone, jambon, gammon
cutlery: adze, chisel, pickax, pickaxe, scythe
cymbal: zill
dagger: dirk, kirpan, kris, creese, poniard, bodkin, stiletto
dam: milldam, weir
dancer: showgirl, chorine, hoofer, stepper, kachina
dancing: courante, nautch, nauch, hoofing, choreography, cakewalk, cancan, jitterbug, lindy, fandango, gavotte, stomp, tarantelle, mambo
dart: banderilla
data: metadata
death: fatality, martyrdom, megadeath, killing
debate: logomachy
decoration: adornment, bandelet, bandelette, bandlet, antefix, architrave, gaud, gewgaw, fallal, trinket, baseboard, mopboard, beading, beadwork, boulle, boule, buhl, boutonniere, cavetto, cockade, conge, crocket, cuspidation, cyma, cymatium, decalcomania, epaulet, epaulette, epergne, filigree, filagree, fillagree, finial, falderol, gimcrackery, gimcrack, frieze, flounce, ruffle, furbelow, frontlet, frontal, gorgerin, necking, graffito, guilloche, hanging, marquetry, marqueterie, moulding, nailhead, necklet, ovolo, parquetry, parqueterie, pendant, pendent, pompon, pyrograph, rosemaling, rosette, spangle, diamante, sgraffito, volute, rivet, subbase, surbase, tassel, tetraskelion, tetraskele, tinsel, tore, tracery, passementerie, triskelion, triskele, wreath, coronal, chaplet, garnish, topping
deer: stag, sambar, sambur, wapiti, sika, whitetail, blacktail, roebuck, brocket, muntjac, elaphure
delivery: airdrop, relay
demonstration: encore, extemporization, extemporisation, legerdemain, debunking
department: admiralty
departure: retreat, boarding, embarkation, embarkment, reshipment, takeoff
deposit: lode
depressant: barbiturate, thalidomide, tranquilizer, tranquillizer, tranquilliser, ataractic
desertion: abscondment, decampment, deviationism
designation: nickname, moniker, cognomen, sobriquet, soubriquet, byname
desk: escritoire, secretaire
dessert: blancmange, compote, flan, junket, mousse, tiramisu, sherbert, popsicle, parfait, sundae, flummery, duff, zabaglione, sabayon
devilment: vandalism, hooliganism
diagram: schematic
dictionary: unabridged
dining room: refectory, triclinium
dinosaur: ornithischian, pisanosaur, pisanosaurus, staurikosaur, staurikosaurus, ceratopsian, ornithopod, hadrosaur, hadrosaurus, iguanodon, saurischian, diplodocus, titanosaur, titanosaurian, argentinosaur, seismosaur, theropod
direction: qibla, trend
dish: argyll, argyle, sauceboat, porringer, tureen
display: gaudery, pomp
district: borderland, marchland, precinct, downtown, borough, abbacy, archbishopric, archdeaconry, bailiwick, diocese, bishopric, enclave, uptown, suburbia, exurbia, goldfield, reservation, shire, patriarchate, prefecture, protectorate, waterfront, state, province, township, trusteeship, viceroyalty, tenderloin
diversion: antic, bathing, escapism, eurythmy, eurhythmy, eurythmics, eurhythmics, pastime, avocation, hobby, pinball, sexcapade, frolic, gambol, flirting, flirtation, coquetry, foolery, tomfoolery, horseplay, pleasantry
doctor: abortionist, allergist, anesthesiologist, anesthetist, anaesthetist, angiologist, pediatrician, pediatrist, paediatrician, cardiologist, chiropodist, podiatrist, dermatologist, diagnostician, pathologist, diplomate, otologist, embryologist, endocrinologist, otolaryngologist, extern, gerontologist, geriatrician, gynecologist, gynaecologist, hakeem, hematologist, haematologist, hygienist, houseman, internist, neurologist, obstetrician, accoucheur, oncologist, ophthalmologist, orthopedist, orthopaedist, orthoptist, proctologist, psychiatrist, shrink, quack, radiographer, radiologist, radiotherapist, rheumatologist, sawbones, urologist
document: brevet, capitulation, charter, inclosure, questionnaire, patent, manifest, resolution, deed, conveyance, return, license, permit, judgement, acquittance, writ, mandate, authorisation, fountainhead, affidavit, indictment, impeachment, arraignment
dog: pooch, doggie, doggy, mutt, feist, fice, lapdog, dachshund, dachsie, terrier, sheepdog, mastiff, bulldog, husky, basenji, spitz, keeshond, corgi
doll: golliwog, golliwogg
donut: bismark, fastnacht
door: batwing, liftgate
dove: ringdove, turtledove
down: plumule
dress: caftan, kaftan, coatdress, pinafore, pinny, muumuu, polonaise, shirtdress, strapless, sundress
dressing: vinaigrette, mayonnaise, mayo
drill: wimble, borer
drink: draught, potation, tipple, quaff, nightcap, shandygaff, shandy, posset, syllabub, sillabub, sangaree, sangria, milkshake, eggshake, frappe, malted, malt
drinking: swilling, guzzling
droppings: coprolite, cowpie
drum: bongo, tabor, tabour, timbrel
duck: mallard, greenwing, bluewing, garganey, widgeon, wigeon, pintail, shelduck, bufflehead, canvasback, pochard, scaup, bluebill, eider, scoter, merganser, sawbill, sheldrake
dumpling: gnocchi, wonton
dust: fallout
e-mail: freemail
eagle: eaglet, erne
earphone: earplug
earring: eardrop
earthquake: microseism, aftershock, foreshock, seaquake
editing: excision, erasure, rewriting, revising, revisal, revise, rewording, recasting, rephrasing
edition: variorum
education: coeducation, dramatics
effect: aftereffect, aftermath, wake, brisance, byproduct, dent, wallop, outgrowth, offshoot, repercussion, response, epiphenomenon, depolarization, depolarisation, spillover
egg: spawn
election: reelection, primary
electric refrigerator: freezer
electricity: galvanism, hydroelectricity, photoelectricity, piezoelectricity
electron: photoelectron
elephant: gomphothere
elevator: dumbwaiter
embankment: battlement, crenelation, crenellation, earthwork, merlon, rampart, bulwark
emblem: blazon, blazonry, colophon, crucifix, rood, saltire
emptying: drain, drainage
energy: radiation
engine: dynamo, magneto, turbogenerator, aerogenerator
engineer: metallurgist, sapper, surveyor, tribologist
engraving: aquatint, etching, linecut
ensemble: gamelan, indie, mariachi
entertainment: edutainment, extravaganza, militainment, nightlife, horseshow, show, floorshow
entrance: archway, doorway, gateway, hatchway, pithead, portal, vomitory
envelopment: encasement, incasement
environs: habitat, habitation
equalization: equating
equipment: aerator, amplifier, apparatus, setup, audiovisual, backboard, burner, centrifuge, separator, circuitry, clapperboard, duplicator, copier, electrograph, enlarger, equaliser, paraphernalia, appurtenance, generator, heliograph, horseshoe, incubator, brooder, instillator, jackstones, materiel, equipage, modem, gumshield, oscilloscope, chute, pendulum, peripheral, purifier, quoit, regalia, rigging, semaphore, sequencer, sequenator, saddlery, submersible, telegraph, titrator
equipping: rearmament
essay: disquisition, thanatopsis
estimation: overestimate, overestimation, overvaluation, overappraisal
exam: comprehensive, comp, oral, viva, tripos
examination: autopsy, necropsy, comparison, comparing, ophthalmoscopy, palpation, ballottement, endoscopy, celioscopy, colonoscopy, culdoscopy, gastroscopy, hysteroscopy, proctoscopy, sigmoidoscopy, gonioscopy, keratoscopy, rhinoscopy, likening, inspection
excitant: amphetamine, analeptic, aphrodisiac, khat, quat, methamphetamine, meth, deoxyephedrine, shabu
exclamation: dickens, ejaculation, interjection
exercise: handstand, conditioner, aerobics, bodybuilding, musclebuilding, weightlift, weightlifting, pandiculation, pushup, squat, squatting
exerciser: trampoline, buck
exhibition: rodeo
exit: outfall
expressionism: neoexpressionism
expressway: autobahn, autostrada
fabric: baize, batiste, bombazine, boucle, broadcloth, brocade, buckram, bunting, calico, cambric, camelhair, camo, canvas, cashmere, cerecloth, challis, chambray, chiffon, chino, chintz, cobweb, corduroy, cretonne, dungaree, dimity, dishrag, dishcloth, dustcloth, dustrag, oddment, etamine, etamin, faille, felt, flannel, flannelette, foulard, gabardine, veiling, gauze, georgette, grogram, grosgrain, groundsheet, guimpe, haircloth, hairnet, hankie, hanky, hankey, herringbone, homespun, hopsacking, hopsack, jaconet, khaddar, khaki, leatherette, lisle, lungyi, longyi, mackintosh, macintosh, macrame, marocain, mohair, moire, moleskin, moquette, moreen, nankeen, meshwork, ninon, oilcloth, organza, percale, pique, placket, needlepoint, pongee, poplin, tatter, rayon, repp, reseau, russet, sacking, sailcloth, samite, sateen, satinet, satinette, scrim, seersucker, serge, shantung, sharkskin, sheeting, snood, spandex, sparker, stammel, taffeta, tammy, tapis, tarpaulin, tarp, tartan, terrycloth, tulle, tweed, velour, velours, velveteen, voile, wincey, winceyette, wirework, grillwork, worsted, yoke
fabrication: canard
factory: cannery, foundry, metalworks, lumbermill, maquiladora, steelworks, sweatshop
falcon: peregrine, gyrfalcon, gerfalcon, kestrel, caracara, carancha
family planning: contraception
fan: punkah
farewell: adieu, adios, arrivederci, cheerio, goodby, sayonara
farm: croft, farmplace, grange, piggery, ranch, sheepwalk, sheeprun, vineyard, vinery
farmer: contadino, agriculturist, agriculturalist, cultivator, grower, beekeeper, apiarist, apiculturist, breeder, cattleman, crofter, dairyman, arboriculturist, grazier, rancher, sheepman, smallholder, sower, stockman, viticulturist
farming: arboriculture, hydroponics, aquiculture, insemination, ranching, roundup
fashioning: mapmaking, moviemaking
fat: cracklings, lard, marbling, shortening, suet, butterfat, myelin, myeline, medulla
faucet: stopcock, hydrant
fauna: avifauna
feather: aftershaft, hackle, scapular
female: filly
fence: hedge, hedgerow, paling, windbreak, shelterbelt
fern: pecopteris, osmund, pepperwort, pillwort, regnellidium, moonwort, polypody, leatherleaf, lecanopteris, spleenwort, scolopendrium, doodia, davallia, bracken, thyrsopteris, woodfern, fiddlehead, woodsia, maidenhair, lipfern, angiopteris, christella
festivity: agon, merrymaking, jollification, revel, revelry, eisteddfod, gala, jamboree
field: backyard, dooryard, curtilage, cornfield, firebreak, fireguard, grainfield, wheatfield
field hockey: shinny, shinney
fighter: bantamweight, pugilist, brawler, conqueror, vanquisher, fencer, swordsman, flyweight, gladiator, gouger, mauler, skirmisher, tough, victor, wrestler, grappler, matman
fighting: gunfight, gunplay, shootout, encounter, skirmish, scuffle, tussle, duel, fistfight, fisticuffs, slugfest, fray, snickersnee
figuration: symbolising
file: tickler
filming: retake
finger: thumb, pollex, forefinger, annualry, pinkie, pinky
fingerprint: thumbprint
fire: bonfire, balefire, campfire, conflagration, grassfire, smoulder, smolder, smudge, wildfire
firing: fusillade, volley, counterfire, cannonade, drumfire
fish: chondrichthian, holocephalan, holocephalian, elasmobranch, selachian, fingerling, groundfish, mouthbreeder, spawner, barracouta, snoek, crossopterygian, lobefin, lungfish, teleost, teleostan, salmon
fishing net: trammel
fixture: chandelier, fluorescent, sink, commode, crapper, potty, urinal
flag: fanion, pennon, waft, pennoncel, penoncel, pennoncelle, tricolor, tricolour
flash: flicker, spark, glint, gleaming, glimmer, coruscation
flashlight: penlight
flatbread: flatbrod, bannock, chapatti, chapati
fleur-de-lis: orris, gladdon
flood: flashflood, floodhead
flour: semolina
flower: bloomer, peony, paeony, pilewort, anemone, windflower, thimbleweed, snowdrop, columbine, aquilegia, aquilege, delphinium, larkspur, nigella, spathiphyllum, calla, longroot, carnation, lychnis, sandwort, soapwort, silene, campion, catchfly, cowherb, umbrellawort, portulaca, wallflower, heliophila, candytuft, gillyflower, schizopetalon, poppy, corydalis, bocconia, creamcups, everlasting, ammobium, mayweed, aster, goldilocks, calendula, ruddles, catananche, bluebottle, mistflower, ageratum, cosmea, filago, gazania, helianthus, tidytips, marguerite, cineraria, coneflower, tansy, tithonia, ursinia, crownbeard, xeranthemum, zinnia, bartonia, cyclamen, sowbread, shortia, centaury, rosita, gentian, agueweed, felwort, begonia, wandflower, bellwort, strawflower, cornflower, commelina, scabious, scabiosa, achimenes, streptocarpus, scorpionweed, phacelia, whitlavia, fiddleneck, calceolaria, slipperwort, gerardia, toadflax, veronica, speedwell, gypsyweed, browallia, petunia, schizanthus, verbena, vervain, valerian
flute: fife, piccolo
fly: tsetse, tzetze, glossina, blowfly, greenbottle, botfly, cleg, clegg
flying: aerobatics, stunting, flypast, gliding, sailplaning, soaring, paragliding, overflight
fog: fogbank, pogonip
foil: tinfoil
folk: gentlefolk, riffraff, ragtag, scum
folk song: fado
following: claque, faithful, fandom
font: boldface
foot: splayfoot
football: rugger
footbridge: gangplank, gangboard
footwear: hosiery, hose
forest: bosk, grove
foretelling: extropy, fortunetelling, meteorology
fork: tablefork
form: plural, singular, stem, etymon, abbreviation, apocope, acronym, initialism
formal: cotillion, cotilion, prom
fountain: bubbler
four o'clock: maravilla
fragment: brickbat, cinder, clinker, clast, ember, paring, spall, spawl, splint
freeing: purge, deregulation, deregulating, vindication, unsnarling, untangling, disentanglement, extrication, emancipation, manumission
frog: ranid, bullfrog, leptodactylid, crapaud, bufo, agua, natterjack, spadefoot
fruit: freestone, cling, clingstone, windfall, lanseh, lansa, lansat, lanset, ugli, eggfruit, ackee, genipap, sapota, litchee, lichi, leechee, quantong, sorb, baneberry, achene, samara, mealie, acorn, cowage, rosehip, marasca, hagberry, chokecherry, rowanberry, calabash, fruitlet, syconium, syncarp, bacca, drupe, drupelet, pome, seedpod, loment, pyxidium, pyxis, pseudocarp, cubeb, schizocarp
fuchsia: konini
fuel: biomass, butane, charcoal, coke, derv, gasohol, gasoline, gasolene, petrol, illuminant, kerosene, kerosine, methanol, propane, coal, combustible, firelighter, napalm, firewood, cordwood, firebrand, igniter, ignitor, lighter, kindling, tinder, touchwood, spunk
fungus: sclerotinia, earthball, mucor, rhizopus, myxomycete, pythium, truffle, earthnut, ascolichen, basidiolichen, lecanora, roccella, crottle, crottal, crotal, basidiomycete, shiitake, ascomycete, discomycete, lorchel, helvella, discina, gyromitra, gasteromycete, gastromycete, stinkhorn, puffball, earthstar, polypore, agaric, bolete, cornsmut, verticillium, monilia, candida, blastomycete, rhizoctinia, earthtongue
furniture: altar, bedstead, bedframe, booth, buffet, dresser, chiffonier, credenza, etagere, fitment, gueridon, hallstand, highboy, tallboy, lowboy, minibar, cellaret, pouffe, hassock, platen, washstand, worktable
gambling: wager, exacta, perfecta, parimutuel, parlay, superfecta, fantan, toss
game: hopscotch, knucklebones, jackstraws, spillikins, peekaboo, bopeep, tiddlywinks
garage: carport
garden: woodlet, parterre, rockery, topiary
gardening: floriculture
garment: abaya, bathrobe, brassiere, bandeau, breechcloth, breechclout, loincloth, burka, camisole, underbodice, camlet, chador, chadar, chaddar, chuddar, chemise, cravat, culotte, dhoti, scrubs, haik, haick, veil, hoopskirt, crinoline, izar, jumpsuit, kanzu, kilt, washables, lavalava, leging, leotard, unitard, maillot, maxi, miniskirt, mini, neckwear, overgarment, overskirt, pajama, pyjama, peplos, peplus, underskirt, raglan, robe, sackcloth, salwar, shalwar, sarong, scapulary, singlet, undershirt, snowsuit, straightjacket, sunsuit, sweatsuit, swimsuit, swimwear, undergarment, unmentionable, underclothes, underclothing, vest, waistcoat, wraparound, yashmak, yashmac
gate: lychgate, lichgate, portcullis, postern, tailgate, tailboard, tollgate, tollbar, turnpike, turnstile
gathering: carload, contingent, triumvirate, turnout, foursome, sixsome, sevensome, eightsome, quadrumvirate, legislature, throng, concourse, hive, horde, ruck, townspeople, townsfolk, cast, grade, covey, quorum, minyan, coven, sabbat, bookfair, bevy, retinue, muster
gauge: anemometer, dipstick, manometer, pluviometer, udometer, sphygmomanometer
gear: pinion
gemstone: cabochon, amethyst, aquamarine, chalcedony, calcedony, chrysolite, chrysoprase, citrine, adamant, jade, jadestone, jasper, kunzite, lazuli, moonstone, morganite, peridot, sapphire, hiddenite, sunstone, aventurine, tourmaline
gesture: jabbing, poking, thrusting, mudra
get together: conventicle, tryst, seance
ginger: galangal
giraffe: okapi
glass: quartz, lechatelierite, tektite
glowing: aureole
goat: markhor, markhoor, ibex
goose: gosling, gander, greylag, graylag, brant, brent
gorilla: silverback
gossiping: scandalmongering
governance: judiciary, officialdom, bureaucracy, bureaucratism
governing: misgovernment, misrule, legislating, lawmaking, criminalization, criminalisation, enactment
government: stratocracy, papacy, pontificate
gown: mantua
grape: scuppernong, ribier, sultana
graph: seismogram, echocardiogram, cardiogram, encephalogram, electromyogram, myogram, tachogram, thermogram
grapple: crampon, crampoon
grass: bunchgrass, midgrass, shortgrass, tallgrass, wheatgrass, quackgrass, foxtail, brome, bromegrass, cheatgrass, grama, gramma, burgrass, sandbur, sandspur, toetoe, kweek, doob, cocksfoot, cockspur, crabgrass, teff, fescue, ryegrass, darnel, cheat, nimblewill, ricegrass, dallisgrass, paspalum, knotgrass, feathertop, hardinggrass, timothy, bluegrass, meadowgrass, munj, munja, bluestem, millet, cordgrass, dropseed, blackseed, cereal, zoysia
grasshopper: acridid, locust, tettigoniid, katydid
greenhouse: hothouse
greens: escarole
ground: archipelago, beachfront, cape, ness, floodplain, timberland, isthmus, landmass, llano, mainland, moorland, oxbow, peneplain, peneplane, peninsula, plain, champaign, snowfield, spit, steppe, subcontinent, tidewater, tundra, wonderland
guitar: cittern, cithern, citole, gittern
gymnastics: tumbling
hair: pelage, mane, encolure, lanugo, cowlick, hairdo, hairstyle, coiffure, coif, bouffant, forelock, dreadlock, braid, plait, tress, chignon, marcel, ponytail, roach, thatch, whiskers, sideburn, minge, eyebrow, supercilium, eyelash, lash
haircut: flattop
hairdressing: brilliantine, pomade, pomatum
hamburger: cheeseburger
hand: maulers
handbag: etui, reticule
handkerchief: bandanna
handwriting: shorthand, stenography, tachygraphy, longhand, penmanship, chirography, scrawl, cacography
hare: leveret, jackrabbit
harp: lyre
harvesting: haying
hat: busby, shako, bicorn, bicorne, boater, leghorn, bonnet, derby, deerstalker, fedora, homburg, topee, topi, porkpie, sunbonnet, sunhat, titfer, toque, tricorn, tricorne, tirolean
haul: towage
hauling: cartage
hawk: eyas, tiercel, tercel, tercelet, goshawk, buteonine, redtail, roughleg, osprey
head: bullethead, bonce, noggin
headband: taenia, tenia
header: crossheading, crosshead, subheading, subhead
headline: dropline, stephead
headscarf: khimar
helicopter: skyhook
helmet: armet, basinet, casque, casquet, casquetel, heaume, morion, cabasset, pickelhaube, sallet
help: recourse, succor, succour, ministration, helpdesk, boost, adherence, advocacy, protagonism, sponsorship, approval, approving, reassurance
helping: cutlet
hen: cackler, broody
herb: barrenwort, mayapple, buttercup, butterflower, crowfoot, goldcup, goldthread, hepatica, liverleaf, goldenseal, globeflower, legume, clover, aroid, cuckoopint, alocasia, amorphophallus, pungapung, krubi, caladium, dalo, dracontium, nephthytis, yautia, tannia, spoonflower, malanga, sang, heartleaf, asarabacca, drypis, chickweed, stitchwort, starwort, cockscomb, goosefoot, pigweed, wormseed, allgood, sowbane, orach, orache, halogeton, samphire, pokeweed, poke, garget, scoke, ombu, purslane, pussley, pussly, verdolagas, blinks, spiderflower, cleome, clammyweed, crucifer, cress, stonecress, alyssum, madwort, kail, cole, borecole, colewort, kohlrabi, napa, pakchoi, tendergreen, draba, shadflower, roquette, arugula, satinpod, fringepod, lacepod, wasabi, argemone, bloodroot, redroot, tetterwort, fumitory, fumewort, fumeroot, lyreflower, achillea, yarrow, milfoil, sneezewort, andryala, pussytoes, ayapana, balsamroot, safflower, chamomile, camomile, chaenactis, succory, endive, witloof, coreopsis, tickseed, tickweed, calliopsis, artichoke, cardoon, leopardbane, thoroughwort, gumweed, sneezeweed, owlclaws, rosilla, inula, elecampane, krigia, celtuce, tarweed, melosa, cankerweed, butterbur, hawkweed, pteropogon, fleabane, costusroot, scorzonera, sawwort, stevia, costmary, alecost, feverfew, dandelion, blowball, ironweed, vernonia, loasa, campanula, bellflower, rampion, throatwort, primrose, primula, cowslip, oxlip, paigle, auricula, polyanthus, moneywort, herbage, pasturage, reed, lobelia, bladderpod, galax, beetleweed, coltsfoot, wintergreen, pyrola, shinleaf, pipsissewa, columbo, bloodwort, willowherb, fireweed, wickup, sundrops, canna, achira, maranta, cardamon, reseda, mignonette, viola, pansy, heartsease, ramie, ramee, pellitory, kniphofia, tritoma, flameflower, asparagus, aspidistra, crotalaria, rattlebox, guar, soya, soja, licorice, liquorice, medick, trefoil, sainfoin, sanfoin, esparcet, locoweed, crazyweed, breadroot, sesbania, fenugreek, vetch, snailflower, plantain, ribgrass, ribwort, fleawort, psyllium, buckwheat, spiderwort, dayflower, agrimonia, agrimony, pimpernel, bedstraw, waldmeister, woodruff, cleavers, clivers, catchweed, feverroot, teasel, teazel, teasle, jewelweed, celandine, geranium, cranesbill, storksbill, oxalis, sorrel, goatsfoot, fraxinella, dittany, nasturtium, sundew, roridula, sedum, stonecrop, orpine, orpin, livelong, saxifrage, breakstone, rockfoil, astilbe, spirea, spiraea, bergenia, alumroot, alumbloom, coralbells, miterwort, mitrewort, suksdorfia, foamflower, coolwart, polemonium, skunkweed, phlox, acanthus, borage, tailwort, anchusa, bugloss, alkanet, blueweed, stickweed, gromwell, puccoon, comfrey, cumfrey, boneset, gesneria, waterleaf, shawny, nemophila, calamint, horseweed, stoneroot, richweed, coleus, dragonhead, elsholtzia, hyssop, henbit, dagga, motherwort, bugleweed, gipsywort, gypsywort, origanum, oregano, marjoram, horehound, peppermint, spearmint, applemint, pennyroyal, monarda, beebalm, horsemint, catmint, catnip, basil, physostegia, rosemary, salvia, cancerweed, ramona, clary, savory, helmetflower, thyme, bladderwort, butterwort, genlisea, martynia, benne, benni, benny, foxglove, fingerflower, fingerroot, mullein, brinjal, belladonna, henbane, nierembergia, whitecup, tomatillo, miltomate, jamberry, salpiglossis, umbellifer, dill, angelica, angelique, chervil, celery, celeriac, astrantia, masterwort, caraway, fennel, hogweed, lovage, madnep, parsley, anise, sanicle, snakeroot, wort, peperomia, asclepiad, milkweed, silkweed, swallowwort, chiggerflower, stapelia
herbal: tisane
hibiscus: kanaf, bimli, roselle, rozelle, mahoe, majagua, mahagua, balibago, purau
highway: beltway, bypass, ringway, freeway, pike, superhighway, throughway, thruway, highroad, interstate
hike: trudge
hill: anthill, formicary, butte, foothill, knoll, hillock, hummock, hammock, kopje, koppie, molehill
hole: leak, rathole, micropyle, stoma, stomate, knothole
holly: winterberry, inkberry, gallberry
honor: aliyah, honours, pennant, cachet, citation, commendation
hoop: farthingale
horse: stablemate, eohippus, mesohippus, protohippus, stallion, entire, gelding, mare, broodmare, mount, remount, prancer, pony, mustang, buckskin, crowbait, tarpan, warrigal, warragal, cayuse, racehorse, bangtail, steeplechaser, mudder, packhorse, dobbin, pacer, palomino, pinto
hospital: madhouse, nuthouse, creche, lazaretto, lazaret, lazarette, pesthouse, sanatorium, sanatarium, sanitarium
hostel: caravansary, caravanserai, imaret, posthouse, roadhouse
hotel: fleabag, hostelry, auberge
hound: basset, beagle, bloodhound, bluetick, boarhound, coonhound, coondog, foxhound, redbone, wolfhound, borzoi, greyhound, whippet, elkhound, otterhound, deerhound, staghound
house: boardinghouse, chalet, chateau, dacha, deanery, dollhouse, duplex, farmhouse, flophouse, dosshouse, gatehouse, guesthouse, manor, manse, parsonage, vicarage, rectory, cloister, saltbox, soddy
housing: cellblock, condominium, condo, domiciliation, dwelling, forecastle, harem, hareem, seraglio, serail, hermitage, hospice, messuage
human: humankind, mankind
hummingbird: thornbill
humor: pungency, sarcasm, irony, satire, repartee, banter, raillery, backchat, jest, jape, caricature, impersonation, parody, lampoon, spoof, sendup, pasquinade, jocosity, waggery, waggishness, drollery, punning, wordplay, paronomasia, ribaldry
humoring: spree, overindulgence, orgy, binge
hyena: aardwolf
ice: frost, hoar, hoarfrost, rime, hailstone, icicle
identity card: keycard
ideograph: logogram, logograph
idol: joss
immunization: sensitizing, sensitising
importing: smuggling, gunrunning
incoming: incursion, irruption, registration, enrollment, enrolment
industry: filmdom, screenland, hawala
inoculating: variolation, variolization
inscription: epitaph
insect: ephemeron, ephemeral, holometabola, metabola, defoliator, pollinator, mecopteran, collembolan, springtail, proturan, telsontail, louse, cootie, flea, chigoe, chigger, dipteran, dipteron, hippoboscid, gnat, sciara, sciarid, hymenopteran, hymenopteron, hymenopter, chalcidfly, chalcid, sawfly, termite, orthopteron, orthopteran, phasmid, walkingstick, mantis, mantid, hemipteran, hemipteron, lygaeid, coreid, bedbug, chinch, backswimmer, reduviid, homopteran, whitefly, cicada, cicala, spittlebug, leafhopper, planthopper, psocid, booklouse, deathwatch, ephemerid, ephemeropteran, mayfly, dayfly, shadfly, stonefly, plecopteran, neuropteron, neuropteran, lacewing, dobsonfly, alderfly, snakefly, mantispid, spongefly, spongillafly, odonate, damselfly, trichopteran, trichopteron, thysanuron, bristletail, silverfish, machilid, thysanopter, thysanopteron, thrips, thrip, thripid, earwig, lepidopteron, lepidopteran, pupa, chrysalis
inside: midst, penetralium
insignia: caduceus, hashmark
instrument: accelerometer, actinometer, algometer, alidade, alidad, altazimuth, altimeter, analyzer, analyser, atmometer, evaporometer, audiometer, sonometer, bathymeter, bathometer, bolometer, burette, buret, caliper, calliper, calorimeter, cangue, arbalest, arbalist, ballista, bricole, mangonel, onager, trebuchet, trebucket, cautery, cauterant, chronoscope, clinometer, colorimeter, tintometer, craniometer, cryocautery, cryoscope, declinometer, densimeter, densitometer, dosemeter, dosimeter, dynamometer, ergometer, echocardiograph, electroscope, esophagoscope, oesophagoscope, eudiometer, extractor, garrote, garotte, garrotte, heliometer, hodoscope, horsewhip, hydrometer, gravimeter, hygrometer, inclinometer, planimeter, interferometer, katharometer, kicksorter, knout, kymograph, cymograph, lidar, magnetograph, magnifier, microtome, nephoscope, octant, oximeter, pedometer, pelvimeter, periscope, photometer, piezometer, pillory, pipet, pipette, plethysmograph, potentiometer, protractor, quirt, radar, radiolocation, rangefinder, flagpole, refractometer, rheometer, sclerometer, scourge, flagellum, seismograph, sensitometer, sights, sonar, asdic, sonograph, spectroscope, spherometer, spirograph, spirometer, stroboscope, strobe, synchroscope, synchronoscope, synchronizer, synchroniser, tachistoscope, tachometer, tach, tapeline, telemeter, tensiometer, theodolite, transit, timepiece, horologe, tonometer, variometer, viscometer, viscosimeter, wattmeter, whip
intro: reintroduction
investing: arbitrage, leveraging
invitation: summons
iron: spiegeleisen, spiegel
ironing: flatwork
jacket: blazer, cagoule, dolman, doublet, jerkin, parka, windbreaker, windcheater, anorak, peacoat, sacque, swallowtail
jail: hoosegow, hoosgow, lockup
jar: beaker, cruse, jampot, jamjar, vase
jasmine: jessamine
jelly: aspic
jet: fanjet, turbofan, turbojet, jetliner, jumbojet, twinjet
jewel: solitaire
jewelry: bead, bijou, bling, cufflink
job: sumo, workload, piecework, telecommuting, teleworking, berth, academicianship, accountantship, ambassadorship, apostleship, apprenticeship, associateship, attorneyship, bailiffship, bishopry, cadetship, captainship, captaincy, cardinalship, chairmanship, chancellorship, chaplaincy, chaplainship, chieftaincy, chieftainship, clerkship, commandership, commandery, comptrollership, consulship, controllership, councillorship, councilorship, counselorship, counsellorship, curacy, curatorship, custodianship, deanship, directorship, discipleship, editorship, eldership, foremanship, generalcy, governorship, headship, inspectorship, instructorship, judgeship, lectureship, legation, legateship, legislatorship, librarianship, lieutenancy, magistracy, magistrature, managership, marshalship, mayoralty, messiahship, moderatorship, overlordship, pastorship, peasanthood, praetorship, precentorship, preceptorship, premiership, presidentship, primateship, principalship, priorship, proconsulship, proconsulate, proctorship, professorship, protectorship, rectorship, rulership, secretaryship, senatorship, solicitorship, speakership, stewardship, studentship, teachership, thaneship, treasurership, tribuneship, viceroyship, viziership, wardenship, wardership
joke: sidesplitter, howler
journey: walkabout, ride, odyssey, joyride, exploration, tour, itineration, excursion, jaunt, outing, spaceflight, spacefaring
judge: doge, justiciar, justiciary, magistrate, ordinary, praetor, pretor, qadi, stipendiary, trier
junction: cloverleaf, interchange, crossway, carrefour, rotary
kangaroo: wallaby, pademelon, paddymelon, potoroo, bettong
kebab: souvlaki, souvlakia
kettle: teakettle
key: latchkey, passkey
keyboard: keypad, clavier
kick: punting, dropkick, kickoff
kicking: thrash
kiln: brickkiln, limekiln, muffle, oast
kingfisher: kookaburra
kitchen: cuddy, caboose, cookhouse, kitchenette
knife: barong, catling, jackknife, cleaver, drawknife, drawshave, paperknife, parang, penknife, pocketknife, scalpel, switchblade
knit: balbriggan, stockinet, stockinette, tricot
lace: bootlace, shoelace, shoestring
ladder: stepladder
ladybug: vedalia
lake: bayou, lagoon, laguna, lagune, liman, tarn
lamb: lambkin, hogget
lamp: photoflash, flashgun, flashbulb, lightbulb, taillight
language: sentence, syntagma, syntagm, metalanguage, pidgin, interlanguage, barrage, bombardment, slanguage
langur: entellus
laugh: cachinnation, chortle, chuckle, giggle, guffaw, horselaugh, snicker, snort, snigger, titter
lava: pahoehoe
law: legislation, shariah, sharia, hudud, hudood
lawyer: counsel, pleader, barrister, conveyancer, prosecutor, serjeant
leaf: cataphyll, cotyledon, megasporophyll, microsporophyll, sepal, sporophyll, sporophyl, blade, greenery, verdure, pinna, pinnule, frond, squamule, betel
league: majors
leather: alligator, calfskin, chamois, chammy, shammy, cordovan, cowhide, cowskin, crush, deerskin, doeskin, horsehide, kidskin, mocha, pigskin, sheepskin, suede, roan
leg: bowleg, bandyleg
legging: puttee, gaiter
lens: anastigmat, eyepiece, ocular, monocle
letter: encyclical, aerogram, aerogramme, epistle, billet
licking: shutout, thrashing, walloping, drubbing, trouncing, whitewash
light: autofluorescence, candlelight, counterglow, gegenschein, firelight, fluorescence, gaslight, radiance, incandescence, lamplight, luminescence, bioluminescence, moonshine, starlight, sunshine, phosphorescence, scintillation, streamer, torchlight
lightning: thunderbolt
lily: kentan, martagon
line: linemen, rank
lining: refractory
lion: lioness, lionet
lip: overlip, underlip
liquid: drinkable, potable, supernatant, ethanol, isopropanol, ammonia, antifreeze, butanol, cyclohexanol, diol, distillate, glycol, ethanediol, propanediol, glycerol, glycerin, glycerine, grume, megilp, magilp, propanol, sterol
list: agendum, docket, lineup, bibliography, blacklist, shitlist, codex, corrigenda, credits, subdirectory, enumeration, inventory, masthead, submenu, playlist, roster, shortlist, alphanumerics
listening: pleximetry, succussion, auscultation, relistening, rehearing
literature: tantra, sutra
lizard: gecko, iguanid, iguana, chuckwalla, anole, skink, scincid, teiid, whiptail, teju, agamid, agama, blindworm, slowworm, lacertid, varan
load: burthen, superload, overload
loaf: meatloaf
lobster: langoustine, scampo
locating: juxtaposition, tessellation, orientation, repositioning
lock: doorlock, latch, padlock
locomotive: dinky, dinkey, shunter
loudspeaker: bullhorn, subwoofer, tannoy, tweeter, woofer
lowering: tapering
lozenge: cachou, troche, pastille, pastil
magazine: glossy
magician: escapologist
magnet: electromagnet, paramagnet, solenoid, lodestone, loadstone
magnetism: electromagnetism, diamagnetism, ferrimagnetism, ferromagnetism, paramagnetism
mail: express, airmail, correspondence
makeup: blackface, eyeliner, eyeshadow, greasepaint, kohl, mascara, rouge
male: colt, ridgeling, ridgling, ridgel, ridgil
mall: esplanade
mammal: prototherian, monotreme, metatherian, marsupial, placental, eutherian, insectivore, carnivore, aardvark, lagomorph, rodent, gnawer, ungulate, unguiculate, hyrax, cony, dassie, pachyderm, edentate, pangolin, anteater, colugo, proboscidean, proboscidian, plantigrade, digitigrade
management: homemaking, misconduct, mismanagement, screwup, dealing, supervision, supervising, superintendence, invigilation, administration, conducting, empowerment, commissioning, delegating, relegating, relegation, channelization, channelisation, steering
mandarin: clementine, satsuma
map: plat
marching: countermarch, routemarch
marking: earmark, authentication, postmark, milestone, milepost, cairn
martial art: aikido, jujutsu, jujitsu, jiujitsu, ninjutsu, ninjitsu, taekwondo, taichi, taichichuan
masonry: brickwork, nogging, stonework
massage: rubdown, effleurage, petrissage, tapotement
material: byssus, ballast, bristle, explosive, spindle, rind, grain, grinding, moraine, loofa, loofah, luffa, cantala, bassine, coir, precursor, particle, corpuscle, mote, floccule, floc, feedstock, sorbate, sorbent, absorbent, absorbate, adsorbent, adsorbate, diamagnet, mineral, ozokerite, ozocerite, amblygonite, amphibole, apatite, aragonite, argentite, argyrodite, arsenopyrite, mispickel, augite, baddeleyite, bastnasite, bastnaesite, bauxite, beryl, borax, bornite, carnallite, cassiterite, celestite, cerussite, chalcocite, chalcopyrite, chlorite, chromite, chrysoberyl, cinnabar, cobaltite, halite, coltan, cordierite, corundom, corundum, cristobalite, crocolite, cryolite, cuprite, cutin, emery, erythrite, fergusonite, fluorite, fluorspar, fluor, gadolinite, ytterbite, galena, garnet, garnierite, germanite, gibbsite, glauconite, greenockite, gypsum, hausmannite, barite, barytes, hemimorphite, calamine, ilmenite, jadeite, kainite, kaolinite, kernite, kieserite, kyanite, cyanite, langbeinite, magnesite, malachite, maltha, manganite, meerschaum, sepiolite, mica, isinglass, millerite, molybdenite, monazite, nepheline, nephelite, nephelinite, niobite, columbite, nitrocalcite, olivine, olivenite, opal, orpiment, osmiridium, iridosmine, peat, pentlandite, periclase, magnesia, pinite, pollucite, psilomelane, pyrite, pyrolusite, pyromorphite, pyrophyllite, pyroxene, pyrrhotite, pyrrhotine, quartzite, reactant, realgar, rhodochrosite, rhodonite, sial, sima, shingling, pumice, adhesive, birdlime, sealant, sealer, filler, lute, luting, aphanite, dentine, dentin, fluff, bactericide, bacteriacide, bimetal, abrasive, abradant, congener, chaff, husk, shuck, stalk, stubble, chemical, chylomicron, claystone, lignite, semiconductor, insulator, dielectric, nonconductor, contaminant, cork, dolomite, particulate, elastomer, diatomite, kieselguhr, saprolite, dirt, sandpaper, exudate, exudation, transudate, transudation, effluvium, rheum, fertilizer, fertiliser, conglomerate, fiber, fibre, fibril, filament, fieldstone, flyspeck, fumigant, greisen, herbicide, weedkiller, homogenate, humate, hyaline, hyalin, impregnation, intermediate, larvicide, tufa, magma, limestone, lint, oakum, wadding, pesticide, phytochemical, raveling, ravelling, restrainer, rutile, samarskite, sapphirine, scheelite, smaltite, sodalite, spar, spinel, spodumene, stabilizer, stannite, softener, stibnite, strontianite, sylvanite, sylvite, sylvine, talc, talcum, tantalite, thickening, thickener, thorite, thortveitite, tridymite, undercut, vanadinite, vermiculite, vesuvianite, vesuvian, idocrase, builder, wolframite, wollastonite, wulfenite, wurtzite, xenotime, zeolite, blende, sphalerite, zinkenite, zircon, vernix
mating: hybridization, hybridisation, crossbreeding, interbreeding, hybridizing, testcross, inbreeding
meal: potluck, refection, teatime, supper, cookout
meat: wildfowl, gobbet, venison, boeuf, pastrami, jerky, biltong, pemmican, pemican, veal, veau, horsemeat, horseflesh, mouton, pork, porc, sausage, chipolata, chorizo, frankfurter, wienerwurst, weenie, headcheese, knackwurst, knockwurst, liverwurst, pepperoni, escargot
medic: alfalfa, lucerne
medical instrument: arthroscope, hemodialyzer, bronchoscope, cardiograph, colonoscope, culdoscope, dialyzer, electromyograph, endoscope, fiberscope, gastroscope, keratoscope, laparoscope, laryngoscope, ophthalmoscope, orthoscope, otoscope, auriscope, auroscope, polygraph, proctoscope, rhinoscope, sigmoidoscope, thermograph
medication: acetanilide, acetanilid, phenylacetamide, acetophenetidin, acetphenetidin, phenacetin, acoustic, aloes, aminophylline, aminopyrine, amidopyrine, analgesic, anodyne, painkiller, antiarrhythmic, antibacterial, antibiotic, anticholinergic, anticoagulant, decoagulant, anticonvulsant, antiepileptic, antidepressant, antidiabetic, antidiarrheal, antidiuretic, antidote, counterpoison, antiemetic, antihistamine, antihypertensive, antimalarial, antineoplastic, antiprotozoal, antipyretic, febrifuge, antiseptic, antispasmodic, spasmolytic, antitussive, antiviral, araroba, chrysarobin, astringent, styptic, atropine, azithromycin, bronchodilator, carminative, chloramine, chlorhexidine, codeine, colchicine, counterirritant, dapsone, decongestant, demulcent, diaphoretic, dideoxycytosine, zalcitabine, dideoxyinosine, didanosine, dicumarol, dicoumarol, diphenhydramine, dose, doxazosin, emetic, vomitive, nauseant, expectorant, gabapentin, gramicidin, hematinic, haematinic, heparin, hexachlorophene, hydantoin, hydralazine, immunosuppressor, interferon, triiodomethane, labetalol, laxative, lenitive, statin, lypressin, mebendazole, merbromine, methapyrilene, methotrexate, amethopterin, morphine, morphia, nontricyclic, ointment, unguent, salve, oxytocic, palliative, alleviant, nostrum, catholicon, paregoric, pharmaceutical, pharmaceutic, pheniramine, phenyltoloxamine, piperazine, placebo, preventive, preventative, prophylactic, probenecid, prochlorperazine, purgative, cathartic, physic, aperient, pyrilamine, reboxetine, refill, curative, cure, therapeutic, rubefacient, sedative, downer, sudorific, sudatory, sulfa, sulpha, sulfonamide, sulfonylurea, suppository, thiabendazole, thrombolytic, restorative, tricyclic, vermicide, vermifuge, anthelmintic, anthelminthic, helminthic, arnica, ephedrine, maleate
meerkat: suricate
meet: gymkhana, regatta
meeting: caucus, conclave, convention, forum, plenum, indaba, synod
memorial: festschrift
merchandise: lading, consignment, contraband, ironmongery, release
message: cipher, heliogram, cable, cablegram, radiogram, telegram
metallic element: aluminum, aluminium, alum, americium, antimony, barium, baryta, berkelium, beryllium, glucinium, bismuth, cadmium, calcium, californium, cerium, cesium, caesium, chromium, cobalt, curium, dysprosium, einsteinium, erbium, europium, fermium, francium, gadolinium, gallium, hafnium, holmium, indium, iridium, lanthanum, lithium, lutetium, lutecium, magnesium, manganese, mercury, quicksilver, hydrargyrum, molybdenum, neodymium, neptunium, nickel, niobium, columbium, osmium, palladium, platinum, polonium, potassium, praseodymium, promethium, protactinium, protoactinium, radium, rhenium, rhodium, rubidium, ruthenium, samarium, scandium, sodium, strontium, tantalum, technetium, terbium, thallium, thorium, radiothorium, thulium, titanium, tungsten, wolfram, uranium, vanadium, ytterbium, yttrium, zinc, zirconium, chrome, spelter
meteor: aerolite, meteorite, micrometeorite, micrometeoroid, micrometeor, pallasite
microchip: biochip, microprocessor
microscope: angioscope, ultramicroscope
milk: buttermilk
mirror: speculum
mobilization: arming, conscription, remilitarization, remilitarisation
molecule: protein, carbohydrate, saccharide, cocarboxylase, coenzyme, lipid, lipide, lipoid, macromolecule, supermolecule, ubiquinone
mongoose: ichneumon
monkey: catarrhine, guenon, mangabey, patas, baboon, macaque, colobus, platyrrhine, platyrrhinian, marmoset, douroucouli, uakari
monument: cenotaph, dolmen, cromlech, gravestone, tombstone, megalith, menhir
mosquito: anopheline
moss: acrocarp, pleurocarp, sphagnum
moth: tortricid, tortrix, lymantriid, browntail, geometrid, pyralid, tineoid, tineid, gracilariid, gelechiid, splitworm, noctuid, underwing, hawkmoth, sphingid, bombycid, saturniid, tussah, tusseh, tussur, tussore, tusser, arctiid, lasiocampid, eggar, egger
motion: gesticulation, beck, gape, grimace, scowl, wince, flourish, shrug, wafture, bowing, obeisance, curtsy, curtsey, genuflection, genuflexion, kowtow, kotow, salaam
motor: starter
motorboat: outboard
motorcycle: minibike
mountain: guyot, seamount
mouse: fieldmouse
mouth: cakehole
move: demarche, feint, stratagem, ruse, artifice, measure, step
movie: telefilm, newsreel, docudrama, infotainment, talkie
movie theater: bioscope, fleapit
mural: fresco
muscle: adductor, pronator, supinator, levator, extensor, flexor, rectus, myometrium, deltoid, serratus, pectoral, pectoralis, pecs, intercostal, depressor, abdominal, gluteus, glute, sphincter, gastrocnemius, psoas, soleus, splenius, peroneus, biceps, triceps, sartorius, scalenus, teres, tibialis, trapezius, temporalis
music: morceau, pizzicato, monophony, monody, polyphony, polytonality, polytonalism, popularism, counterpoint, harmonization, harmonisation, opus, realisation, introit, overture, quintet, sextet, bagatelle, divertimento, serenade, etude, pastorale, idyl, toccata, fantasia, largo, larghetto, suite, medley, pastiche, nocturne, notturno, adagio, antiphony, refrain, bolero, flamenco, habanera, gigue, landler, mazurka, pavane, pavan, polka, quadrille, rumba, rhumba, saraband, serialism, tarantella, ragtime, kwela, capriccio, motet, vocal
musical instrument: contrabass, sousaphone, tuba, bombard, celesta, chordophone, clavichord, dulcimer, glockenspiel, gong, kazoo, kettledrum, tympani, timpani, koto, lagerphone, ocarina, pipework, psaltery, samisen, shamisen, theremin, vibraphone, vibraharp, vibes, woodwind, zither, cither, zithern
musical note: supertonic, mediant, subdominant, dominant, submediant, subtonic, pedal, trill, arpeggio, sforzando, semibreve, semiquaver, demisemiquaver, appoggiatura, acciaccatura
musician: accompanist, accompanyist, accordionist, concertinist, altoist, bandsman, bassist, bassoonist, carillonneur, cellist, violoncellist, clarinetist, clarinettist, cymbalist, drummer, flutist, flautist, gambist, guitarist, harmonizer, harmoniser, harpist, harper, harpsichordist, hornist, jazzman, keyboardist, lutist, lutanist, lutenist, oboist, organist, percussionist, pianist, piper, bagpiper, recitalist, saxophonist, saxist, soloist, syncopator, tenorist, trombonist, vibist, vibraphonist, violinist, fiddler, violist, xylophonist
muslin: nainsook, organdy, organdie
mustache: mustachio, moustachio
mustard: rape, colza, charlock, chadlock
myna: grackle
nail: fingernail, toenail, onyxis
nameplate: doorplate
narration: tearjerker, folktale, fairytale
nation: suzerain, ally
navigation: astronavigation
necktie: bolo, bola, bowtie
needlework: applique, crewelwork, crochet, crocheting, cutwork, drawnwork, fancywork, fagoting, faggoting, knitwork, stitchery, smocking, tatting
neighborhood: seascape
nerve: efferent, afferent, lemniscus, oculomotor, trochlear, trochlearis, trigeminal, trigeminus, abducent, abducens, facial, vagus, pneumogastric, hypoglossal
nest: aerie, aery, eyrie, eyry, birdnest, drey
netting: cheesecloth, gossamer
news: latest
newspaper: gazette
noise: banging, blare, blaring, cacophony, clamor, chattering, chug, clack, clang, clangor, clangour, clangoring, clank, clash, clatter, crackle, crepitation, creak, creaking, crunch, decrepitation, grunt, oink, hiss, hissing, hushing, fizzle, sibilation, hubbub, brouhaha, humming, plop, plump, racket, rhonchus, rumble, rumbling, grumble, grumbling, rustle, whispering, scrape, scratching, screech, screeching, scrunch, shrilling, sizzle, snore, spatter, spattering, sputter, splutter, sputtering, splash, plash, splat, squawk, squeak, squeal, squish, stridulation, thunderclap
nose: hooter, schnozzle, schnoz, conk, hooknose
note: jotting, marginalia, scholium, scholia, memorandum, memoranda
notebook: jotter, playbook
notice: obituary, obit, necrology
novel: novelette, novella
numeral: antilogarithm, antilog
nurse: accoucheuse, probationer
nut: goober, beechnut, walnut, chincapin, chinkapin, cocoanut, pignolia, nutlet
oar: scull
observance: sighting, stargazing
occupancy: inhabitancy, inhabitation, cohabitation
offering: counteroffer, overbid, prospectus, twofer
office: countinghouse, jobcentre, mukataa
oil: blubber, lanolin, glyceride, acylglycerol, grease, attar, atar, athar, ottar, turps, linalool, petroleum, crude, resid, tallow, lemongrass
optical disk: videodisk, videodisc
optical illusion: mirage
orchestra: philharmonic
orchid: orchis, aerides, angrecum, puttyroot, arethusa, bletia, brassavola, caladenia, calanthe, calypso, cattleya, coelogyne, swanflower, swanneck, cymbid, cymbidium, cypripedia, nerveroot, dendrobium, disa, epidendron, chatterbox, tongueflower, helleborine, laelia, liparis, twayblade, masdevallia, maxillaria, odontoglossum, oncidium, phaius, pleurothallis, pogonia, greenhood, sobralia, stanhopea, stelis, vanda, vanilla
ordering: cordon, hierarchy, genome, series, sequence
ore: carnotite, goethite, gothite, chamosite, concentrate, taconite, hematite, haematite, massicot, massicotite, lepidocrocite, limonite, magnetite, ruddle, reddle, raddle, siderite, chalybite, uraninite, pitchblende
organ: cilium, ovipositor, ctene, serictery, sericterium, primordium, anlage, vitals, viscus, viscera, entrails, innards, interoceptor, enteroceptor, exteroceptor, baroreceptor, chemoreceptor, thermoreceptor, lingua, glossa, glottis, gland, secretor, secreter, exocrine, ticker, lysosome, nucleus, karyon, nucleolus, nucleole, mitochondrion, chondriosome, organelle, centriole, ribosome, endplate, osmoreceptor, precordium, genitalia, genitals, clitoris, clit, penis, larynx, intestine, bowel, hindgut, nipple, mammilla, mamilla, teat
organic: bonemeal, manure, guano
organs: giblet, giblets, offal, sweetbread, sweetbreads, tripe, chitterlings, chitlins, chitlings, haslet, tomalley
origin: derivation, headspring, headwater, wellhead, wellspring, provenance, provenience, trailhead
origination: cause, prelude, etiology, aetiology, factor, mutagenesis
outfitting: refit
outline: coastline
oven: broiler, rotisserie, tandoor
owl: owlet
oyster: capiz
packaging: meatpacking
packing: excelsior
padding: batten, underlay, underlayment, falsie, gaddi, headrest, mattress, pincushion, potholder, powderpuff
page: recto, verso, spreadhead, centerfold, centrefold, foldout, gatefold
pains: jihad, jehad
paint: calcimine, encaustic, fingerpaint, housepaint, semigloss, tempera, wash
painting: miniature, nude, pentimento, waterscape
palm tree: palmetto, coyol, grugru, macamba, areca, gomuti, palmyra, lontar, calamus, kitul, kittul, coco, caranday, caranda, corozo, latanier, talipot, babassu, cohune, jupati, jupaty
pan: frypan, skillet, saucepan, stewpan
pancake: blini, bliny, blintz, blintze, crape, pfannkuchen, latke, tortilla
paper: notepaper, foolscap, blotter, crepe, flypaper, manila, manilla, newsprint, oilpaper, papyrus, parchment, olla, vellum
parachuting: skydiving
parade: callithump, callathump
parcel: bale, sheaf
parceling: reallotment, reapportionment, reshuffle, rationing
parrot: macaw, cockatoo, cockateel, cockatiel, lory, lorikeet, parakeet, parrakeet, parroket, paraquet, paroquet, parroquet, budgerigar, budgereegah, budgerygah, budgie, lovebird
partnership: copartnership
pasta: cannelloni, lasagna, lasagne
pastry: phyllo
pavement: curbside
paw: forepaw
pear: bosc, seckel
pen: ballpen, quill
periodical: digest, pictorial, semiweekly, semimonthly, quarterly, bimonthly, biweekly, annals
periwinkle: myrtle
personation: apery, mimicry
photograph: anaglyph, autoradiograph, beefcake, closeup, daguerreotype, hologram, longshot, microdot, photomosaic, mugshot, photocopy, photomicrograph, photostat, radiograph, shadowgraph, skiagraph, skiagram, radiophotograph, radiophoto, roentgenogram, snapshot, spectrogram, still, telephoto, telephotograph, outtake
photographer: cinematographer, paparazzo
photography: roentgenography, xerography, xeroradiography, overexposure, underexposure, cinematography
piano: spinet
pickle: gherkin
pickup: technical
picture: chiaroscuro, montage, grisaille, iconography, inset, diorama, sonogram, echogram, viewgraph
pie: tartlet, pasty, tourtiere
pig: porker
pigeon: bandtail, cushat
pill: multivitamin
pillow: bolster
pin: brooch, broach, breastpin, stickpin, tiepin, scarfpin
pine: pinon, pinyon, ponderosa, lodgepole
pipe: calumet, dudeen, hookah, narghile, nargileh, sheesha, shisha, chicha, calean, kalian
pistol: derringer, revolver, semiautomatic
place: birthplace, checkpoint, hideout, hideaway, heights, hilltop, holy, overlook, scour, showplace, stopover, zone
place of worship: abbey, basilica, bethel, cathedral, duomo, meetinghouse, kirk, musjid
planet: daystar
plank: garboard, gunwale, gunnel, matchboard, skid, strake, chipboard, hardboard
plant: brewery, distillery, microbrewery, refinery, smelter, smeltery, winery
plaster: grout, parget, pargeting, pargetting, roughcast, spackle, stucco
plastic: thermoplastic, saran, resinoid, aminoplast, cellulosic, celluloid, polypropylene, polypropene
platform: afterdeck, bandstand, catwalk, pulpit, rostrum, ambo, deck, downstage, footboard, footplate, foredeck, foretop, landing, launchpad, orlop, wharf, proscenium, forestage, quarterdeck, scaffold, stairhead, offstage, backstage
play: playlet
player: cardsharp, cardsharper, sharper, golfer, linksman, grandmaster, patzer, playmaker, putter, scorer, shuffler, slicer, stringer
playing: spiccato
playing area: palestra, palaestra, piste
playing card: trump
plaything: beachball, cockhorse, playhouse, popgun, sandpile, seesaw, teeter, teetertotter, teeterboard, slingshot, catapult, teddy, whirligig, teetotum, trapeze, squirter
plow: middlebreaker
poem: abecedarius, ballade, clerihew, doggerel, elegy, epic, haiku, rondel, roundel, rondelet, sonnet, tanka, versicle, heroic
poet: bard, elegist, odist, poetess, sonneteer
poetry: epos
police: gendarmerie, gendarmery, posse
policeman: bobby, gendarme, inspector, pointsman, policewoman
pollutant: halon
pond: fishpond, horsepond, mere, millpond
pool: cesspool, cesspit, natatorium
port: entrepot, outport
post: outstation, outpost
postcard: lettercard
poster: flashcard
pot: caldron, cauldron, coffeepot, percolator, pottle, samovar, saucepot, stockpot
potion: philter, philtre
pottery: agateware, lusterware
pouch: mailbag, pocket, sporran
poultry: cochin, bantam
practice: ablution, biologism, featherbedding, cannibalism, anthropophagy, custom, consuetude, couvade, habitude, lobbyism, slaveholding, mistreatment, annoying, victimisation, maltreatment, abuse, solemnization, solemnisation, calisthenics, callisthenics, ritual, popery, nudism, systematism, transvestism, transvestitism, manduction
prayer: bhakti, novena, benediction
preschool: playschool
prescript: bylaw, rubric, interpellation, estoppel, precept, dictate, ordinance, canon, etiquette, protocol, punctilio, cloture
priest: archbishop, archpriest, prelate, primate, bishop, confessor, diocesan, eparch, exarch, pontifex, prebendary, priestess, primus, suffragan, vicar
prison: chokey, choky
privates: pudendum, puss, pussy, vulva
production: rainmaking, devising, canalisation
profession: priesthood, ministry, rabbinate, clergy
programme: playbill, racecard
progress: workflow
promotion: endorsement, indorsement, blurb, ballyhoo, hoopla, hype
proposal: advice, recommendation, admonition, counterproposal, hypothesis, proffer, hint, intimation
protection: preservation, momism, overprotection, overshielding, immunisation, guardianship, ruggedization, ruggedisation, immobilization, immobilisation
public: admass
public transport: limited, local
publication: reissue, reprint, reprinting, mackle, compendium, anthology, compilation, republication
publicizing: circularisation
publishing: republishing, serialization, serialisation
pud: trifle
pullover: sweatshirt
punishment: chastisement, imprisonment, spanking, execution, executing, lapidation
purchase: repurchase, buyback
purchase order: indent, reorder
puzzle: sudoku, acrostic
questioning: enquiry, query, interrogatory, catechism, reexamination, debriefing
quilt: eiderdown, duvet
rabbit: cottontail, canecutter, leporide
rack: coatrack, hatrack, hayrack, toastrack
railing: guardrail, taffrail
railroading: maglev
railway: funicular, elevated
railway car: boxcar, flatcar, handcar
rain: cloudburst, torrent, pelter, soaker, sprinkle
raincoat: mack, oilskin, slicker
rainforest: selva
ray: moonbeam, sunbeam, sunray
receiver: goniometer, superhet, telly
record: casebook, dossier, timecard, copy, memorabilia, registry, counterfoil, minutes, chronicle
record player: jukebox, nickelodeon
recorder: oscillograph
recording: bologram, bolograph, chromatogram, oscillogram, spirogram
reference: allusion, retrospection
referent: denotatum, designatum
refrigerant: cryogen
refrigerator: cooler
register: cadaster, cadastre, studbook
regulating: devaluation, clampdown
regulation: assize
regulator: aperture, ballcock, cryostat, petcock, pyrostat, sluicegate, penstock, thermostat, thermoregulator
relaxant: benzodiazepine, succinylcholine
repair: darning, patching, maintenance, upkeep, overhaul, quickie, quicky, gentrification, reclamation, renewal, reassembly, refabrication, rebuilding, rehabilitation
reptile: anapsid, diapsid, chelonian, tuatara, saurian, archosaur, archosaurian, crocodilian, synapsid, therapsid, protomammal, ictodosaur, pelycosaur, edaphosaurus, dimetrodon
rescue: lifesaving, redemption, salvation
research: microscopy
restaurant: brasserie, brewpub, cafeteria, grillroom, lunchroom, steakhouse, chophouse, teashop, teahouse, tearoom
restroom: latrine
rhyme: alliteration, assonance
rhythm: backbeat, downbeat, offbeat
road: byway, bypath, byroad, carriageway, causeway, clearway, detour, parkway, driveway, roadway, shortcut, speedway, thoroughfare, cartroad
roast: fricandeau, gigot
robot: humanoid
rock: achondrite, bedrock, belay, boulder, bowlder, chondrite, crystallite, outcrop, outcropping, outthrust, whinstone, xenolith
rocket: missile
roller skating: rollerblading
roof: astrodome, gambrel, housetop, mansard, sunroof
room: anteroom, antechamber, foyer, vestibule, ballroom, barroom, saloon, ginmill, taproom, boardroom, kiosk, cabin, locker, cardroom, cubicle, checkroom, coatroom, cloakroom, clubroom, cockpit, couchette, courtroom, cubby, snuggery, snug, dinette, discotheque, durbar, greenroom, guardroom, pantry, buttery, pilothouse, wheelhouse, poolroom, roomette, playroom, sauna, scriptorium, scullery, sickbay, sickroom, stockroom, storeroom, strongroom, sunporch, sunroom, solarium, sweatbox, sacristy, workroom
rooster: cockerel
root: cocoyam, dasheen, eddo, ginseng, horseradish, chicory, salsify, briarroot, orrisroot, senega, mandrake, parsnip, pneumatophore, taproot, rootlet
root vegetable: sunchoke, rutabaga, edda
rope: bungee, halyard, halliard, hawser, lariat, riata, reata, marline, prolonge, seizing, sennit, tightrope
rose: sweetbrier, sweetbriar, briar, eglantine, multiflora
route: skyway, beeline, crosscut, flyway
rubbish: debris, junk, rubble, detritus, slack
rug: broadloom, drugget, hearthrug, numdah, nammad
ruling: fatwa
running: rushing
sail: crossjack, foresail, gaffsail, headsail, lateen, lugsail, mainsail, royal, skysail, spinnaker, spritsail, staysail, topgallant, topsail
sailboat: catboat, trimaran
sailor: lascar, mariner, yachtsman, yachtswoman
salad: coleslaw, slaw, tabbouleh, tabooli
salt: acetin, acetate, ethanoate, citrate, arsenate, chlorate, hypochlorite, pyrophosphate, sulfonate, lactate, perchlorate, benzoate, bicarbonate, borate, borosilicate, bromide, carbamate, carbonate, fulminate, chromate, ferricyanide, ferrocyanide, fluoride, fluoroboride, fluosilicate, glutamate, halide, iodide, isocyanate, manganate, tartrate, bitartrate, viscose, oxalacetate, oxaloacetate, oxalate, permanganate, phosphate, orthophosphate, polyphosphate, propenoate, acrylate, salicylate, salol, tartar, bichromate, dichromate, silicate, sulfate, sulphate, tetrahalide, thiocyanate, tungstate, urate, tophus, chalkstone, vanadate, xanthate
sandal: espadrille, huarache, huaraches, zori, scuffer, talaria
sandwich: butty, beefburger, tunaburger, grinder, hoagie, hoagy, gyro
satellite: sputnik
sauce: carbonara, pesto, ravigote, ravigotte, aioli, hollandaise, bearnaise, bordelaise, bourguignon, blanc, bechamel, demiglace, gravy, marinara, veloute, allemande, poulette
sauropod: apatosaur, apatosaurus, brontosaur, brontosaurus, barosaur, barosaurus
saving: downsizing
scarf: fichu, kerchief, lambrequin, neckerchief, patka, rebozo, stole, tudung
scene: venue, locale, locus
scenery: coulisse
school: yeshiva, yeshivah, academy, pesantran, pesantren, lyceum, lycee, seminary, conservatory, highschool
scientist: acoustician, algebraist, anthropologist, arithmetician, astronomer, uranologist, cosmographer, cosmographist, bibliotist, biophysicist, economist, epidemiologist, geologist, geometer, geometrician, geophysicist, grammarian, syntactician, hydrologist, immunologist, linguist, mathematician, microscopist, mineralogist, neurolinguist, oceanographer, paleontologist, palaeontologist, fossilist, penologist, phonetician, phonologist, physicist, investigator, semanticist, semiotician, serologist, sociolinguist, sociologist, statistician, toxicologist, trigonometrician
script: promptbook, libretto, scenario, screenplay
sculpture: relievo, rilievo, stabile
seafood: bream, grouper, croaker, cusk, dolphinfish, mahimahi, buffalofish, monkfish, mudcat, sunfish, tunny, mackerel, pompano, calamari, calamary, puffer, pufferfish, winkle, whelk, herring, lingcod, swordfish, butterfish, codfish, porgy, scup, flatfish, rockfish, sailfish, weakfish, sardine, pilchard, whitefish, milt, caviar, caviare
search: foraging, frisk, frisking, manhunt, seeking, ransacking, scouring
seashore: littoral, litoral, landfall, seaboard, tideland
seating: ringside
section: lede, above, chapter, insert, exordium, foreword, preface, prolusion, preamble, prolegomenon, epilogue, epilog, excerpt, excerption, mezuzah, mezuza, sura, prologue, finale, coda
sectionalization: septation, zoning
seed: oilseed, cottonseed, algarrobilla, algarobilla, amaranth, rapeseed, barleycorn, caryopsis, carob, algarroba, soybean, horsebean, mung, moong, munggo, monggo, buckeye, conker, linseed, flaxseed
seller: cosmetician, fruiterer, huckster, peddler, pedlar, packman, underseller
selling: vendue, bootlegging, dumping, telemarketing, teleselling, telecommerce, vending, peddling, vendition, resale
set: trilogy, triplicity, quadruple, quintuple, core, threescore, synset
sewing: suturing
sewing machine: serger
shaking: jiggle
shark: porbeagle, mako, soupfin, shovelhead, bonnethead
shawl: tallith, serape, sarape
sheep: wether, caracul, karakul, longwool, merino
shelf: mantel, mantlepiece, chimneypiece, overmantel
shell: shrapnel, whizbang, whizzbang
shellfish: mussel, huitre, bluepoint, quahaug, quahog, cockle, crabmeat, crawfish, crawdad, ecrevisse, limpet, langouste, crayfish, scollop, escallop
shelter: dugout, haven, hovel, shack, shanty, igloo, iglu, mantelet, mantlet, mudhif, asylum, safehold, sconce
ship: battleship, battlewagon, freighter, merchantman, cattleship, containership, corvette, destroyer, frigate, icebreaker, iceboat, ironclad, lightship, minelayer, minesweeper, tanker, shipwreck, steamship, troopship, warship
shipping: expressage
shirt: camise, dashiki, daishiki
shoe: balmoral, brogan, brogue, clodhopper, calceus, chopine, flipper, ghillie, moccasin, mocassin, sabot, slingback, wedgie
shoot: tiller
shooting: countershot, gunfire, gunshot, enfilade, skeet, trapshooting, shellfire, potshot
shooting star: bolide, fireball
shop: bodega, bookstall, charcuterie, haberdashery, commissary, confectionary, deli, drugstore, millinery, pawnshop, pizzeria, thriftshop, toyshop
shore: lakeside, lakeshore
shrine: stupa, tope
shrub: ephedra, mahuang, barberry, papooseroot, squawroot, hollygrape, spicebush, puckerbush, candleberry, corkwood, calliandra, catclaw, mesquite, mesquit, screwbean, tornillo, carissa, amatungulu, frangipani, frangipanni, rauvolfia, snakewood, strophanthus, bloodleaf, saltbush, belvedere, saltwort, barilla, glasswort, kali, kelpwort, greasewood, caper, burdock, clotbur, silversword, artemisia, wormwood, sagebrush, tarragon, estragon, sticktight, matchweed, matchbush, mutisia, daisybush, muskwood, othonna, guayule, chaffweed, spiceberry, marlberry, leadwort, thrift, statice, barbasco, joewood, mallow, cheeseflower, abelmosk, velvetweed, althea, althaea, hollyhock, velvetleaf, malope, waxmallow, pavonia, jellyleaf, checkerbloom, makomako, dombeya, flannelbush, honeybells, corchorus, phalsa, protea, honeypot, banksia, grevillea, needlewood, needlebush, honeyflower, lomatia, geebung, waratah, heath, erica, moorwort, arbutus, madrona, madrono, mealberry, sandberry, creashak, manzanita, bryanthus, heather, teaberry, checkerberry, salal, shallon, dangleberry, kalmia, lambkill, leucothoe, staggerbush, maleberry, minniebush, andromeda, fetterbush, rhododendron, rosebay, azalea, cranberry, cowberry, lingonberry, lingenberry, lingberry, foxberry, diapensia, pyxie, pixy, epacris, groundberry, forestiera, tanglebush, forsythia, privet, fothergilla, oleaster, silverberry, loosestrife, feijoa, daphne, mezereon, wicopy, ropebark, helianthemum, sunrose, frostweed, frostwort, rockrose, ramontchi, xylosma, candlewood, ocotillo, coachwhip, cirio, tamarisk, cannabis, marijuana, marihuana, ganja, yucca, soapweed, buddleia, paloverde, senna, avaram, sicklepod, amorpha, leadplant, silverbush, rooibos, dhal, dahl, caragana, tagasaste, clianthus, coronilla, axseed, derris, gastrolobium, woodwaxen, dyeweed, greenweed, woadwaxen, chanar, chanal, sulla, hovea, mucuna, restharrow, retem, raetam, juniper, gorse, furze, whin, eriogonum, serviceberry, shadbush, shadblow, cotoneaster, hawthorn, mayhaw, whitethorn, avens, toyon, tollon, cinquefoil, blackthorn, pyracanth, firethorn, blolly, hamelia, coloradillo, abelia, twinflower, honeysuckle, twinberry, coralberry, danewort, bourtree, elderberry, twistwood, crampbark, weigela, coca, milkwort, coville, hediondilla, caltrop, pachysandra, spindleberry, wahoo, cyrilla, leatherwood, crowberry, lentisk, sumach, shumac, squawbush, skunkbush, shittim, shittimwood, styrax, snowbell, pinwheel, hydrangea, hortensia, carpenteria, decumary, deutzia, philadelphus, syringa, columnea, phlomis, patchouli, patchouly, pachouli, germander, naranjilla, maikoa, capsicum, cayenne, jalapeno, pimento, pimiento, paprika, tamarillo, jimsonweed, pichi, boxthorn, cupflower, spurge, wartweed, wartwort, poinsettia, naboom, cascarilla, croton, casava, mandioc, mandioca, gari, candelilla, camellia, camelia, japonica, eryngo, eringo, puka, kapuka, undershrub, shrublet, subshrub, suffrutex, buckthorn, bearberry, bearwood, chittamwood, chittimwood, coffeeberry, redberry, stephanotis, waxflower
sign language: fingerspelling
signal: beam, ticktack, birdcall, alarum, reveille, tattoo, windsock, armband, skyrocket, racon, beacon, printout, readout, foghorn, fogsignal, tocsin, stoplight
signature: countersignature
signboard: hoarding
silk: sarcenet, sarsenet
singer: alto, baritone, barytone, basso, caroler, caroller, castrato, choirboy, chorister, coloratura, contralto, countertenor, crooner, balladeer, jongleur, minstrel, troubadour, hummer, madrigalist, mezzo, diva, rapper, songstress, soprano, warbler, yodeller
singing: caroling, crooning, scat, chanting, cantillation, psalmody, hymnody, singalong, solfege, solfeggio, yodeling
site: campsite, campground, encampment, necropolis, wasteyard, dumpsite, midden, fairway, scrapheap, premises, rough
skin: pellicle, dewlap, prepuce, foreskin, scalp, cuticle, hangnail, agnail
sled: bobsled, bobsleigh, dogsled, luge, pung, toboggan
sledding: tobogganing, luging, bobsledding
slogan: catchphrase, mantra, watchword
slope: ascent, acclivity, climb, upgrade, brae, canyonside, declivity, downslope, downhill, escarpment, scarp, hillside, mountainside, versant, steep, uphill
slot machine: automat
slum: shantytown
smelling: sniff
smile: simper, smirk
smooch: smacker
snake: colubrid, whipsnake, kingsnake, constrictor, elapid, ringhals, rinkhals, mamba, krait, taipan, viper, cerastes
snow: whiteout
society: civilization
sock: bobbysock, bobbysocks, tabi, tabis
sofa: daybed, divan, loveseat
soft drink: tonic
software: freeware, groupware, assembler, debugger, parser, subroutine, subprogram, shareware, spyware, malware
soiling: spotting
soldier: carbineer, carabineer, carabinier, cavalryman, trooper, cuirassier, dragoon, redcoat, lobsterback, fusilier, goldbrick, grenadier, guardsman, hussar, infantryman, footslogger, doughboy, jawan, lancer, legionary, militiaman, musketeer, paratrooper, peacekeeper, poilu, reservist, territorial, trainbandsman
solid: leftovers, produce, yoghourt, precipitate, sludge, powder, pulverization, pulverisation, vitrification
song: chant, spiritual, carol, hymn, keen, anthem, aria, arietta, ballad, barcarole, barcarolle, chantey, chanty, ditty, dirge, coronach, requiem, threnody, folksong, lied, lullaby, cradlesong, berceuse, oldie, partsong, madrigal, prothalamion, prothalamium, roundelay, scolion, shivaree, chivaree, charivari
soundtrack: dubbing
soup: consomme, madrilene, bisque, borsch, borsh, borscht, borsht, borshch, bortsch, bouillon, broth, gazpacho, marmite, mulligatawny, minestrone, potage, chowder, vichyssoise
spacecraft: starship
speeding: speedup, scud, scudding
spelling: misspelling
spending: expending
spice: stacte
spider: theridiid, tarantula
spirits: aquavit, akvavit, arrack, arak, bitters, brandy, applejack, grappa, kirsch, marc, slivovitz, grog, ouzo, schnapps, schnaps, tequila, vodka, whiskey, whisky
spoon: soupspoon
sport: funambulism, jumping, aquatics, surfboarding, surfriding, rowing, sculling, pugilism, rassling, riding, equitation, bullfighting, tauromachy, cockfighting, hunting, tetherball
squirrel: chickeree, spermophile, suslik, souslik, flickertail, hackee, baronduki, baranduki, barunduki, burunduki, taguan
stadium: coliseum, ballpark, bullring, hippodrome
staff: newsroom
stair: corbiestep
staircase: companionway
stalling: stonewalling
star: binary, lodestar, loadstar, nova, pulsar, supergiant, supernova
station: firehouse, substation, depot
statue: herm
steel: stainless
stethoscope: fetoscope, foetoscope
stick: alpenstock, bludgeon, cudgel, waterfinder, fiddlestick, knobkerrie, knobkerry, lathi, lathee, linstock, matchstick, maulstick, mahlstick, pikestaff, quarterstaff, singlestick, backsword, stob, supplejack, truncheon, nightstick, billy, billystick
sticker: glochidium, glochid
stitch: backstitch, bargello, baste, basting, hemstitch, hemstitching, picot, whipstitch, whipstitching
stomach: craw, rumen, psalterium, omasum, abomasum
stool: campstool, footstool, footrest, tuffet, taboret, tabouret
stork: marabou, marabout, openbill, saddlebill, jabiru, flinthead
storm: duster, sandstorm, sirocco, firestorm, northeaster, noreaster, rainstorm, thundershower, blizzard, snowstorm, windstorm
stove: cookstove
street: alleyway, mews
streetcar: horsecar
stress: accentuation
strike: walkout
striking: meshing, interlocking, flick, impact
string: snapline, packthread
stripe: hatband, neckband
stroke: masse, miscue, swipe, serve, downswing, fade, driving, putt, putting, sclaff, teeoff
studio: atelier
submarine: nautilus
suburb: faubourg
success: triumph
succulent: lithops, stoneface, aloe
sugar: sugarloaf
suit: pantsuit
sunflower: mirasol
sunlight: sunburst
supermarket: hypermarket
superpower: hegemon
supplication: rogation
supplying: irrigation, gavage, overfeeding, spoonfeeding, refueling, issuing, issuance, purveyance
support: sustentation
supporting: dangling
surface: gameboard, dartboard, larboard, nearside, pargetry, pegboard, plasterwork, punchboard, sidewall, soffit, spandrel, spandril, starboard, tabletop
surgical instrument: curette, curet, dermatome, dilater, hemostat, haemostat, photocoagulator, retractor, trepan, trephine
surveillance: stakeout, spying
survey: resurvey
swan: coscoroba, cygnet
sweater: slipover, turtleneck
swimmer: backstroker, breaststroker
swimming: bathe, plunge, floating, natation
sword: broadsword, claymore, cutlas, cutlass, epee, falchion, rapier, saber, sabre, scimitar
symbol: accolade, laurels, demerit, token, lingam, grapheme, phonogram, mantle, crosier, crozier, tipstaff, identifier
syringe: autoinjector, douche, hypodermic
system: intercom, maze, labyrinth, omnirange, reproducer, reticle, graticule, scaffolding, selsyn, synchro, servo, servomechanism, servosystem, synchromesh
tail: bobtail, uropygium, oxtail, scut
tailor: fitter
target: clout, drogue
taxi: minicab
taxis: chemotaxis
tea: cuppa, cupper
teacher: catechist, docent, governess, instructress, missionary, preceptor, schoolmarm, schoolmistress, schoolteacher
tech: polytechnic
technology: automation
telephone: cellphone, handset, radiophone, speakerphone
telescope: collimator, equatorial
tent: cabana, pavilion, marquee, praetorium, pretorium, tepee, tipi, teepee, tupik, tupek
textbook: primer, hornbook
theme: keynote
therapy: aromatherapy, chemotherapy, electrotherapy, heliotherapy, immunotherapy, iontophoresis, iontotherapy, antipyresis, physiotherapy, physiatrics, phytotherapy, hypnotherapy, psychoanalysis, radiotherapy, actinotherapy, phototherapy, chrysotherapy, electroshock, thermotherapy
thermometer: cryometer, pyroscope, pyrometer, telethermometer, thermocouple, thermel, thermometrograph, thermopile
thread: floss, purl, woof, weft
tick: ticktock, tocktact, tictac
tide: highwater, ebbtide, neap
tile: tessella, tessera
timber: jackstraw, spillikin, pale, slat, spline, toothpick
timer: chronograph
tomb: sepulcher, sepulchre, crypt, mastaba, mastabah, mausoleum
tone: undertone
tool: abrader, bender, billhook, threader, dibble, dibber, sander, smoother, eolith, grapnel, graver, pointel, pointrel, hatchel, heckle, hayfork, jackscrew, mower, marlinespike, marlinspike, marlingspike, neolith, paleolith, pincer, tweezer, pitchfork, planer, auger, rammer, ravehook, sandblaster, scraper, spreader, straightedge, tamp, tamper, trowel, swage
tooth: conodont, pearly, anterior, bucktooth, canine, eyetooth, cuspid, premolar, bicuspid, incisor, molar
torch: flambeau
tornado: supertwister, waterspout
tourism: ecotourism
towel: dishtowel
toweling: huck, huckaback
tower: barbican, barbacan, pharos, campanile, belfry, pinnacle, pylon, silo, steeple, spire, trestle, turret, watchtower
town: burg, cowtown, hometown
tractor: angledozer, bulldozer, dozer
train: streamliner
training: fartlek, retraining, brushup, scrimmage, shadowboxing
transaction: commercialism, conveyancing, conveying, logrolling, deal, downtick, uptick
transition: segue
translation: mistranslation, subtitle, supertitle, surtitle
transport: chairlift, dolly, horsebox, palanquin, palankeen, semitrailer, telpher, telfer, tramway
transportation: telpherage, telferage
travel: amble, stroll, perambulation, circumnavigation, peregrination, roving, vagabondage, wayfaring, junketing, voyage
traveling bag: carpetbag, gripsack, valise
tray: cheeseboard, icetray, salver
tree: gnetum, ginkgo, gingko, laurel, manglietia, granadillo, arariba, courbaril, acacia, shittah, huisache, cassie, lightwood, coralwood, albizzia, albizia, siris, saman, monkeypod, zaman, zamang, conacaste, inga, guama, camachile, huamachil, dita, conessi, kurchi, kurchee, lauhala, lacebark, houhere, ribbonwood, simal, baobab, calabura, silkwood, breakax, breakaxe, sterculia, kurrajong, currajong, booyong, mayeng, cacao, obechi, arere, samba, sourwood, beech, chinquapin, hornbeam, devilwood, dhawa, dhava, bayberry, eucalypt, dillenia, calaba, laurelwood, clusia, ironwood, souari, dipterocarp, ketembilla, kitembilla, kitambilla, chaulmoogra, chaulmugra, idesia, banian, pipul, peepul, trumpetwood, imbauba, hackberry, sugarberry, peachwood, msasa, cassia, canafistola, canafistula, flamboyant, bonduc, chicot, campeachy, tamarindo, angelim, andelmin, camwood, dhak, palas, redbud, sissoo, sissu, sisham, jacaranda, cocobolo, erythrina, ceibo, gliricidia, millettia, roble, kiaat, padauk, padouk, frijolito, frijolillo, kowhai, tipu, keurboom, dagame, chinchona, calisaya, opepe, medlar, salai, azederach, azedarach, margosa, arishth, flindosa, flindosy, langsat, langset, kalantas, turreae, lepidobotrys, caracolito, trifoliata, marupa, ailanthus, bitterwood, quandong, quandang, aalii, soapberry, jaboncillo, chinaberry, harpullia, titi, terebinth, molle, marblewood, satinleaf, caimitillo, beefwood, mammee, sapote, platan, buttonwood, catalpa, salmwood, cypre, princewood, candlenut, tung, dogwood, cornel, treelet, arbor, pollard, conifer, bonsai, nakedwood, hazel
trellis: espalier
trip: nonstop, redeye, errand
tripod: easel
trombone: sackbut
truck: bookmobile, dumper, dustcart, camion
tune: tucket, glissando, swoop, leitmotiv, leitmotif, primo, secondo
tunnel: catacomb, underpass
typewriter: portable
umbrella: gamp, brolly
underwear: lingerie, nightgown, nightie, nightdress
uniform: khakis, livery
university: varsity
uprising: insurgency, insurgence, intifada, intifadah, mutiny
use: consultancy, cosmetology, optometry, misuse, exploitation, overexploitation, overuse, overutilization, overutilisation
using: blaxploitation, sexploitation, colonialism, neocolonialism
utensil: cookware, copperware, earthenware, grater, kitchenware, mincer, porcelain, clayware, ricer, squeezer, stoneware
vacationing: caravanning
vaccine: proteosome
valley: arroyo, dale, dell, dingle, glen, gorge, gully, nullah, ravine, wadi
vault: charnel
vegetable: julienne, potherb, pieplant, rhubarb, cuke, finocchio
vegetation: browse, scrub, chaparral, rupturewort, whitlowwort, pearlwort, pearlweed, brier, brierpatch, groundcover
vehicle: perambulator, boneshaker, railcar, handcart, pushcart, hovercraft, skibob, sledge, sleigh, tank, tricycle, trike, unicycle, monocycle, wagon, waggon
vessel: artery, arteria, vein, vena
victory: takedown, slam, checkmate, runaway, blowout, romp, walkaway, waltz
village: moshav
vine: moonseed, clematis, allamanda, monstera, philodendron, pothos, birthwort, squash, calabazilla, bryony, briony, silvervine, passionflower, granadilla, maypop, hops, bine, salsilla, sarsaparilla, bullbrier, greenbrier, catbrier, bonavist, vetchling, sweetpea, khesari, kudzu, wisteria, wistaria, partridgeberry, boxberry, heartseed, waxwork, quartervine, convolvulus, bindweed, silverweed, dodder, dichondra, moonflower, manroot, scammonyroot, scammony, alehoof, climber, liana, muscadine, vinifera, woodbine, cynancum, hoya, soma, haoma
virus: arbovirus, arborvirus, adenovirus, arenavirus, bunyavirus, filovirus, alphavirus, flavivirus, vesiculovirus, poxvirus, viroid, virusoid, bacteriophage, phage, coliphage, hepadnavirus, retrovirus, myxovirus, picornavirus, papovavirus, rhabdovirus, lyssavirus, reovirus, parvovirus, parvo, cosmid
vitamin: axerophthol, calciferol, viosterol, ergocalciferol, cholecalciferol, tocopherol, naphthoquinone, bioflavinoid, citrin
vote: veto
vowel: ablaut, diphthong, schwa, shwa
vulture: lammergeier, lammergeyer, cathartid, buzzard, condor
wall: gable, parapet, pediment, wainscoting, wainscotting
wall hanging: dossal, dossel, arras
wandering: drifting
war: bioattack
wardrobe: armoire, clothespress
warehouse: godown
warning: caveat, forewarning
waste: impurity, dross, fumes, excreta, excrement, feces, faeces, ordure, fecula, wormcast, urine, piss, piddle, weewee, vomit, vomitus, barf, filth, skank, sewage, sewerage, effluent, wastewater, refuse
watch: wristwatch
water: dishwater, limewater, meltwater, rainwater, seawater, saltwater, brine, freshwater, slush, bilge
water buffalo: carabao
water lily: spatterdock, yanquapin, fanwort
waterfall: cascade
wave: swash, ripple, rippling, riffle, wavelet, swell, billow, tsunami, whitecap
waving: brandish
wax: carnauba, ceresin, beeswax, cerumen, earwax, paraffin, spermaceti
weapon: airgun, antiaircraft, assegai, assagai, bayonet, bioweapon, bioarm, breechloader, slug, cannonball, crossbow, firearm, flamethrower, halberd, handbow, khukuri, longbow, machete, matchet, projectile, shiv, spear, lance, spitball, tomahawk, hatchet, trident, vouge, yataghan
weather: temperateness, scorcher, sultriness, sleet, virga
weave: twill
website: chatroom
wetland: marshland, fenland, mire, quagmire, quag, morass, swampland
whacking: whipping, flogging, lashing, flagellation, horsewhipping
wheat: durum, spelt, emmer
wheel: cartwheel, cogwheel, handwheel, millwheel, noria, nosewheel, paddlewheel, rowel, waterwheel
willow: sallow
wind: airstream, antitrades, bise, bize, breeze, zephyr, chinook, harmattan, crosswind, fohn, foehn, khamsin, headwind, tailwind, easterly, northwester, southwester, southeaster, gale, gust, sandblast, levanter, mistral, northerly, norther, boreas, puff, whiff, simoom, simoon, samiel, souther, southerly, squall, thermal, antitrade, tramontane, tramontana, updraft, downdraft, wester, westerly
window: clerestory, clearstory, shopwindow, dormer, jalousie, oriel, porthole, skylight, transom, fanlight
wine: champagne, maconnais, plonk, retsina, hock, vermouth, generic, varietal, sherry, muscatel, muscadel, muscadelle, negus
wing: forewing, haltere, elytron
winking: palpebration
wolf: coyote, coydog
woman's hat: pillbox
wood: bentwood, larch, cedarwood, spruce, cypress, sequoia, redwood, sandarac, yellowwood, lancewood, whitewood, zebrawood, cocuswood, cocoswood, sabicu, tulipwood, balsa, obeche, basswood, linden, briarwood, brierwood, beechwood, birch, alder, hazelwood, hickory, pecan, pyinma, gumwood, eucalyptus, tupelo, poon, elmwood, brazilwood, logwood, rosewood, kingwood, blackwood, quira, amboyna, applewood, fruitwood, lemonwood, orangewood, citronwood, guaiac, poplar, sandalwood, boxwood, maple, sumac, sycamore, lacewood, sapwood, heartwood, duramen, burl, brushwood, driftwood, matchwood, splinters, sawdust, wicker, dyewood, hardwood, softwood, pulpwood
woodland: greenwood, pinetum, silva, sylva
woodpecker: yellowhammer, ivorybill, sapsucker, piculet
woodwork: cabinetwork, joinery, millwork
workplace: bakeshop, bakehouse, central, centrex, colliery, creamery, fishery, piscary, smithy, glassworks, launderette, lumberyard, ropewalk, roundhouse, shipyard, switchboard, patchboard, plugboard, tannery, washhouse
workshop: bindery, bookbindery, brickyard, turnery
worm: helminth, woodworm, acanthocephalan, arrowworm, chaetognath, flatworm, platyhelminth, planarian, planaria, trematode, tapeworm, cestode, nemertean, nemertine, pogonophoran, nematode, pinworm, threadworm, eelworm, wheatworm, trichina, hookworm, annelid, archiannelid, oligochaete, polychaete, polychete, leech, bloodsucker, hirudinean
wrapping paper: kraft
writer: abstractor, authoress, autobiographer, biographer, coauthor, compiler, drafter, dramatist, playwright, encyclopedist, encyclopaedist, essayist, litterateur, gagster, gagwriter, ghostwriter, hagiographer, hagiographist, hagiologist, lexicographer, lexicologist, librettist, lyricist, lyrist, novelist, polemicist, polemist, polemic, rhymer, rhymester, versifier, poetizer, poetiser, scenarist, screenwriter, scriptwriter, speechwriter, tragedian, wordmonger, wordsmith
writing: adoxography, drafting, dramatization, dramatisation, metrification, novelisation, lexicography
yarn: telling, recounting
yearly: almanac, ephemeris
young: hatchling, whelp, nestling, foal, piglet, piggy, shoat, shote, britt
`;
