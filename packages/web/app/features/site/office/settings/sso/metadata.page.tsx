import { metadataAction } from '#parts/identity/office/sso/metadata-action.ts'
import { openSsoCalls } from './open-calls.ts'

/** The same page at the address that takes a file: what is wrong with one is told there. */
export { default, loader, meta } from './sso.page.tsx'

export const action = metadataAction(openSsoCalls)
