import { checkEmailAction } from './check-email-action.ts'
import { stepLoader } from '../load-step.ts'
import { stepMeta } from '../step-meta.ts'

export { AuthenticationPage as default } from '../authentication-page.tsx'
export { RouteError as ErrorBoundary } from '../../../lib/errors/route-error.tsx'

export const loader = stepLoader('check-email')
export const meta = stepMeta('check-email')
export const action = checkEmailAction
