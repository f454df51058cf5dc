import type { IconName } from '../../ui/icon/icon.tsx'

export interface SuRoom {
  title: string
  to: string
  icon: IconName
  /** Where else somebody is while they are in it. */
  also?: readonly string[]
}

/** The rooms of the superuser site. On a phone the first four stand under the thumb, and all of them behind "Menu". */
export const SU_ROOMS: readonly SuRoom[] = [
  { title: 'Clubs', to: '/', icon: 'home', also: ['/clubs'] },
  { title: 'New club', to: '/new-club', icon: 'plus' },
]

export const isIn = ({ to, also = [] }: SuRoom, path: string): boolean =>
  path === to || [...also, ...(to === '/' ? [] : [to])].some((place) => path.startsWith(`${place}/`))
