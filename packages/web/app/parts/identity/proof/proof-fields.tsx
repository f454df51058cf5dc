import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { FormMessage } from '#lib/form/form-message.tsx'
import { PasswordOwner } from '#lib/form/new-password-fields.tsx'
import { askForPasskey } from '#parts/identity/passkey/ask-for-passkey.ts'
import { usePasskeysHere } from '#parts/identity/passkey/use-passkeys-here.ts'
import { Button } from '#ui/button/button.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { PROOF } from './messages.ts'
import { ASSERTION, CURRENT_PASSWORD } from './proof-errors.ts'

interface Props {
  email: string
  hasPassword: boolean
  hasPasskey: boolean
  error: string | undefined
}

/** That it is really them: the password, or a passkey that sends the form by itself. */
export function ProofFields({ email, hasPassword, hasPasskey, error }: Props) {
  const isHere = usePasskeysHere()
  const assertion = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [isNotUsed, setNotUsed] = useState(false)

  async function ask(): Promise<void> {
    setAsking(true)
    setNotUsed(false)
    const answer = await askForPasskey()
    setAsking(false)
    if (answer === null || !assertion.current) return setNotUsed(true)
    assertion.current.value = answer
    assertion.current.form?.requestSubmit()
    // A passkey's answer counts once: the next try takes a new one, or the password.
    assertion.current.value = ''
  }

  return (
    <>
      <input type="hidden" name={ASSERTION} ref={assertion} defaultValue="" />
      <PasswordOwner email={email} />
      {hasPassword ? (
        <PasswordField
          label={PROOF.password}
          hint={PROOF.hint}
          name={CURRENT_PASSWORD}
          autoComplete="current-password"
          error={error}
        />
      ) : (
        <p>
          {PROOF.signInAgain} <Link to="/authentication/sign-out">{PROOF.signIn}</Link>
        </p>
      )}
      <FormMessage text={isNotUsed ? PROOF.notUsed : null} />
      {isHere && hasPasskey && (
        <Button icon="key" loading={isAsking} onClick={() => void ask()}>
          {PROOF.byPasskey}
        </Button>
      )}
    </>
  )
}
