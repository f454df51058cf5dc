import { PASSWORD } from '../support/people.ts'
import type { Visitor } from './visitor/visitor.ts'

/** For journeys that begin signed in: the browser itself sends what the form would, from a page of the same site. */
export async function beginSignedIn(visitor: Visitor, site: string, email: string): Promise<void> {
  await visitor.open(new URL('/authentication/check-email', site).href)
  const isIn = await visitor.driver.ask(
    async ({ as, password }) => {
      const body = new URLSearchParams({ email: as, password })
      const answer = await fetch('/authentication/sign-in', { method: 'POST', body, redirect: 'manual' })
      return answer.type === 'opaqueredirect'
    },
    { as: email, password: PASSWORD },
  )
  if (!isIn) throw new Error(`${email} was not signed in at ${site}`)
}
