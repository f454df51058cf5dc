import type { IconName } from '../../ui/icon/icon.tsx'

export interface NavigationGroup {
  /** Null for what stands above all groups. */
  title: string | null
  items: readonly { title: string; to: string; icon: IconName }[]
}

/** The rooms of the back office that are open; a group appears with its first room. */
export const NAVIGATION: readonly NavigationGroup[] = [
  { title: null, items: [{ title: 'Home', to: '/', icon: 'home' }] },
  { title: 'Membership', items: [{ title: 'Forms', to: '/forms', icon: 'form' }] },
]
