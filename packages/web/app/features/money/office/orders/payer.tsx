import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Payer } from '@clubhouse/contract/money/office/payer'
import { ButtonLink } from '#ui/button/button.tsx'
import { PAYER } from './messages.ts'
import styles from './payer.module.css'

interface Props {
  name: string
  email: string
  payer: Payer
  /** Whether whoever looks may open the pages of people and families. */
  seesPeople: boolean
  /** Left out where the page is called by it already. */
  heading?: ReactNode
  /** Said after whom they pay for. */
  more?: ReactNode
  children?: ReactNode
}

const callable = (mobile: string): string => `tel:${mobile.replaceAll(/[^+\d]/g, '')}`

/** Who owes or ordered, how they are reached, and whom they pay for. */
export function PayerHead({ name, email, payer, seesPeople, heading, more, children }: Props) {
  const { mobile, family_id: familyId } = payer
  return (
    <section className={styles.payer} aria-label={PAYER.label}>
      <span className={styles.face} aria-hidden="true">
        {initials(name)}
      </span>
      <div className={styles.facts}>
        {heading}
        <p>
          {mobile ? <a href={callable(mobile)}>{mobile}</a> : <span>{PAYER.noPhone}</span>}
          {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        </p>
        <PaysFor payer={payer} seesPeople={seesPeople} />
        {seesPeople && (payer.member_id !== null || familyId !== null) && (
          <p>
            {payer.member_id !== null && <Link to={`/members/${payer.member_id}`}>{PAYER.person}</Link>}
            {familyId !== null && <Link to={`/families/${familyId}`}>{PAYER.family}</Link>}
          </p>
        )}
        {payer.guardians.map((each) => (
          <p key={each.email ?? each.name}>
            <span>{PAYER.guardian(each.name)}</span>
            {each.mobile && <a href={callable(each.mobile)}>{each.mobile}</a>}
            {each.email && <a href={`mailto:${each.email}`}>{each.email}</a>}
          </p>
        ))}
        {more}
      </div>
      <div className={styles.acts}>
        {mobile && (
          <ButtonLink to={callable(mobile)} icon="phone" reloadDocument>
            {PAYER.call}
          </ButtonLink>
        )}
        {children}
      </div>
    </section>
  )
}

function PaysFor({ payer: { pays_for: people }, seesPeople }: Pick<Props, 'payer' | 'seesPeople'>) {
  const others = people.filter(({ is_self: isSelf }) => !isSelf)
  if (others.length === 0) return null
  return (
    <p>
      <span>{PAYER.paysFor}</span>
      {others.map(({ member_id: id, name }) =>
        seesPeople ? (
          <Link key={id} to={`/members/${id}`}>
            {name}
          </Link>
        ) : (
          <span key={id}>{name}</span>
        ),
      )}
    </p>
  )
}

const initials = (name: string): string =>
  name
    .split(' ')
    .filter(Boolean)
    .map((word) => [...word][0] ?? '')
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toLocaleUpperCase('en-IE')
