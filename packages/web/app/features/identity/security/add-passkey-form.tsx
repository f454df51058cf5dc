import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFields } from '#lib/form/form-fields.ts'
import formStyles from '#lib/form/form.module.css'
import { sendForm } from '#lib/post/send-form.ts'
import { usePost } from '#lib/post/use-post.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { rememberPasskey } from '#parts/identity/passkey/ask-for-passkey.ts'
import { usePasskeysHere } from '#parts/identity/passkey/use-passkeys-here.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ADD_PASSKEY, SECURITY } from './messages.ts'
import { ProofFields } from '#parts/identity/proof/proof-fields.tsx'
import { proofErrors } from '#parts/identity/proof/proof-errors.ts'
import styles from './security.module.css'

interface Props {
  email: string
  hasPassword: boolean
  hasPasskey: boolean
}

/** Makes a passkey on this device. It takes a script: without one the page says so. */
export function AddPasskeyForm({ email, hasPassword, hasPasskey }: Props) {
  const isHydrated = useHydrated()
  const isHere = usePasskeysHere()
  const form = useRef<HTMLFormElement>(null)
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string>()
  const { search } = useLocation()
  const path = SECURITY.addPasskey + search
  const { post, answer, isBusy } = usePost({ name: 'add-passkey', failed: SECURITY.failed })

  async function make(fields: FormData): Promise<void> {
    const begun = await sendForm(path, fields)
    if (begun.kind === 'signed-out') return window.location.assign(path)
    const said = begun.kind === 'answered' ? begun.answer : null
    setWrong(said?.errors['current_password'])
    if (!said?.values['options']) return setProblem(said ? said.formError : SECURITY.failed)
    const optionsJSON = JSON.parse(said.values['options']) as PublicKeyCredentialCreationOptionsJSON
    const kept = new FormData()
    kept.set('intent', 'keep')
    kept.set('name', readFields(fields).field('name'))
    try {
      kept.set('attestation', JSON.stringify(await startRegistration({ optionsJSON })))
    } catch (error) {
      const isKnown = error instanceof Error && error.name === 'InvalidStateError'
      return setProblem(isKnown ? ADD_PASSKEY.known : ADD_PASSKEY.notMade)
    }
    if ((await post(path, kept)) === 'redirected') rememberPasskey()
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const { current_password: missing } = proofErrors(readFields(fields), hasPassword)
    setWrong(missing)
    setProblem(null)
    if (missing) return form.current?.querySelector<HTMLElement>('[name=current_password]')?.focus()
    setMaking(true)
    await make(fields)
    setMaking(false)
  }

  if (!isHydrated) return <p>{ADD_PASSKEY.needsScript}</p>
  if (!isHere) return <p>{ADD_PASSKEY.notHere}</p>
  return (
    <form ref={form} className={formStyles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.quiet}>{ADD_PASSKEY.lead}</p>
      <FormMessage text={problem ?? answer?.formError ?? null} />
      <TextField label={ADD_PASSKEY.name} hint={ADD_PASSKEY.nameHint} name="name" maxLength={60} optional />
      <ProofFields email={email} hasPassword={hasPassword} hasPasskey={hasPasskey} error={wrong} />
      <Button type="submit" variant="primary" size="large" wide icon="key" loading={isMaking || isBusy}>
        {ADD_PASSKEY.submit}
      </Button>
    </form>
  )
}
