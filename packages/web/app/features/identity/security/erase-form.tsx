import type { Erasure } from '@clubhouse/contract/people/member-privacy'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { ERASE, SECURITY } from './messages.ts'
import { proofErrors } from '#parts/identity/proof/proof-errors.ts'
import { ProofFields } from '#parts/identity/proof/proof-fields.tsx'
import styles from './security.module.css'

interface Props {
  email: string
  hasPassword: boolean
  hasPasskey: boolean
  erasure: Erasure
  answer: FormAnswer | undefined
}

const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en-IE', { type: 'conjunction' }).format(names)

export function EraseForm({ erasure, answer, ...owner }: Props) {
  const { open_payments: open, owned_alone: owned, goes_along: along } = erasure
  const mayGo = open.length === 0 && owned.length === 0
  return (
    <div className={formStyles.form}>
      <Points title={ERASE.goes} points={ERASE.goesPoints} />
      {along.length > 0 && <p>{ERASE.along(inWords(along))}</p>}
      <Points title={ERASE.stays} points={ERASE.staysPoints} />
      {open.length > 0 && (
        <>
          <Points
            title={ERASE.payFirst}
            points={open.map(({ count, amount, currency, club }) =>
              ERASE.open(count, formatMoney(cents(amount), currency), club),
            )}
          />
          <ButtonLink to="/payments">{ERASE.toPayments}</ButtonLink>
        </>
      )}
      {owned.length > 0 && <p>{ERASE.owner(inWords(owned))}</p>}
      {mayGo && <Confirm {...owner} answer={answer} />}
    </div>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h2 className={styles.subtitle}>{title}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

function Confirm({ email, hasPassword, hasPasskey, answer }: Omit<Props, 'erasure'>) {
  const posted = usePostedForm((fields) => proofErrors(fields, hasPassword), answer, {
    name: 'erase',
    failed: SECURITY.failed,
    draft: null,
  })
  const { props, errorOf, formError, isBusy, ...unsent } = posted
  return (
    <form {...props} action="/security/delete" className={formStyles.form}>
      <FormMessage text={formError} />
      <ProofFields
        email={email}
        hasPassword={hasPassword}
        hasPasskey={hasPasskey}
        error={errorOf('current_password')}
      />
      <Button type="submit" variant="danger" size="large" wide loading={isBusy}>
        {ERASE.submit}
      </Button>
      <UnsentForm {...unsent} />
    </form>
  )
}
