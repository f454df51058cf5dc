import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { dialogIn } from '../../ui/dialog/routed-dialog-address.ts'
import { noticeIn } from './notices.ts'

type Asked = Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>

/**
 * For a page with a form of somebody's own. A sign-in that ran out is renewed in a dialog over it: asked for anew before
 * that is done, the page would send its reader away, and what was typed with them.
 */
export function staysUnderDialog({ currentUrl, nextUrl, defaultShouldRevalidate }: Asked): boolean {
  const isClosing = dialogIn(currentUrl) !== null && noticeIn(nextUrl.search) === null
  return defaultShouldRevalidate && dialogIn(nextUrl) === null && !isClosing
}
