import { stepLoader } from '../load-step.ts'
import { signOutAction } from './sign-out-action.ts'
import { stepMeta } from '../step-meta.ts'

export { AuthenticationPage as default } from '../authentication-page.tsx'
export { RouteError as ErrorBoundary } from '../../../lib/errors/route-error.tsx'

export const loader = stepLoader('sign-out')
export const meta = stepMeta('sign-out')
export const action = signOutAction
