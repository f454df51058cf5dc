import { stepLoader } from '../load-step.ts'
import { signInAction } from './sign-in-action.ts'
import { stepMeta } from '../step-meta.ts'

export { AuthenticationPage as default } from '../authentication-page.tsx'
export { RouteError as ErrorBoundary } from '../../../lib/errors/route-error.tsx'

export const loader = stepLoader('sign-in')
export const meta = stepMeta('sign-in')
export const action = signInAction
