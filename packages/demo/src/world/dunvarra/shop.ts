import { fits, shopItemsOf, sizes } from '../shop-item.ts'
import type { DemoShopItem } from '../products.ts'

const item = shopItemsOf('dunvarra')
const COLLECT = 'Collect it at Harbour Field, Saturdays 10:00 to 12:30. We email you when it’s ready.'
const AT_THE_DOOR = 'Your name is on the list at the door.'
const GUIDE = [
  'S: chest 91 to 96 cm',
  'M: chest 97 to 102 cm',
  'L: chest 103 to 108 cm',
  'XL: chest 109 to 114 cm',
].join('\n')
const JERSEYS = [
  GUIDE,
  'XXL: chest 115 to 121 cm',
  '5–6: height 110 to 116 cm',
  '7–8: height 122 to 128 cm',
  '9–10: height 134 to 140 cm',
  '11–12: height 146 to 152 cm',
].join('\n')
const worn = { type: 'merchandise', handedOut: COLLECT } as const

/** In the club's own order; pictures are named after the slugs. */
export const dunvarraShop: DemoShopItem[] = [
  item('Home jersey', 45_00, {
    ...worn,
    description:
      'The hoops, as worn since 1974. Light, breathable, crest stitched on. Cut a little roomy: if you’re between sizes, take the smaller.',
    images: ['home-jersey', 'shorts'],
    sizeGuide: JERSEYS,
    ...fits({
      Adult: { S: 14, M: 22, L: 18, XL: 9, XXL: 0 },
      Children: { '5–6': 8, '7–8': 12, '9–10': 11, '11–12': 6 },
    }),
  }),
  item('Away jersey', 45_00, {
    ...worn,
    description: 'White with the chevron, for the long roads. Same cut as the hoops.',
    images: ['away-jersey', 'shorts'],
    sizeGuide: JERSEYS,
    ...fits({ Adult: { S: 6, M: 9, L: 4, XL: 3 }, Children: { '7–8': 5, '9–10': 7 } }),
  }),
  item('Half-zip', 50_00, {
    ...worn,
    description: 'For the touchline in November. Brushed inside, thumb holes, crest on the heart.',
    discount: { name: 'Winter offer', type: 'percentage', amount: 10 },
    sizeGuide: GUIDE,
    ...sizes({ S: 7, M: 10, L: 10, XL: 5 }),
  }),
  item('Training top', 30_00, {
    ...worn,
    description: 'What the coaches wear, and most of the parents by now.',
    sizeGuide: GUIDE,
    ...sizes({ S: 12, M: 15, L: 11 }),
  }),
  item('Shorts', 20_00, {
    ...worn,
    description: 'Pine with the gold stripe. Pockets with a zip.',
    ...sizes({ S: 20, M: 24, L: 16 }),
  }),
  item('Bobble hat', 15_00, {
    ...worn,
    description: 'Knitted in the town. Back before Christmas, we’re told.',
    remaining: 0,
  }),
  item('Bottle', 8_00, {
    ...worn,
    description: 'Three quarters of a litre, with the crest so that it comes home.',
  }),
  item('Gear bag', 35_00, {
    ...worn,
    description: 'Boots below, kit above, and a strap that holds.',
    remaining: 3,
    maxQuantity: 3,
  }),
  item('Dinner dance ticket', 45_00, {
    type: 'event_ticket',
    description: 'Three courses, the band and the awards, at the Harbour Lights Hotel. Doors at 19:30.',
    remaining: 84,
    maxQuantity: 10,
    handedOut: AT_THE_DOOR,
  }),
  item('Easter tour deposit', 50_00, {
    type: 'tour_trips',
    description: 'Holds a seat on the bus for the under-15s’ Easter tour. The rest is due in February.',
    remaining: 32,
    maxQuantity: 4,
    handedOut: 'We ring you about the rooms in January.',
  }),
  item('Sponsor a ball', 60_00, {
    type: 'sponsorship',
    description: 'Your name in the match programme, and over the tannoy when it goes into the river.',
    handedOut: 'We ring you about the words.',
  }),
  item('Defibrillator fund', 5_00, {
    type: 'fundraising',
    description: 'A second one for the far pitch. Whatever you can spare.',
    anyAmount: { min: 1_00, max: 1_000_00, suggested: [5_00, 10_00, 20_00, 50_00] },
    maxQuantity: 1,
    handedOut: 'Your receipt comes by email.',
  }),
]
