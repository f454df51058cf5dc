import { stepLoader } from '../load-step.ts'
import { signUpAction } from './sign-up-action.ts'
import { stepMeta } from '../step-meta.ts'

export { AuthenticationPage as default } from '../authentication-page.tsx'
export { RouteError as ErrorBoundary } from '../../../lib/errors/route-error.tsx'

export const loader = stepLoader('sign-up')
export const meta = stepMeta('sign-up')
export const action = signUpAction
