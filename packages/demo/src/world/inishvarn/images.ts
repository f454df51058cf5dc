import { CREST, picturesOf, PRODUCT, scenesOf, SPONSOR, WIDE } from '../picture.ts'
import type { DemoImage } from '../shape.ts'

const picture = picturesOf('inishvarn')
const scene = scenesOf('inishvarn')
const sponsor = (slug: string, alt: string) => picture(`sponsor-${slug}`, SPONSOR, 'png', alt)

export const inishvarnImages: DemoImage[] = [
  picture('crest', CREST, 'png', 'Crest of Inishvarn Hockey Club: a white wave on ink over coral'),
  picture(
    'four-coasts-crest',
    CREST,
    'png',
    'Crest of the Four Coasts Hockey Association: a compass star on violet',
  ),
  picture('layout', WIDE, 'jpeg', 'Hockey players contest the ball at sunset beside the lough'),

  scene(
    'seniors-top-the-table',
    'An Inishvarn player drives towards goal under the lights as a defender lunges',
  ),
  scene('junior-blitz', 'Young players raise their sticks while two small matches go on behind them'),
  scene('new-turf', 'Two crossed sticks and a ball on blue turf with fresh white lines'),
  scene('umpire-course', 'An umpire blows the whistle and points the way in heavy rain'),
  scene('agm', 'Members arrive at the pavilion at night, with light in every window'),
  scene('membership-desk', 'Hockey sticks lean on the wall beside the open pavilion door'),
  scene('about-us', 'The blue pitch at Shore Road beside the lough, with boats and the old tower'),
  scene('history', 'Players in skirts on a field with stone walls, on a faded photograph'),
  scene('safeguarding', 'A coach and a young player practise with sticks beside the lough'),
  scene('grounds', 'Shore Road from the air: a blue pitch with a coral surround beside the water'),

  sponsor('brunt-daughter-chandlers', 'Brunt & Daughter, ship chandlers'),
  sponsor('lough-lane-bakery', 'Lough Lane Bakery'),

  picture('inishvarn-lotto', PRODUCT, 'png', 'Six numbered Inishvarn Lotto balls'),
]
