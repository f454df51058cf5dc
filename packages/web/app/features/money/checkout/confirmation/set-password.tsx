import { useSyncExternalStore } from 'react'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { readGuest } from '../buyer/use-guest.ts'
import { CONFIRMATION } from '../messages.ts'

const PATH = '/authentication/forgot-password'
const never = () => () => {}

/** ORDER-04: asks for the code that sets a password, for the e-mail that the guest gave; where nobody knows it any more it is typed. */
export function SetPassword() {
  // Once: leaving the page forgets the guest.
  const email = useSyncExternalStore(
    never,
    () => readGuest()?.email ?? null,
    () => null,
  )
  if (email === null)
    return (
      <ButtonLink to={PATH} wide icon="key" reloadDocument>
        {CONFIRMATION.guest.setPassword}
      </ButtonLink>
    )
  return (
    <form method="post" action={PATH}>
      <input type="hidden" name="email" value={email} />
      <Button type="submit" wide icon="key">
        {CONFIRMATION.guest.setPassword}
      </Button>
    </form>
  )
}
