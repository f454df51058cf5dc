import type { NoticeName } from './notice-words.ts'

export type { NoticeName }

/** What is to be said travels as a word in the address, and never as text. */
const PARAMETER = 'notice'

/** The notice that an address asks for. Whether it is one of ours is known where the words are. */
export function noticeIn(search: string): NoticeName | null {
  const asked = new URLSearchParams(search).get(PARAMETER)
  return asked !== null && /^[a-z-]{1,40}$/.test(asked) ? (asked as NoticeName) : null
}

export function withNotice(path: string, notice: NoticeName): string {
  const url = new URL(path, 'https://site.invalid')
  url.searchParams.set(PARAMETER, notice)
  return url.pathname + url.search + url.hash
}

export function withoutNotice({ pathname, search, hash }: Record<'pathname' | 'search' | 'hash', string>) {
  const params = new URLSearchParams(search)
  params.delete(PARAMETER)
  const rest = params.toString()
  return pathname + (rest && `?${rest}`) + hash
}
