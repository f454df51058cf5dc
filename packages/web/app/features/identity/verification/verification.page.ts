import { redirect } from 'react-router'
import { verificationAction } from './verification-action.ts'

export const action = verificationAction

/** There is nothing to read here: the warning that leads here stands on every page. */
export function loader(): never {
  throw redirect('/')
}
