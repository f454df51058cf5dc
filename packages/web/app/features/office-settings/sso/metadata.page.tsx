import { metadataAction } from './metadata-action.ts'

/** The same page at the address that takes a file: what is wrong with one is told there. */
export { default, ErrorBoundary, loader, meta } from './sso.page.tsx'

export const action = metadataAction
