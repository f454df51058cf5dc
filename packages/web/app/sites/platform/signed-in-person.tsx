import type { User } from '@clubhouse/contract/people/people'
import { SignOutForm } from '#features/identity/sign-in/sign-out/sign-out-form.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PLATFORM } from './messages.ts'
import styles from './platform-shell.module.css'

/** Who is signed in on one of the platform's sites, and the way out. */
export function SignedInPerson({ user }: { user: Pick<User, 'first_name' | 'last_name'> }) {
  return (
    <div className={styles.user}>
      <span className={styles.person}>
        {user.first_name} {user.last_name}
      </span>
      <SignOutForm>
        <Button type="submit" size="small">
          {PLATFORM.signOut}
        </Button>
      </SignOutForm>
    </div>
  )
}
