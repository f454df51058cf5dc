import { ownList } from './own-lists.ts'

/** API-88: an address that the server may ask. Where its name leads is looked at again when it is asked. */
export const isOptionsUrl = (url: string): boolean => ownList(url) !== null || publicAddress(url) !== null

/**
 * What a reader of addresses would take away or turn round without a word: what is read in the editor is what is asked.
 */
const SILENTLY_CHANGED = /[\s\p{Cc}\p{Cf}\\]/u

/** An address on the public network, in the one way of writing it; null where it is none. */
export function publicAddress(url: string): URL | null {
  const isPlain = /^https:\/\/(?!:?@)/i.test(url) && !SILENTLY_CHANGED.test(url)
  const parsed = isPlain && URL.canParse(url) ? new URL(url) : null
  return parsed && isPublicHttps(parsed) ? parsed : null
}

/** Two labels at least; without a dot at the end, which would make "localhost." one of them. */
const NAME = /^(?:[^.[\]]+\.)+[^.[\]]+$/

/** A host by its name, over https, at the usual port, and without a password in the address. */
export function isPublicHttps({ protocol, hostname, username, password, port }: URL): boolean {
  const isName = NAME.test(hostname) && !/^[\d.]+$/.test(hostname)
  return protocol === 'https:' && username === '' && password === '' && port === '' && isName
}
