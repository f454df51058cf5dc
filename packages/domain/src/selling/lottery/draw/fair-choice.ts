import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { ALGORITHM } from './algorithm.ts'

const WORD = 2 ** 32
const WORD_BYTES = 4

/** Numbers out of a seed, without an end: HMAC-SHA-256 of a counter from 0, read as words of four bytes, the highest first. */
export function* wordsOf(seed: string): Generator<number, never> {
  const key = hexToBytes(seed)
  for (let block = 0; ; block += 1) {
    const bytes = hmac(sha256, key, utf8ToBytes(`${ALGORITHM} block:${block}`))
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    for (let at = 0; at < bytes.length; at += WORD_BYTES) yield view.getUint32(at)
  }
}

/**
 * A whole number from 0 up to, and without, `limit`. Words at the upper end, where some remainders would come up once more
 * than others, are passed over: every number is as likely as any other.
 */
export function numberBelow(words: Iterator<number, never>, limit: number): number {
  const end = WORD - (WORD % limit)
  for (;;) {
    const word = words.next().value
    if (word < end) return word % limit
  }
}

/** So many of these, each at most once, in the order in which they were drawn. */
export function chooseFrom<Item>(seed: string, items: readonly Item[], count: number): Item[] {
  const words = wordsOf(seed)
  const left = [...items]
  const chosen: Item[] = []
  while (chosen.length < count && left.length > 0) {
    const at = numberBelow(words, left.length)
    const item = left[at] as Item
    const last = left.pop() as Item
    // What was last takes the place of what was drawn: no list is moved, however long it is.
    if (at < left.length) left[at] = last
    chosen.push(item)
  }
  return chosen
}
