import { picturesOf, PRODUCT } from '../picture.ts'
import type { DemoImage } from '../shape.ts'

const picture = picturesOf('dunvarra')
const product = (name: string, alt: string) => picture(name, PRODUCT, 'png', alt)

/** Named after the slugs of what is sold. */
export const dunvarraProducts: DemoImage[] = [
  product('home-jersey', 'Home jersey in pine and gold hoops'),
  product('away-jersey', 'White away jersey with a pine and gold chevron'),
  product('half-zip', 'Pine half-zip with dark sleeves and gold piping'),
  product('training-top', 'Training top, pine with gold shoulders'),
  product('shorts', 'Pine shorts with gold side stripes'),
  product('bobble-hat', 'Knitted hat in pine and gold stripes with a gold bobble'),
  product('bottle', 'Pine water bottle with the club crest'),
  product('gear-bag', 'Pine gear bag with gold straps and the club crest'),
  product('dinner-dance-ticket', 'Two dinner dance tickets, one gold and one pine'),
  product('easter-tour-deposit', 'A coach in club colours in front of the hills'),
  product('sponsor-a-ball', 'A match ball with pine patches and a gold band'),
  product('defibrillator-fund', 'A wall cabinet for a defibrillator, with a heart and a bolt'),
  product('rovers-lotto', 'Six numbered Rovers Lotto balls'),
  product('midwinter-hamper-draw', 'Three draw tickets tied with a gold bow'),
]
