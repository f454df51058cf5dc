import { dunvarraImages } from './dunvarra/images.ts'
import { inishvarnImages } from './inishvarn/images.ts'
import type { DemoImage } from './shape.ts'

export const demoImages = (): DemoImage[] => [...dunvarraImages, ...inishvarnImages]
