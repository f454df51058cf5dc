import { emailConfirmedAction } from './email-confirmed-action.ts'
import { stepLoader } from '../load-step.ts'
import { stepMeta } from '../step-meta.ts'

export { AuthenticationPage as default } from '../authentication-page.tsx'
export { RouteError as ErrorBoundary } from '../../../lib/errors/route-error.tsx'

export const loader = stepLoader('email-confirmed')
export const meta = stepMeta('email-confirmed')
export const action = emailConfirmedAction
