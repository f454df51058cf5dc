import { pagesOf } from '../../pages-of.ts'

export const devUrls = pagesOf('backoffice', 'features/dev/kit', { 'dev/ui': 'dev-ui.page.tsx' })
