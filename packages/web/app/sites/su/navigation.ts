import type { IconName } from '../../ui/icon/icon.tsx'

export interface SuMenuEntry {
  title: string
  to: string
  icon: IconName
  /** Where else somebody is while they are in it. */
  also?: readonly string[]
}

/** The entries of the superuser site. On a phone the first four stand under the thumb, and all of them behind "Menu". */
export const SU_ENTRIES: readonly SuMenuEntry[] = [
  { title: 'Clubs', to: '/', icon: 'home', also: ['/clubs', '/new-club'] },
  { title: 'People', to: '/people', icon: 'user' },
  { title: 'Jobs', to: '/jobs', icon: 'clock' },
  { title: 'Outbox', to: '/outbox', icon: 'send' },
  { title: 'Webhooks', to: '/webhooks', icon: 'link' },
  { title: 'Health', to: '/health', icon: 'shield' },
]

export const isIn = ({ to, also = [] }: SuMenuEntry, path: string): boolean =>
  path === to ||
  also.includes(path) ||
  [...also, ...(to === '/' ? [] : [to])].some((place) => path.startsWith(`${place}/`))
