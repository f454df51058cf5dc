import type { OfficeMenuEntry } from '#parts/office/frame/navigation.ts'
import { GUIDES } from './guides.ts'
import type { Guide } from './guides/guide.ts'

const words = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those whom somebody may follow, and of them those that hold every word that was looked for. */
export function findGuides(asked: string, entries: readonly OfficeMenuEntry[]): Guide[] {
  const open = new Set(entries.map(({ path }) => path))
  const wanted = words(asked).split(/\s+/).filter(Boolean)
  return GUIDES.filter(({ entry }) => open.has(entry)).filter(({ title, lead, steps, also = '' }) => {
    const text = words([title, lead, also, ...steps].join(' '))
    return wanted.every((word) => text.includes(word))
  })
}
