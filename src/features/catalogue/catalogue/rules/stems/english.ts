import { stemmer } from 'stemmer';

const parsePairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair): [string, string] => {
        const [from = '', to = ''] = pair.split('=');
        return [from, to];
      }),
  );

/** Irregular plurals, and plurals that Porter's rules would stem differently from the singular. */
const plurals = parsePairs(`
  children=child men=man women=woman feet=foot teeth=tooth geese=goose mice=mouse oxen=ox lice=louse
  leaves=leaf knives=knife wolves=wolf shelves=shelf halves=half wives=wife thieves=thief loaves=loaf calves=calf
  scarves=scarf hooves=hoof elves=elf dwarves=dwarf cacti=cactus fungi=fungus nuclei=nucleus alumni=alumnus
  skies=sky flies=fly fries=fry spies=spy buses=bus gases=gas lenses=lens canvases=canvas atlases=atlas
  firemen=fireman policemen=policeman fishermen=fisherman craftsmen=craftsman snowmen=snowman butterflies=butterfly
  mermen=merman sportsmen=sportsman businessmen=businessman matrices=matrix vertices=vertex indices=index
  viruses=virus campuses=campus circuses=circus bonuses=bonus octopuses=octopus lotuses=lotus cactuses=cactus
  walruses=walrus minibuses=minibus statuses=status quizzes=quiz pies=pie ties=tie
`);

/** British spellings in at least two works, with the American ones. */
const british = parsePairs(`
  colour=color colours=color coloured=colored colourful=colorful grey=gray greys=gray centre=center centres=center
  theatre=theater theatres=theater aeroplane=airplane aeroplanes=airplane jewellery=jewelry tyre=tire tyres=tire
  catalogue=catalog catalogues=catalog dialogue=dialog mould=mold moustache=mustache pyjamas=pajamas
  programme=program programmes=program aluminium=aluminum fibre=fiber fibres=fiber litre=liter metre=meter
  harbour=harbor harbours=harbor neighbour=neighbor neighbours=neighbor neighbourhood=neighborhood flavour=flavor
  flavours=flavor honour=honor humour=humor labour=labor armour=armor favourite=favorite favourites=favorite
  rumour=rumor vapour=vapor parlour=parlor odour=odor saviour=savior behaviour=behavior traveller=traveler
  travellers=traveler woollen=woolen plough=plow sceptre=scepter lustre=luster sulphur=sulfur yoghurt=yogurt
  doughnut=donut doughnuts=donut cheque=check licence=license licences=license defence=defense
  organisation=organization organisations=organization organiser=organizer organisers=organizer
  axe=ax mediaeval=medieval encyclopaedia=encyclopedia
`);

/**
 * Words that Porter's rules would merge with words of another meaning: *animal* with *animated*, *settings* with *set*.
 */
const apart = new Map(
  `animal=animals organ=organs ferris setting=settings business=businesses university=universities policy=policies
   news community=communities important marine general generals universal painting=paintings wedding=weddings
   evening=evenings morning=mornings ceiling=ceilings clothing organic skiing paste pastes marble=marbles
   stationery stationary secretary=secretaries memorial=memorials international experience=experiences new afters
   skin=skins sky bus gas lens canvas atlas past plastic plaster badger=badgers earring=earrings training marketing
   customer=customers fitness wellness boxing shipping parking fishing living landing=landings heading=headings
   opening=openings crossing=crossings savings=saving programming lettering seasoning cropped=cropping fashioned
   photographer=photographers designer=designers developer=developers reporter=reporters gardener=gardeners
   presenter=presenters container=containers officer=officers organizer=organizers accountant=accountants
   accounting presentation=presentations publication=publications expression=expressions procession=processions
   organization=organizations conversation=conversations liberation vegetable=vegetables clothes glasses shorts
   goods customs politics=political physics journalism personal personality=personalities identity=identities
   authority=authorities celebrity=celebrities candidate=candidates department=departments emergency=emergencies
   hospitality nativity digital internal mineral=minerals playful lovely iconic united tired suite=suites holy
   chilly beauty=beauties status=statuses venus compassion engineer=engineers engineering booking=bookings
   spelling=spellings capitals anime transition=transitions elevator=elevators bowling`
    .split(/\s+/)
    .flatMap((words) => {
      const [word = '', plural = word] = words.split('=');
      return [
        [word, word],
        [plural, word],
      ] as const;
    }),
);

/** Stems a lower-case English word by Porter's rules, with corrections for their mistakes. */
export function stemEnglish(word: string): string {
  const plain = plurals.get(word) ?? british.get(word) ?? word;
  return apart.get(plain) ?? stemmer(plain);
}
