import { crest, DUNVARRA_CREST } from '../../images/crest.ts'
import { DUNVARRA as palette } from '../../images/palette.ts'
import { aerialFootball } from '../../images/scenes/aerial-football.ts'
import { clubhouseAtDusk } from '../../images/scenes/clubhouse.ts'
import { dinnerDance } from '../../images/scenes/dinner-dance.ts'
import { floodlights } from '../../images/scenes/floodlights.ts'
import { hamper } from '../../images/scenes/hamper.ts'
import { handshake } from '../../images/scenes/handshake.ts'
import { harbourView } from '../../images/scenes/harbour-view.ts'
import { footballLayout } from '../../images/scenes/layouts.ts'
import { lottoBalls } from '../../images/scenes/lotto-balls.ts'
import { oldStand } from '../../images/scenes/old-stand.ts'
import { pitchDay } from '../../images/scenes/pitch-day.ts'
import { registrationDesk } from '../../images/scenes/registration-desk.ts'
import { summerCamp } from '../../images/scenes/summer-camp.ts'
import { trophyLift } from '../../images/scenes/trophy-lift.ts'
import { walkingFootball } from '../../images/scenes/walking-football.ts'
import { sponsorMark, SPONSOR_MARKS } from '../../images/sponsor-mark.ts'
import { sponsorsBackground } from '../../images/sponsors-background.ts'
import { CREST, picturesOf, scenesOf, SPONSOR, WIDE } from '../picture.ts'
import type { DemoImage } from '../shape.ts'
import { dunvarraProducts } from './products.ts'

const picture = picturesOf('dunvarra')
const scene = scenesOf('dunvarra', palette)
const sponsor = (slug: keyof typeof SPONSOR_MARKS, alt: string) =>
  picture(`sponsor-${slug}`, SPONSOR, 'png', alt, () => sponsorMark(SPONSOR_MARKS[slug]))

export const dunvarraImages: DemoImage[] = [
  picture('crest', CREST, 'png', 'Crest of Dunvarra Rovers: a gold tower on hoops of pine and gold', () =>
    crest({ ...DUNVARRA_CREST, palette }),
  ),
  picture(
    'layout',
    WIDE,
    'jpeg',
    'A Rovers player strikes the ball at sunset, with the sea behind the goal',
    () => footballLayout(palette),
  ),
  // Decoration: it says nothing, so it has no alternative text.
  picture('sponsors-background', WIDE, 'png', '', () => sponsorsBackground(palette)),

  scene(
    'under-12s-win-the-harbour-shield',
    trophyLift,
    'Children in pine and gold hoops lift the Harbour Shield at dusk, with confetti in the air',
  ),
  scene('new-floodlights', floodlights, 'Four floodlight masts light an empty pitch under the stars'),
  scene(
    'registration-opens',
    registrationDesk,
    'Parents and children queue at a table outside the clubhouse in the morning',
  ),
  scene('jackpot-passes-4800', lottoBalls, 'Lotto balls numbered 4, 9, 17, 21, 26 and 30 in rays of light'),
  scene(
    'camp-places-going-fast',
    summerCamp,
    'Children chase a ball between cones, striped tents and bunting on a summer day',
  ),
  scene(
    'walking-football-crew',
    walkingFootball,
    'Older players walk after the ball on the astro in the morning sun',
  ),
  scene(
    'pitch-day-volunteers',
    pitchDay,
    'Volunteers with rakes spread sand across the striped pitch in the early light',
  ),
  scene('dinner-dance-tickets', dinnerDance, 'Couples dance under a mirror ball and strings of lights'),
  scene(
    'midwinter-hamper',
    hamper,
    'A wicker hamper with a gold bow, full of bottles, bread and fruit, in falling snow',
  ),
  scene('clubhouse', clubhouseAtDusk, 'Members arrive at the clubhouse in the evening, its windows lit'),
  scene(
    'about-us',
    harbourView,
    'Harbour Field seen from the hill: the pitch, the town, sailing boats and the old tower',
  ),
  scene('history', oldStand, 'A match in front of a full wooden stand, on a faded photograph'),
  scene(
    'safeguarding',
    handshake,
    'Two young captains shake hands in the centre circle while the referee looks on',
  ),
  scene(
    'grounds',
    aerialFootball,
    'Harbour Field from the air: main pitch, back pitch, astro and clubhouse beside the quay',
  ),

  sponsor('harbour-lights-hotel', 'Harbour Lights Hotel'),
  sponsor('sallavans', 'Sallavan’s, bar and grocer'),
  sponsor('tarrans-mill', 'Tarran’s Mill, wool and blankets'),
  sponsor('cuan-hardware', 'Cúán Hardware'),
  sponsor('the-slipway', 'The Slipway, fish and smokehouse'),
  sponsor('royle-farm-dairy', 'Royle Farm Dairy'),

  ...dunvarraProducts,
]
