import { TICKET } from '../messages.ts'
import { SignInHere } from '../sign-in-here.tsx'
import styles from './panel.module.css'

type Props = {
  every: string
  /** What is taken and when, for whoever may turn it on. */
  hint: string
  isOn: boolean
  isSignedIn: boolean
  onChange: (isOn: boolean) => void
}

/** LOTTO-12: for members alone, who can stop it; the card is kept for it, and that is said here. */
export function Renewal({ every, hint, isOn, isSignedIn, onChange }: Props) {
  return (
    <div className={styles.renew}>
      <label className={styles.renewLabel}>
        <b>{TICKET.renew(every)}</b>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn && isSignedIn}
          name="auto_renewal"
          className={styles.switch}
          checked={isOn && isSignedIn}
          disabled={!isSignedIn}
          aria-describedby="renewal-hint"
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </label>
      <small id="renewal-hint">
        {isSignedIn ? (
          hint
        ) : (
          <>
            <SignInHere>{TICKET.signIn}</SignInHere> {TICKET.renewSignIn}
          </>
        )}
      </small>
    </div>
  )
}
