import { useMatches } from 'react-router'
import type { User } from '@clubhouse/contract/people/people'

/** What a page of the my-account site says in the club's colours above it: its heading and one line. */
export interface Hero {
  title: string
  line?: string | undefined
}

export interface HeroHandle {
  hero: (data: unknown, user: User) => Hero | null
}

/** For `export const handle` of a page: the frame draws its heading from what its loader gave. */
export function withHero(hero: (data: never, user: User) => Hero | null): HeroHandle {
  // A handle stands beside its own loader, and is asked only with what that one gave.
  return { hero: (data, user) => hero(data as never, user) }
}

/** The heading of the page that is shown; null where the page has its own, as one that failed has. */
export function useHero(user: User | null): Hero | null {
  const match = useMatches().findLast(({ handle }) => isHeroHandle(handle))
  if (!user || match?.loaderData === undefined || !isHeroHandle(match.handle)) return null
  return match.handle.hero(match.loaderData, user)
}

function isHeroHandle(handle: unknown): handle is HeroHandle {
  return typeof handle === 'object' && handle !== null && 'hero' in handle
}
