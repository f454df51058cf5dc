import { CREST, picturesOf, scenesOf, SPONSOR, WIDE } from '../picture.ts'
import type { DemoImage } from '../shape.ts'
import { dunvarraProducts } from './products.ts'

const picture = picturesOf('dunvarra')
const scene = scenesOf('dunvarra')
const sponsor = (slug: string, alt: string) => picture(`sponsor-${slug}`, SPONSOR, 'png', alt)

export const dunvarraImages: DemoImage[] = [
  picture('crest', CREST, 'png', 'Crest of Dunvarra Rovers: a gold tower on hoops of pine and gold'),
  picture('layout', WIDE, 'jpeg', 'A Rovers player strikes the ball at sunset, with the sea behind the goal'),
  // Decoration: it says nothing, so it has no alternative text.
  picture('sponsors-background', WIDE, 'png', ''),

  scene(
    'under-12s-win-the-harbour-shield',
    'Children in pine and gold hoops lift the Harbour Shield at dusk, with confetti in the air',
  ),
  scene('new-floodlights', 'Four floodlight masts light an empty pitch under the stars'),
  scene('registration-opens', 'Parents and children queue at a table outside the clubhouse in the morning'),
  scene('jackpot-passes-4800', 'Lotto balls numbered 4, 9, 17, 21, 26 and 30 in rays of light'),
  scene(
    'camp-places-going-fast',
    'Children chase a ball between cones, striped tents and bunting on a summer day',
  ),
  scene('walking-football-crew', 'Older players walk after the ball on the astro in the morning sun'),
  scene(
    'pitch-day-volunteers',
    'Volunteers with rakes spread sand across the striped pitch in the early light',
  ),
  scene('dinner-dance-tickets', 'Couples dance under a mirror ball and strings of lights'),
  scene(
    'midwinter-hamper',
    'A wicker hamper with a gold bow, full of bottles, bread and fruit, in falling snow',
  ),
  scene('clubhouse', 'Members arrive at the clubhouse in the evening, its windows lit'),
  scene('about-us', 'Harbour Field seen from the hill: the pitch, the town, sailing boats and the old tower'),
  scene('history', 'A match in front of a full wooden stand, on a faded photograph'),
  scene('safeguarding', 'Two young captains shake hands in the centre circle while the referee looks on'),
  scene('grounds', 'Harbour Field from the air: main pitch, back pitch, astro and clubhouse beside the quay'),

  sponsor('harbour-lights-hotel', 'Harbour Lights Hotel'),
  sponsor('sallavans', 'Sallavan’s, bar and grocer'),
  sponsor('tarrans-mill', 'Tarran’s Mill, wool and blankets'),
  sponsor('cuan-hardware', 'Cúán Hardware'),
  sponsor('the-slipway', 'The Slipway, fish and smokehouse'),
  sponsor('royle-farm-dairy', 'Royle Farm Dairy'),

  ...dunvarraProducts,
]
