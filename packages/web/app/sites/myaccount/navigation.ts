import type { IconName } from '../../ui/icon/icon.tsx'

export interface NavigationItem {
  title: string
  to: string
  icon: IconName
}

/** The rooms of the my-account site. On a phone the first four stand in the bar, the rest behind "More". */
export const NAVIGATION: readonly NavigationItem[] = [
  { title: 'Home', to: '/', icon: 'home' },
  { title: 'Family', to: '/family', icon: 'family' },
  { title: 'Payments', to: '/payments', icon: 'card' },
  { title: 'Tickets', to: '/tickets', icon: 'ticket' },
  { title: 'Preferences', to: '/preferences', icon: 'bell' },
  { title: 'Security & privacy', to: '/security', icon: 'lock' },
]

/** Pages that belong to a room without standing below its address. */
const ALSO: Record<string, readonly string[]> = {
  '/family': ['/details', '/renew', '/switch'],
  '/payments': ['/orders'],
  '/security': ['/password'],
}

export function isIn(room: string, path: string): boolean {
  if (room === '/') return path === '/'
  return [room, ...(ALSO[room] ?? [])].some((place) => path === place || path.startsWith(`${place}/`))
}
