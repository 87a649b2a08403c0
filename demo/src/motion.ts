import { iconPacks } from './pack.ts';
import type { DemoContent } from './types.ts';

const weather = (): DemoContent[] =>
  iconPacks(
    'meteocons',
    [
      {
        key: 'motion-clear-sky',
        title: 'Animated Skies: clear to cloudy',
        text: 'A sun that turns, stars that blink, clouds that drift. {n} animated SVG files with no script inside: the motion is part of the drawing and loops without a visible seam.',
        keywords: 'animated svg, weather, sun, cloud, moon, loop, motion, icon',
        in: 'motion/weather-motion',
        icons:
          'clear-day-fill clear-night-fill partly-cloudy-day-fill partly-cloudy-night-fill cloudy-fill overcast-fill overcast-day-fill overcast-night-fill sunrise-fill sunset-fill starry-night-fill falling-stars-fill rainbow-clear-fill rainbow-fill haze-day-fill fog-day-fill',
        sheet: 'grid navy landscape',
        prices: [490, 790],
      },
      {
        key: 'motion-monsoon',
        title: 'Animated Monsoon: rain & thunder',
        text: 'Drizzle falls slowly, extreme rain does not. {n} animated storms whose drops and bolts are timed against each other, so that a row of forecast days never blinks in unison.',
        keywords: 'animated svg, rain, thunder, monsoon, storm, weather, loop',
        in: 'motion/weather-motion',
        icons:
          'rain-fill drizzle-fill sleet-fill hail-fill thunderstorms-fill thunderstorms-day-fill thunderstorms-night-fill thunderstorms-overcast-fill overcast-rain-fill overcast-drizzle-fill partly-cloudy-day-rain-fill partly-cloudy-night-rain-fill extreme-rain-fill raindrops-fill umbrella-fill lightning-bolt-fill',
        sheet: 'tiles mist landscape',
        prices: [490, 790],
      },
      {
        key: 'motion-instruments',
        title: 'Weather Station dials, animated',
        text: 'Barometer, compass, windsock, thermometer: {n} measuring instruments whose needles and columns really move. Made for dashboards that should look alive without a single line of script.',
        keywords: 'animated svg, barometer, compass, thermometer, wind, weather station',
        in: 'motion/weather-motion',
        icons:
          'barometer-fill compass-fill humidity-fill thermometer-fill thermometer-warmer-fill thermometer-colder-fill thermometer-sun-fill windsock-fill wind-fill tornado-fill hurricane-fill pressure-high-fill pressure-low-fill tide-high-fill tide-low-fill uv-index-fill',
        sheet: 'bento ink landscape',
        prices: [0, 390],
      },
    ],
    true,
  );

const spinners = (): DemoContent[] =>
  iconPacks(
    'svg-spinners',
    [
      {
        key: 'motion-dots',
        title: 'Patience: dotted loaders',
        text: 'Dots that bounce, fade, breathe and chase each other. {n} loaders under a kilobyte each, in one colour that follows the text beside them.',
        keywords: 'loader, spinner, animated svg, loading, dots, ui, waiting',
        in: 'motion/loaders',
        icons:
          '12-dots-scale-rotate 3-dots-bounce 3-dots-fade 3-dots-move 3-dots-scale 3-dots-rotate 6-dots-rotate 6-dots-scale 8-dots-rotate bouncing-ball dot-revolve gooey-balls-1 gooey-balls-2 pulse',
        sheet: 'tiles cobalt landscape',
        prices: [0],
      },
      {
        key: 'motion-rings',
        title: 'Patience: rings and bars',
        text: 'Quarter rings, half eclipses, equaliser bars and shuffling blocks: {n} loaders in pure SVG. No script, no font, one colour that follows the text beside them.',
        keywords: 'loader, spinner, ring, bars, animated svg, loading, progress',
        in: 'motion/loaders',
        icons:
          '90-ring-with-bg 180-ring-with-bg 270-ring-with-bg 90-ring 180-ring 270-ring bars-fade bars-scale bars-scale-middle bars-rotate-fade blocks-wave clock eclipse eclipse-half tadpole wind-toy wifi',
        sheet: 'grid rose landscape',
        prices: [0],
      },
    ],
    true,
  );

const lines = (): DemoContent[] =>
  iconPacks(
    'line-md',
    [
      {
        key: 'motion-drawn-icons',
        title: 'Self-drawing interface icons',
        text: 'Each icon draws itself in half a second, stroke by stroke, in the order a hand would use. {n} everyday signs that make an empty state feel alive once and then stay still.',
        keywords: 'animated icons, line drawing, self-drawing, ui, interface, svg animation',
        in: 'motion/interface-motion',
        icons:
          'account bell calendar chat clipboard-check cloud coffee cog compass download-loop edit email heart home image light-dark lightbulb link list map-marker moon person phone search star sunny upload-loop watch',
        sheet: 'slant lilac landscape',
        prices: [390, 690],
      },
      {
        key: 'motion-twotone',
        title: 'Twotone in motion',
        text: 'Filled in two tones after the outline has drawn itself. {n} animated signs with a soft second layer, made for feature lists and onboarding steps.',
        keywords: 'animated icons, duotone, onboarding, svg animation, ui, twotone',
        in: 'motion/interface-motion',
        icons:
          'bell-twotone beer-twotone briefcase-twotone cake-twotone calendar-twotone chat-twotone clipboard-twotone cloud-alt-twotone email-twotone heart-twotone home-twotone image-twotone lightbulb-twotone moon-twotone phone-twotone star-twotone thumbs-up-twotone watch-twotone',
        sheet: 'hero plum landscape',
        prices: [490, 790],
      },
    ],
    true,
  );

export const motionPacks = (): DemoContent[] => [...weather(), ...spinners(), ...lines()];
