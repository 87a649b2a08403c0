import { iconPacks } from './pack.ts';
import type { DemoContent } from './types.ts';

export const freehand = (): DemoContent[] =>
  iconPacks('streamline-freehand-color', [
    {
      key: 'freehand-market-day',
      title: 'Market Day doodles',
      text: 'Shopping bags, hot prices, a shop sign swinging in the wind. {n} pen drawings with a splash of blue, loose enough to look like the sketchbook of somebody who likes markets.',
      keywords: 'hand drawn, doodle, shopping, market, store, sketch, retail',
      in: 'illustrations/hand-drawn',
      icons:
        'shop shop-sign shop-street-sign shop-cart shop-cashier shop-open-1 shopping-basket-smile-1 shopping-bag-no-plastic shopping-bag-biodegradable-1 products-purse products-shopping-bags coupon-cut discount-50-percent discount-sale-sign tag-hot-price tag-sale-price receipt barcode-view-price shopping-cart-trolley-full e-commerce-online-shop',
      sheet: 'grid paper landscape',
      prices: [390, 690],
    },
    {
      key: 'freehand-band-practice',
      title: 'Band Practice doodles',
      text: 'Gramophone, accordion, bass, metronome: {n} ink drawings of instruments and players, with the wobble left in. They like coarse paper and gig posters.',
      keywords: 'hand drawn, music, instruments, doodle, poster, vinyl, ink',
      in: 'illustrations/hand-drawn',
      icons:
        'vinyl-record-gramophone vinyl-record-player-2 instrument-accordian instrument-saxophone instrument-electronic-keyboard modern-music-bass-guitar modern-music-drums modern-music-dj concert-couple-duet-1 microphone microphone-karaoke-1 music-metronome music-clef headphones-human tape-cassette-1 walkman-player radio-stereo speaker-stand equalizer-stereo-play music-note-1',
      sheet: 'scatter butter landscape',
      prices: [390, 690],
    },
    {
      key: 'freehand-studio-day',
      title: 'Studio Day doodles',
      text: 'Pencils in a cup, a paper plane, the glue that never closes. {n} sketches about making things, for portfolios, workshops and the first slide of a creative brief.',
      keywords: 'hand drawn, design, studio, tools, sketch, creative, art supplies',
      in: 'illustrations/hand-drawn',
      icons:
        'design-tool-pen-brush-cup design-tool-pen-pencil-brush design-tool-liquid-glue design-tool-quill design-tool-stamp design-tool-brush-ruler design-process-drawing-board design-process-fibonacci design-process-pen-idea color-brush-1 color-crayon color-palette color-spray color-triangle color-picker-drop shape-cube shape-pyramid vectors-pen-draw graphic-tablet-intous-draw content-typewriter',
      sheet: 'hero peach landscape',
      prices: [0, 490],
    },
    {
      key: 'freehand-piggy',
      title: 'Piggy Bank doodles',
      text: 'Bulls, bears, seedlings that grow into coins. {n} drawings that explain money without a single suit; useful for savings clubs, school materials and honest fintech.',
      keywords: 'hand drawn, money, savings, finance, doodle, bank, education',
      in: 'illustrations/hand-drawn',
      icons:
        'saving-piggy-bank saving-money-seedling saving-safe saving-bank-cash saving-bull-market saving-bear-market wealth-treasure-chest-open wealth-gold-bars wealth-crystal-shine wealth-time-money money-wallet money-coin-purse money-coin-stack money-bill-fly money-bag accounting-abacus accounting-calculator donation-charity-donate-heart-flower cash-payment-coin-1 modern-payment-e-wallet',
      sheet: 'tiles mint landscape',
      prices: [0],
    },
    {
      key: 'freehand-darkroom',
      title: 'Darkroom doodles',
      text: 'Folding cameras, film rolls, an umbrella that bounces light. {n} photographic sketches for workshops, exhibition labels and camera straps.',
      keywords: 'hand drawn, photography, camera, film, polaroid, sketch, vintage',
      in: 'illustrations/hand-drawn',
      icons:
        'vintage-camera-polaroid accessories-retro-film-1 camera camera-double camera-tripod lens-shutter-1 lens-horizontal light-spotlight-1 light-umbrella-reflect light-mode-flash-auto modern-camera-go-pro photo-frame-hang photo-frame-landscape picture-polaroid-four picture-stack-landscape retouch-magic-wand taking-pictures-man focus-frame-target-1 mask-diamond composition-man',
      sheet: 'bento sand landscape',
      prices: [390, 690],
    },
    {
      key: 'freehand-office-hours',
      title: 'Office Hours doodles',
      text: 'Staplers, whiteboards, the colleague with a crown and the cat on the keyboard. {n} drawings that take meetings only half seriously.',
      keywords: 'hand drawn, office, work, meeting, presentation, doodle, business, humour',
      in: 'illustrations/hand-drawn',
      icons:
        'work-from-home-user-pet-cat human-resources-employee-crown-woman business-management-teamwork-clap creativity-idea-bulb creativity-idea-strategy meeting-user-man-stress office-stapler-1 office-water-dispenser office-desk-1 office-desk-lamp office-photocopy-machine-2 presentation-board-graph presentation-audience presentation-projector-1 task-clipboard-check task-list-pen video-meeting-team-monitor-man-1 job-candidate-target-1 collaboration-team-chat office-shredder-1',
      sheet: 'grid sky classic',
      prices: [490, 890],
    },
    {
      key: 'freehand-letters',
      title: 'Letters by Pigeon',
      text: 'A pigeon with an envelope, full mailboxes and smileys in every state of post-holiday mood. {n} correspondence doodles for newsletters and contact pages.',
      keywords: 'hand drawn, letter, mail, envelope, smiley, newsletter, contact',
      in: 'illustrations/hand-drawn',
      icons:
        'envelope-pigeon envelope-letter-front envelope-paper-document mailbox-full-1 mailbox-post-1 send-email-fly send-email-paper-plane-1 stamps-portrait-1 messages-bubble-smile messages-people-woman-heart conversation-chat smiley-blessed smiley-blush smiley-cheeky smiley-crazy smiley-crying-rainbow smiley-dizzy smiley-grumpy smiley-thrilled smiley-wink',
      sheet: 'stickers rose landscape',
      prices: [290, 490],
    },
    {
      key: 'freehand-play',
      title: 'Rainy Sunday Games',
      text: 'Chess, dice, slot machines and the handheld from the attic. {n} sketches about playing, alone or against the whole family.',
      keywords: 'hand drawn, games, chess, dice, video game, toys, doodle, leisure',
      in: 'illustrations/hand-drawn',
      icons:
        'board-game-chess-figures board-game-dice-pawn card-game-card-spade card-game-symbols casino-777-slot-machine amusement-park-castle amusement-park-ferris-wheel amusement-park-strength-meter circus-clown-1 circus-tent fireworks-2 party-balloon party-decoration-banner-1 show-hat-magician-1 show-theater-drama-1 video-game-controller video-game-360-vr video-game-hatchi role-playing-games-icon-weapon-equipment-crate-chest-1 vintage-tv-1',
      sheet: 'ribbons lilac landscape',
      prices: [0],
    },
  ]);
