import { redirect } from 'react-router'
import { MEMBERSHIP_PATH } from './paths.ts'

/** MEMB-01 */
export function loader() {
  throw redirect(MEMBERSHIP_PATH, 301)
}
