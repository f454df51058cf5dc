import { stepLoader } from '../load-step.ts'
import { stepMeta } from '../step-meta.ts'
import { validateTokenAction } from './validate-token-action.ts'

export { AuthenticationPage as default } from '../authentication-page.tsx'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = stepLoader('set-password/validate-token')
export const meta = stepMeta('set-password/validate-token')
export const action = validateTokenAction('set-password')
