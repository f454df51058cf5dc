import { keptImage } from './images/kept-image.ts'
import { demoImages } from './world/world.ts'

/** Draws every picture of the demo that is not kept from an earlier build. */
for (const image of demoImages()) await keptImage(image)
