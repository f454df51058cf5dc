import { INISHVARN } from '../../images/palette.ts'
import { placeholder } from '../../images/placeholder.ts'
import { CREST, picturesOf, PRODUCT, SCENE, SPONSOR, WIDE } from '../picture.ts'
import type { DemoImage } from '../shape.ts'

const picture = picturesOf('inishvarn')
const draw = ([width, height]: [number, number]) => () => placeholder(INISHVARN, width, height)

export const inishvarnImages: DemoImage[] = [
  picture('crest', CREST, 'png', 'Crest of Inishvarn Hockey Club: a white wave on an ink and coral shield', draw(CREST)),
  picture('four-coasts-crest', CREST, 'png', 'Crest of the Four Coasts Hockey Association', draw(CREST)),
  picture('layout', WIDE, 'jpeg', 'Hockey players under the lights of Shore Road at dusk', draw(WIDE)),
  picture('seniors-top-the-table', SCENE, 'jpeg', 'A hockey player strikes the ball under lights while two defenders close in', draw(SCENE)),
  picture('junior-blitz', SCENE, 'jpeg', 'Young hockey players with sticks raised on four small pitches', draw(SCENE)),
  picture('new-turf', SCENE, 'jpeg', 'The blue turf at Shore Road with fresh white lines, two sticks and a ball', draw(SCENE)),
  picture('umpire-course', SCENE, 'jpeg', 'An umpire with a whistle raises an arm in the rain', draw(SCENE)),
  picture('agm', SCENE, 'jpeg', 'The pavilion at Shore Road at night, with light in every window', draw(SCENE)),
  picture('membership-desk', SCENE, 'jpeg', 'Sticks and balls leaning on the pavilion wall beside an open door', draw(SCENE)),
  picture('about-us', SCENE, 'jpeg', 'The pitch at Shore Road beside the lough, with hills behind', draw(SCENE)),
  picture('history', SCENE, 'jpeg', 'Players of the nineteen-thirties on a cattle field above the harbour, in sepia', draw(SCENE)),
  picture('safeguarding', SCENE, 'jpeg', 'A coach and a young player touch sticks at the edge of the pitch', draw(SCENE)),
  picture('grounds', SCENE, 'jpeg', 'Shore Road from the air: a blue pitch between the boat club and the water', draw(SCENE)),
  picture('sponsor-brunt-daughter-chandlers', SPONSOR, 'png', 'Brunt & Daughter Chandlers', draw(SPONSOR)),
  picture('sponsor-lough-lane-bakery', SPONSOR, 'png', 'Lough Lane Bakery', draw(SPONSOR)),
  picture('inishvarn-lotto', PRODUCT, 'png', 'Six Inishvarn Lotto balls', draw(PRODUCT)),
]
