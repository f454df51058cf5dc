import { returnPath, safePath } from '@clubhouse/domain/web/redirects'
import { type NoticeName, withNotice } from '#lib/visit/notices.ts'
import { dialogAddress } from '#ui/dialog/routed-dialog-address.ts'
import { type Step, stepPath } from './steps.ts'

/**
 * Where the steps are shown: as pages of their own, or in the dialog over another page. Everything a step needs
 * to lead on is in its address, so that forms post, Back works and a reload shows the same (AUTH-01).
 */
export type Frame =
  | { kind: 'page'; redirect: string | null; origin: string | null }
  | { kind: 'dialog'; over: string }

type Address = { pathname: string; search: string }

/** What the address of a dialog says besides the page beneath it. */
const OF_THE_DIALOG = ['dialog', 'origin', 'ssoSettings', 'pwd_set_allowed', 'email', 'notice']

export function frameOf({ pathname, search }: Address): Frame {
  const params = new URLSearchParams(search)
  if (/^\/authentication(\/|$)/.test(pathname)) {
    const over = safePath(params.get('over'))
    if (over !== null) return { kind: 'dialog', over }
    return {
      kind: 'page',
      redirect: safePath(params.get('redirect')),
      origin: safePath(params.get('origin')),
    }
  }
  for (const name of OF_THE_DIALOG) params.delete(name)
  const rest = params.toString()
  return { kind: 'dialog', over: pathname + (rest && `?${rest}`) }
}

/** The address of another step in the same frame. */
export function stepAddress(frame: Frame, step: Step, more: Record<string, string> = {}): string {
  const address =
    frame.kind === 'dialog'
      ? dialogAddress(split(frame.over), `authentication/${step}`)
      : stepPath(step) + query(ways(frame))
  return withQuery(address, more)
}

/** Where a step's form is posted: always the step itself, which then knows its frame. */
export function actionAddress(frame: Frame, step: Step | 'verification' | 'passkey'): string {
  const known = frame.kind === 'dialog' ? { over: frame.over } : ways(frame)
  return `/authentication/${step}${query(known)}`
}

/** AUTH-56, OPEN-016: from the dialog nobody is taken away; from a page one goes where one was going. */
export function doneAddress(frame: Frame, notice?: NoticeName): string {
  const path = returnPath(frame.kind === 'dialog' ? frame.over : frame.redirect)
  return notice ? withNotice(path, notice) : path
}

/** OPEN-015: where giving up leads. */
export function closeAddress(frame: Frame): string {
  return returnPath(frame.kind === 'dialog' ? frame.over : (frame.origin ?? frame.redirect))
}

function ways({ redirect, origin }: Extract<Frame, { kind: 'page' }>): Record<string, string> {
  return { ...(redirect && { redirect }), ...(origin && { origin }) }
}

function query(params: Record<string, string>): string {
  const text = new URLSearchParams(params).toString()
  return text && `?${text}`
}

function withQuery(address: string, more: Record<string, string>): string {
  const { pathname, search } = split(address)
  return pathname + query({ ...Object.fromEntries(new URLSearchParams(search)), ...more })
}

function split(path: string): Address {
  const { pathname, search } = new URL(path, 'https://site.invalid')
  return { pathname, search }
}
