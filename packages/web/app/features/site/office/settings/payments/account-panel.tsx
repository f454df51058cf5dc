import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { PaymentsAccount } from '@clubhouse/contract/money/office/payments-account'
import { formatDateTime } from '@clubhouse/domain/format'
import { Lead } from '#parts/office/page/office-page.tsx'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Facts } from '#parts/office/facts.tsx'
import { PAYMENTS } from './messages.ts'
import styles from './payments.module.css'

interface Props {
  payments: PaymentsAccount
  timeZone: string
}

/** Whether there is an account, what the provider lets it do, and what is to be done next. */
export function AccountPanel({
  payments: { account, provider: name, may_change: mayChange },
  timeZone,
}: Props) {
  const provider = PAYMENTS.provider[name]
  if (account === null)
    return (
      <FormSection as="section" title={PAYMENTS.account}>
        <p className={styles.words}>
          {PAYMENTS.none} {mayChange ? `${PAYMENTS.openLead(provider)} ${PAYMENTS.told}` : PAYMENTS.owners}
        </p>
        {mayChange && (
          <Ask intent="open" isPrimary>
            {PAYMENTS.open}
          </Ask>
        )}
      </FormSection>
    )
  const { id, takes_payments: takes, pays_out: pays, missing, checked_at: at, is_used: isUsed } = account
  const isReady = takes && pays
  const allowed = [
    { name: PAYMENTS.takes, value: <Says isOn={takes} yes={PAYMENTS.yes} no={PAYMENTS.no} /> },
    { name: PAYMENTS.pays, value: <Says isOn={pays} yes={PAYMENTS.yes} no={PAYMENTS.no} /> },
  ]
  return (
    <FormSection as="section" title={PAYMENTS.account}>
      <p className={styles.words}>
        <strong>{isUsed ? PAYMENTS.used : PAYMENTS.notUsed}</strong>
        {missing > 0 && ` ${PAYMENTS.missing(missing, provider)}`}
      </p>
      <Facts
        of={[
          // One that the platform brought along is in use, and nobody here has asked yet what it may do.
          ...(at === null && isUsed ? [] : allowed),
          { name: PAYMENTS.id, value: id },
        ]}
      />
      <Lead>{at === null ? PAYMENTS.never : PAYMENTS.checked(formatDateTime(at, timeZone))}</Lead>
      <div className={styles.acts}>
        {mayChange && (
          <ButtonLink
            to="/settings/payments/provider"
            variant={isReady ? 'secondary' : 'primary'}
            iconAfter="external"
            reloadDocument
          >
            {isReady ? PAYMENTS.look(provider) : PAYMENTS.fill(provider)}
          </ButtonLink>
        )}
        <Ask intent="test">{PAYMENTS.test}</Ask>
      </div>
      <p className={styles.note}>
        {PAYMENTS.bank(provider)} {mayChange ? PAYMENTS.told : PAYMENTS.owners}
      </p>
    </FormSection>
  )
}

export const Says = ({ isOn, yes, no }: { isOn: boolean; yes: string; no: string }) => (
  <Badge tone={isOn ? 'success' : 'warning'}>{isOn ? yes : no}</Badge>
)

interface AskProps {
  intent: 'open' | 'test' | 'wallets'
  isPrimary?: boolean
  children: ReactNode
}

/** A form of its own, which needs no script. */
export function Ask({ intent, isPrimary, children }: AskProps) {
  const { formData } = useNavigation()
  return (
    <Form method="post" action="/settings/payments" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button
        type="submit"
        variant={isPrimary ? 'primary' : 'secondary'}
        loading={formData?.get('intent') === intent}
      >
        {children}
      </Button>
    </Form>
  )
}
