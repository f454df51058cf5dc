import type { Palette } from '@clubhouse/artwork/contrast'
import { DUNVARRA as palette } from '../../images/palette.ts'
import {
  bottle,
  defibrillator,
  drawTickets,
  lottoArt,
  matchBall,
  ticket,
  tour,
} from '../../images/products/things.ts'
import {
  awayJersey,
  bobbleHat,
  gearBag,
  halfZip,
  homeJersey,
  shorts,
  trainingTop,
} from '../../images/products/wear.ts'
import { picturesOf, PRODUCT } from '../picture.ts'
import type { DemoImage } from '../shape.ts'

const picture = picturesOf('dunvarra')
const product = (name: string, draw: (palette: Palette) => string, alt: string) =>
  picture(name, PRODUCT, 'png', alt, () => draw(palette))

/** Named after the slugs of what is sold. */
export const dunvarraProducts: DemoImage[] = [
  product('home-jersey', homeJersey, 'Home jersey in pine and gold hoops'),
  product('away-jersey', awayJersey, 'White away jersey with a pine and gold chevron'),
  product('half-zip', halfZip, 'Pine half-zip with dark sleeves and gold piping'),
  product('training-top', trainingTop, 'Training top, pine with gold shoulders'),
  product('shorts', shorts, 'Pine shorts with gold side stripes'),
  product('bobble-hat', bobbleHat, 'Knitted hat in pine and gold stripes with a gold bobble'),
  product('bottle', bottle, 'Pine water bottle with the club crest'),
  product('gear-bag', gearBag, 'Pine gear bag with gold straps and the club crest'),
  product('dinner-dance-ticket', ticket, 'Two dinner dance tickets, one gold and one pine'),
  product('easter-tour-deposit', tour, 'A coach in club colours in front of the hills'),
  product('sponsor-a-ball', matchBall, 'A match ball with pine patches and a gold band'),
  product('defibrillator-fund', defibrillator, 'A wall cabinet for a defibrillator, with a heart and a bolt'),
  product('rovers-lotto', lottoArt([4, 9, 17, 21, 26, 30]), 'Six numbered Rovers Lotto balls'),
  product('midwinter-hamper-draw', drawTickets, 'Three draw tickets tied with a gold bow'),
]
