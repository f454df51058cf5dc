import { DUNVARRA } from '../../images/palette.ts'
import { placeholder } from '../../images/placeholder.ts'
import { CREST, picturesOf, PRODUCT, SCENE, SPONSOR, WIDE } from '../picture.ts'
import type { DemoImage } from '../shape.ts'

const picture = picturesOf('dunvarra')
const draw = ([width, height]: [number, number]) => () => placeholder(DUNVARRA, width, height)

export const dunvarraImages: DemoImage[] = [
  picture('crest', CREST, 'png', 'Crest of Dunvarra Rovers: a gold tower on a pine shield', draw(CREST)),
  picture('layout', WIDE, 'jpeg', 'The pitch at Harbour Field between the hills and the sea at dawn', draw(WIDE)),
  picture('sponsors-background', WIDE, 'png', '', draw(WIDE)),
  picture('under-12s-win-the-harbour-shield', SCENE, 'jpeg', 'Children in pine and gold lift the Harbour Shield over their heads on the pitch at dusk', draw(SCENE)),
  picture('new-floodlights', SCENE, 'jpeg', 'Two floodlight masts light an empty pitch by the harbour at night', draw(SCENE)),
  picture('registration-opens', SCENE, 'jpeg', 'The Dunvarra clubhouse in the morning, with a registration desk and a short queue outside', draw(SCENE)),
  picture('jackpot-passes-4800', SCENE, 'jpeg', 'Numbered lotto balls in pine, gold and cream tumble through the air', draw(SCENE)),
  picture('camp-places-going-fast', SCENE, 'jpeg', 'Children chase a ball between tents and bunting on a bright summer morning', draw(SCENE)),
  picture('walking-football-crew', SCENE, 'jpeg', 'Older players walk after the ball on the astro in the morning sun', draw(SCENE)),
  picture('pitch-day-volunteers', SCENE, 'jpeg', 'Volunteers with rakes work across the striped pitch in the early light', draw(SCENE)),
  picture('dinner-dance-tickets', SCENE, 'jpeg', 'Couples dance under strings of lights in a ballroom', draw(SCENE)),
  picture('midwinter-hamper', SCENE, 'jpeg', 'A large hamper with a gold ribbon under falling snow', draw(SCENE)),
  picture('clubhouse', SCENE, 'jpeg', 'The clubhouse at Harbour Field in the evening, its windows lit', draw(SCENE)),
  picture('about-us', SCENE, 'jpeg', 'Harbour Field seen from the hill: the pitch, the boats and the sea', draw(SCENE)),
  picture('history', SCENE, 'jpeg', 'The old stand at Harbour Field in sepia, with spectators in caps', draw(SCENE)),
  picture('safeguarding', SCENE, 'jpeg', 'Two captains shake hands before a match', draw(SCENE)),
  picture('grounds', SCENE, 'jpeg', 'Harbour Field from the air: main pitch, back pitch and astro beside the quay', draw(SCENE)),
  picture('sponsor-harbour-lights-hotel', SPONSOR, 'png', 'Harbour Lights Hotel', draw(SPONSOR)),
  picture('sponsor-sallavans', SPONSOR, 'png', 'Sallavan’s', draw(SPONSOR)),
  picture('sponsor-tarrans-mill', SPONSOR, 'png', 'Tarran’s Mill', draw(SPONSOR)),
  picture('sponsor-cuan-hardware', SPONSOR, 'png', 'Cúán Hardware', draw(SPONSOR)),
  picture('sponsor-the-slipway', SPONSOR, 'png', 'The Slipway', draw(SPONSOR)),
  picture('sponsor-royle-farm-dairy', SPONSOR, 'png', 'Royle Farm Dairy', draw(SPONSOR)),
  picture('home-jersey', PRODUCT, 'png', 'Home jersey: pine and gold hoops', draw(PRODUCT)),
  picture('away-jersey', PRODUCT, 'png', 'Away jersey: white with a pine chevron', draw(PRODUCT)),
  picture('half-zip', PRODUCT, 'png', 'Pine half-zip top with gold piping', draw(PRODUCT)),
  picture('training-top', PRODUCT, 'png', 'Training top in pine with gold shoulders', draw(PRODUCT)),
  picture('shorts', PRODUCT, 'png', 'Pine shorts with a gold stripe', draw(PRODUCT)),
  picture('bobble-hat', PRODUCT, 'png', 'Bobble hat in pine and gold stripes', draw(PRODUCT)),
  picture('bottle', PRODUCT, 'png', 'Water bottle with the club crest', draw(PRODUCT)),
  picture('gear-bag', PRODUCT, 'png', 'Pine gear bag with gold straps', draw(PRODUCT)),
  picture('dinner-dance-ticket', PRODUCT, 'png', 'Gold dinner dance ticket', draw(PRODUCT)),
  picture('easter-tour-deposit', PRODUCT, 'png', 'A tour bus on a coast road', draw(PRODUCT)),
  picture('sponsor-a-ball', PRODUCT, 'png', 'Match ball in white, pine and gold', draw(PRODUCT)),
  picture('defibrillator-fund', PRODUCT, 'png', 'Defibrillator in its wall cabinet', draw(PRODUCT)),
  picture('rovers-lotto', PRODUCT, 'png', 'Six Rovers Lotto balls', draw(PRODUCT)),
  picture('midwinter-hamper-draw', PRODUCT, 'png', 'Draw tickets and a gold ribbon', draw(PRODUCT)),
]
