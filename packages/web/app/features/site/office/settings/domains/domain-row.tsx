import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { OwnDomain } from '@clubhouse/contract/site/office/domains'
import { formatDateTime } from '@clubhouse/domain/format'
import { Badge } from '#ui/badge/badge.tsx'
import { Button, type ButtonVariant } from '#ui/button/button.tsx'
import styles from './domains.module.css'
import { DOMAINS } from './messages.ts'

interface Props {
  domain: OwnDomain
  timeZone: string
  isAsking: boolean
}

/** How it is, what to do about it, and the records that it needs. */
export function DomainRow({ domain: own, timeZone, isAsking }: Props) {
  const { domain, state, checked_at: at, is_primary: isPrimary, records } = own
  const { name, what } = DOMAINS.states[state]
  const works = state === 'verified'
  return (
    <li className={styles.row}>
      <h2 className={styles.name}>
        {domain} <Badge tone={works ? 'success' : 'warning'}>{name}</Badge>
        {isPrimary && <Badge>{DOMAINS.primary}</Badge>}
      </h2>
      {what && <p>{what}</p>}
      {at !== null && <p className={styles.quiet}>{DOMAINS.checked(formatDateTime(at, timeZone))}</p>}
      {records.length > 0 && (
        <details open={!works}>
          <summary>{DOMAINS.records}</summary>
          <dl className={styles.records}>
            {records.map(({ type, name: label, value }) => (
              <div key={type}>
                <dt>
                  {DOMAINS.type} <strong>{type}</strong>
                </dt>
                <dd>
                  {DOMAINS.name} <code>{label}</code>
                </dd>
                <dd>
                  {DOMAINS.value} <code>{value}</code>
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.quiet}>{DOMAINS.bare}</p>
        </details>
      )}
      {isAsking ? (
        <div className={styles.acts} role="alert">
          <p>{DOMAINS.sure(domain)}</p>
          <Link to="/settings/domains">{DOMAINS.keep}</Link>
          <Act domain={domain} intent="remove" sent={{ sure: 'yes' }} variant="danger">
            {DOMAINS.remove}
          </Act>
        </div>
      ) : (
        <div className={styles.acts}>
          {records.length > 0 && (
            <Act domain={domain} intent="check">
              {DOMAINS.check}
            </Act>
          )}
          {works && (
            <Act domain={domain} intent="use" sent={{ is_primary: String(!isPrimary) }}>
              {isPrimary ? DOMAINS.leaveOut : DOMAINS.takeUp}
            </Act>
          )}
          <Act domain={domain} intent="remove" variant="quiet">
            {DOMAINS.remove}
          </Act>
        </div>
      )}
    </li>
  )
}

interface ActProps {
  domain: string
  intent: 'check' | 'use' | 'remove'
  sent?: Record<string, string>
  variant?: ButtonVariant
  children: ReactNode
}

/** A form of its own, which needs no script. */
function Act({ domain, intent, sent = {}, variant = 'secondary', children }: ActProps) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('domain') === domain && formData.get('intent') === intent
  return (
    <Form method="post" action="/settings/domains" preventScrollReset>
      {Object.entries({ domain, intent, ...sent }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small" variant={variant} loading={isBusy}>
        {children}
        <span className="visually-hidden"> {domain}</span>
      </Button>
    </Form>
  )
}
