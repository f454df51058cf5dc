import { forgotPasswordAction } from './forgot-password-action.ts'
import { stepLoader } from '../load-step.ts'
import { stepMeta } from '../step-meta.ts'

export { AuthenticationPage as default } from '../authentication-page.tsx'
export { RouteError as ErrorBoundary } from '../../../lib/errors/route-error.tsx'

export const loader = stepLoader('forgot-password')
export const meta = stepMeta('forgot-password')
export const action = forgotPasswordAction
