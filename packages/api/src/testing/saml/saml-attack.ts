import { expect } from 'vitest'
import type { Begun, SamlWorld } from './saml-world.ts'

/** One change to an answer that is taken as it stands, and the check that it must fail by. */
export interface Attack {
  name: string
  refused: string
  make: (begun: Begun) => string
}

export async function expectRefused(world: SamlWorld, { make, refused }: Attack): Promise<void> {
  const begun = await world.begin()
  const before = await world.census()
  const outcome = await world.post(make(begun), begun.requestId)
  expect(outcome.refused).toBe(refused)
  expect(outcome.code).toBeNull()
  // The person is told on the site where they began, and told nothing that would help a thief.
  expect(outcome.location.origin + outcome.location.pathname).toBe('http://dunvarra.clubhouse.test/')
  expect(outcome.location.searchParams.get('error')).toBe(
    'We couldn’t sign you in with single sign-on. Please try again.',
  )
  expect(await world.census()).toEqual(before)
}

/** The negative control of all attacks: what they begin with is taken. */
export async function expectTaken(world: SamlWorld, make: (begun: Begun) => string): Promise<void> {
  const begun = await world.begin()
  const { code, refused, location } = await world.post(make(begun), begun.requestId)
  expect(refused).toBeNull()
  expect(location.origin + location.pathname).toBe('http://dunvarra.clubhouse.test/')
  expect(await world.spend(code ?? '', begun.secret)).not.toBeNull()
}
