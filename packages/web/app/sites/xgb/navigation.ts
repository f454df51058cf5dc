import type { IconName } from '../../ui/icon/icon.tsx'

export interface BodyMenuEntry {
  path: string
  label: string
  icon: IconName
  /** What else belongs to it, by how its address begins. */
  also?: string
}

export const BODY_ENTRIES: readonly BodyMenuEntry[] = [
  { path: '/', label: 'Clubs', icon: 'shield', also: '/clubs' },
  { path: '/compare', label: 'Compare', icon: 'list' },
  { path: '/messages', label: 'Messages', icon: 'send' },
  { path: '/reports', label: 'Reports', icon: 'bars' },
  { path: '/settings/sso', label: 'Sign-in', icon: 'key' },
]

export const isInEntry = ({ path, also }: BodyMenuEntry, at: string): boolean =>
  at === path || [path, also].some((begin) => begin && begin !== '/' && at.startsWith(`${begin}/`))
