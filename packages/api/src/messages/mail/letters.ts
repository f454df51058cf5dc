import type { Core } from '#kernel/core.ts'
import { type BrandOf, openBrands } from './brand.ts'
import { builtTemplates, developmentTemplates, type LoadTemplates } from './templates.ts'

/** What a mail is written with. */
export interface Letters {
  templates: LoadTemplates
  brandOf: BrandOf
}

export const openLetters = (core: Core): Letters => ({
  templates: core.config.isDevelopment ? developmentTemplates : builtTemplates,
  brandOf: openBrands(core),
})
