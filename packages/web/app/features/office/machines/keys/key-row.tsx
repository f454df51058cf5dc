import type { ApiKey } from '@clubhouse/contract/office/api-keys'
import { formatDateTime } from '@clubhouse/domain/format'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import styles from '../machines.module.css'
import { KEYS, SCOPES } from '../messages.ts'
import { Act, Question } from '../shared/act.tsx'

const PATH = '/settings/api-keys'

interface Props {
  apiKey: ApiKey
  timeZone: string
  isAsking: boolean
}

/** What it is for, what it reads, when it was used, and its end. */
export function KeyRow({ apiKey: key, timeZone, isAsking }: Props) {
  const { key_id: id, name, state, expires_on: expires } = key
  const moment = (iso: string) => formatDateTime(iso, timeZone)
  const reads = key.scopes.map((scope) => SCOPES[scope].label).join(', ')
  const end = key.revoked_at
    ? KEYS.revokedAt(moment(key.revoked_at))
    : expires && (state === 'live' ? KEYS.until : KEYS.ended)(displayDate(expires))
  const lines = [
    KEYS.made(moment(key.created_at), key.created_by),
    key.last_used_at ? KEYS.used(moment(key.last_used_at)) : KEYS.unused,
    ...(end ? [end] : []),
  ]
  return (
    <li className={styles.row} id={`key-${id}`}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {name} <Badge {...(state === 'live' && { tone: 'success' as const })}>{KEYS.states[state]}</Badge>
        </h2>
        <p className={styles.sentence}>
          <code className={styles.code}>{key.prefix}…</code> {reads}
        </p>
        <p className={styles.sentence}>{lines.join(' · ')}</p>
      </div>
      {state !== 'revoked' && !isAsking && (
        <ButtonLink to={`${PATH}?revoke=${id}`} size="small" preventScrollReset>
          {KEYS.revoke}
          <span className="visually-hidden"> {name}</span>
        </ButtonLink>
      )}
      {state !== 'revoked' && isAsking && (
        <Question sure={KEYS.sure(name)} reach={KEYS.reach} keep={{ to: PATH, label: KEYS.keep }}>
          <Act action={PATH} intent="revoke" id={id} variant="danger">
            {KEYS.revoke}
          </Act>
        </Question>
      )}
    </li>
  )
}
