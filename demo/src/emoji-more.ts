import { iconPacks } from './pack.ts';
import type { DemoContent } from './types.ts';

const mozilla = (): DemoContent[] =>
  iconPacks('fxemoji', [
    {
      key: 'fx-meadow',
      title: 'Fox & Friends: animals from Firefox OS',
      text: 'The phone system is gone, its zoo survives. {n} animals with large heads and tiny feet, filled in clear, slightly dusty colours and free of outlines.',
      keywords: 'animals, emoji, firefox os, cute, zoo, mascot, stickers',
      in: 'emoji/animals-stickers',
      icons:
        'bear bunny cat chicken chipmunk cowface crocodile dog dolphin elephant frog goat hampster honeybee horse koala ladybeetle monkey mouse octopus pandaface penguin pig snail',
      sheet: 'stickers mustard landscape',
      prices: [0, 290],
    },
    {
      key: 'fx-travel',
      title: 'Postcards: places from Firefox OS',
      text: 'Castles, ferris wheels, volcanoes, harbours. {n} little scenes, each complete within a circle of sky; lovely as map covers and achievement badges.',
      keywords: 'travel, places, landmarks, postcard, city, badge, scene',
      in: 'emoji/hobby-stickers',
      icons:
        'bridgeatnight camping church circustent cityscape cityscapeatdusk desert desertisland europeancastle ferriswheel fountain hotsprings housebuilding housewithgarden japanesecastle mountfuji nationalpark nightwithstars rollercoaster snowmountains stadium statueofliberty sunrise sunriseovermountains',
      sheet: 'grid aqua landscape',
      prices: [290, 490],
    },
    {
      key: 'fx-garden',
      title: 'Leaf, Petal, Storm',
      text: 'Weather on one side, plants on the other. {n} pieces that tell a short story about spring.',
      keywords: 'plants, weather, flowers, nature, spring, leaf, sun',
      in: 'emoji/hobby-stickers',
      icons:
        'blossom bouquet cherryblossom hibiscus rose sunflower tulip seedling palmtree evergreen deciduoustree cactus fallingleaf mapleleaf fourleafclover mushroom sunwithface rainbow raincloud snowcloud stormcloud tornado wave crescentmoon',
      sheet: 'tiles sky landscape',
      prices: [0],
    },
    {
      key: 'fx-cupboard',
      title: 'Cupboard Clutter',
      text: 'A bread loaf, a bomb, a violin and a pager: {n} objects from the back of the cupboard, drawn with unreasonable affection. Good for collages, quizzes and the odd apology card.',
      keywords: 'objects, retro, everyday, emoji, collage, stickers, fun',
      in: 'emoji/hobby-stickers',
      icons:
        'balloon bomb books bread camera candle clapperboard crystalball doughnut electricplug fireworks floppydisk2 gamedie guitar hamburger key lightbulb microscope moneybag paperclip radio telescope trophy videogame',
      sheet: 'scatter lilac classic',
      prices: [190, 350],
    },
  ]);

const streamline = (): DemoContent[] =>
  iconPacks('streamline-emojis', [
    {
      key: 'streamline-farmyard',
      title: 'Farmyard Faces',
      text: 'Cow, goat, rooster, hamster: {n} animals with a soft brown outline and cheeks you want to pinch. Made for sticker sheets and reward charts.',
      keywords: 'farm, animals, cute, kids, stickers, outline, reward chart',
      in: 'emoji/animals-stickers',
      icons:
        'bear-face cat-face chicken cow-face dog-face elephant fox-face-1 frog-face goat hamster-face hatching-chick-1 horse-face koala lion-face monkey-face mouse-face panda-face penguin-1 pig-face rabbit-face rooster tiger-face unicorn-face wolf-face',
      sheet: 'grid butter classic',
      prices: [290, 490],
    },
    {
      key: 'streamline-tea-time',
      title: 'Tea Time Treats',
      text: 'Custard, cookies, grapes and three sorts of hamburger. {n} outlined treats in caramel and berry tones for café boards and lunch-box notes.',
      keywords: 'food, café, tea, dessert, fruit, stickers, lunch',
      in: 'emoji/food-stickers',
      icons:
        'birthday-cake-1 bread candy cherries cooked-rice cookie cooking custard doughnut-1 french-fries grapes hamburger-1 honey-pot hot-beverage-1 lemon melon-1 peach pear pizza-1 shaved-ice shortcake-1 soft-ice-cream-1 strawberry-1 watermelon-1',
      sheet: 'scatter rose classic',
      prices: [0],
    },
    {
      key: 'streamline-tiny-trip',
      title: 'Tiny Trip',
      text: 'Sailboat, tent, roller coaster, rocket. {n} journeys for children’s maps and vacation countdowns, outlined in warm brown.',
      keywords: 'travel, vehicles, vacation, kids, rocket, boat, train',
      in: 'emoji/hobby-stickers',
      icons:
        'airplane ambulance anchor automobile bicycle bullet-train bus carousel-horse castle delivery-truck ferris-wheel fire-engine fountain helicopter hospital house-with-garden locomotive rocket roller-coaster sailboat ship speedboat tent tractor',
      sheet: 'ribbons sky landscape',
      prices: [290, 490],
    },
    {
      key: 'streamline-moonlight',
      title: 'Moon Diary',
      text: 'The month from new moon to new moon, with clouds, stars and the odd storm. {n} drawings that fit the corner of a calendar day.',
      keywords: 'moon, weather, calendar, diary, night, cloud, rainbow',
      in: 'emoji/hobby-stickers',
      icons:
        'new-moon waxing-crescent-moon first-quarter-moon full-moon waning-gibbous-moon crescent-moon full-moon-face first-quarter-moon-face cloud-1 cloud-with-rain-1 rainbow snowflake snowman sun-with-face sun-behind-cloud umbrella-with-rain-drops water-wave high-voltage dizzy sparkles',
      sheet: 'bento navy landscape',
      prices: [190],
    },
  ]);

export const moreEmoji = (): DemoContent[] => [...mozilla(), ...streamline()];
