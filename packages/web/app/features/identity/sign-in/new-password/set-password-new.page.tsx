import { stepLoader } from '../load-step.ts'
import { stepMeta } from '../step-meta.ts'
import { updatePasswordAction } from './update-password-action.ts'

export { AuthenticationPage as default } from '../authentication-page.tsx'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = stepLoader('set-password/update-password')
export const meta = stepMeta('set-password/update-password')
export const action = updatePasswordAction('set-password')
