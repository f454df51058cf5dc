import { crest, FOUR_COASTS_CREST, INISHVARN_CREST } from '../../images/crest.ts'
import { FOUR_COASTS, INISHVARN as palette } from '../../images/palette.ts'
import { lottoArt } from '../../images/products/things.ts'
import { aerialHockey } from '../../images/scenes/aerial-hockey.ts'
import { pavilionAtNight } from '../../images/scenes/clubhouse.ts'
import { coachAndPlayer } from '../../images/scenes/coach-and-player.ts'
import { loughView } from '../../images/scenes/harbour-view.ts'
import { hockeyAction } from '../../images/scenes/hockey-action.ts'
import { juniorBlitz } from '../../images/scenes/junior-blitz.ts'
import { hockeyLayout } from '../../images/scenes/layouts.ts'
import { newTurf } from '../../images/scenes/new-turf.ts'
import { oldField } from '../../images/scenes/old-stand.ts'
import { sticksAtTheDoor } from '../../images/scenes/sticks-at-the-door.ts'
import { umpire } from '../../images/scenes/umpire.ts'
import { sponsorMark, SPONSOR_MARKS } from '../../images/sponsor-mark.ts'
import { CREST, picturesOf, PRODUCT, scenesOf, SPONSOR, WIDE } from '../picture.ts'
import type { DemoImage } from '../shape.ts'

const picture = picturesOf('inishvarn')
const scene = scenesOf('inishvarn', palette)
const sponsor = (slug: keyof typeof SPONSOR_MARKS, alt: string) =>
  picture(`sponsor-${slug}`, SPONSOR, 'png', alt, () => sponsorMark(SPONSOR_MARKS[slug]))

export const inishvarnImages: DemoImage[] = [
  picture('crest', CREST, 'png', 'Crest of Inishvarn Hockey Club: a white wave on ink over coral', () =>
    crest({ ...INISHVARN_CREST, palette }),
  ),
  picture(
    'four-coasts-crest',
    CREST,
    'png',
    'Crest of the Four Coasts Hockey Association: a compass star on violet',
    () => crest({ ...FOUR_COASTS_CREST, palette: FOUR_COASTS }),
  ),
  picture('layout', WIDE, 'jpeg', 'Hockey players contest the ball at sunset beside the lough', () =>
    hockeyLayout(palette),
  ),

  scene(
    'seniors-top-the-table',
    hockeyAction,
    'An Inishvarn player drives towards goal under the lights as a defender lunges',
  ),
  scene(
    'junior-blitz',
    juniorBlitz,
    'Young players raise their sticks while two small matches go on behind them',
  ),
  scene('new-turf', newTurf, 'Two crossed sticks and a ball on blue turf with fresh white lines'),
  scene('umpire-course', umpire, 'An umpire blows the whistle and points the way in heavy rain'),
  scene('agm', pavilionAtNight, 'Members arrive at the pavilion at night, with light in every window'),
  scene('membership-desk', sticksAtTheDoor, 'Hockey sticks lean on the wall beside the open pavilion door'),
  scene('about-us', loughView, 'The blue pitch at Shore Road beside the lough, with boats and the old tower'),
  scene('history', oldField, 'Players in skirts on a field with stone walls, on a faded photograph'),
  scene('safeguarding', coachAndPlayer, 'A coach and a young player practise with sticks beside the lough'),
  scene(
    'grounds',
    aerialHockey,
    'Shore Road from the air: a blue pitch with a coral surround beside the water',
  ),

  sponsor('brunt-daughter-chandlers', 'Brunt & Daughter, ship chandlers'),
  sponsor('lough-lane-bakery', 'Lough Lane Bakery'),

  picture('inishvarn-lotto', PRODUCT, 'png', 'Six numbered Inishvarn Lotto balls', () =>
    lottoArt([3, 8, 14, 19, 22, 28])(palette),
  ),
]
