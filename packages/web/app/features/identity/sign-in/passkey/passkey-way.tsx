import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormMessage } from '#lib/form/form-message.tsx'
import { usePost } from '#lib/post/use-post.ts'
import { askForPasskey, hasUsedPasskey, stopAsking } from '#parts/identity/passkey/ask-for-passkey.ts'
import { usePasskeys } from '#parts/identity/passkey/use-passkeys-here.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from '../authentication.module.css'
import { actionAddress, type Frame } from '../frame.ts'
import { COMMON, PASSKEY } from '../messages.ts'

/**
 * A second way in, for whoever has a passkey. In a browser that has used one here it is offered among the e-mails too;
 * where passkeys cannot work nothing is drawn. Its room is kept until React knows: what stands below is not moved while
 * somebody reaches for it.
 */
export function PasskeyWay({ frame, hasAutofill = false }: { frame: Frame; hasAutofill?: boolean }) {
  const passkeys = usePasskeys()
  const isHere = passkeys === 'here'
  const { post, answer, isBusy } = usePost({ name: 'passkey', failed: PASSKEY.failed })
  const [isAsking, setAsking] = useState(false)
  const [isNotUsed, setNotUsed] = useState(false)

  async function signIn(assertion: string): Promise<void> {
    const form = new FormData()
    form.set('assertion', assertion)
    await post(actionAddress(frame, 'passkey'), form)
  }

  async function ask(): Promise<void> {
    setAsking(true)
    setNotUsed(false)
    const assertion = await askForPasskey()
    setAsking(false)
    if (assertion === null) setNotUsed(true)
    else await signIn(assertion)
  }

  const offer = useEffectEvent(async () => {
    if (!(await browserSupportsWebAuthnAutofill())) return
    const assertion = await askForPasskey({ asAutofill: true })
    if (assertion !== null) await signIn(assertion)
  })
  useEffect(() => {
    if (!isHere) return
    if (hasAutofill && hasUsedPasskey()) void offer()
    return stopAsking
  }, [isHere, hasAutofill])

  if (passkeys === 'not-here') return null
  const error = isNotUsed ? PASSKEY.notUsed : (answer?.formError ?? null)
  return (
    <div inert={!isHere} className={classNames(styles.way, !isHere && styles.room)}>
      <div className={styles.divider}>
        <span>{COMMON.or}</span>
      </div>
      <FormMessage text={error} />
      <Button size="large" wide icon="key" loading={isAsking || isBusy} onClick={() => void ask()}>
        {PASSKEY.signIn}
      </Button>
    </div>
  )
}
