import { z } from 'zod'
import { OFFICES } from './office-names.ts'

export const Office = z.enum(OFFICES)
