import type { LeftOpen, OfficeUser } from '@clubhouse/contract/identity/office/users'
import type { Office } from '@clubhouse/contract/office/office-names'
import { OFFICE, allOf, seenWith } from '@clubhouse/domain/office/office-words'
import { AsideCard } from '#parts/office/edit/edit-frame.tsx'
import { HAND_OVER } from './messages.ts'
import styles from './users.module.css'

interface Props {
  office: Office
  person: OfficeUser
  /** Null where it could not be had. */
  open: LeftOpen | null
}

/** Consequences before the button: who sees what, when, and what the leaver leaves open. */
export function Consequences({ office, person, open }: Props) {
  const { called, rights } = OFFICE[office]
  const name = person.first_name
  const left = person.offices.filter((each) => each !== office)
  const { groups = [], ...begun } = open ?? {}
  return (
    <aside className={styles.aside}>
      <AsideCard title={HAND_OVER.means}>
        <ul className={styles.means}>
          <li>{HAND_OVER.gets(called, seenWith(rights))}</li>
          {office === 'coach' && groups.length > 0 && (
            <li>{HAND_OVER.groups(groups.map((group) => group.name).join(', '))}</li>
          )}
          <li>{afterwards(person, left, name)}</li>
          <li>{HAND_OVER.narrower}</li>
          <li>{HAND_OVER.told}</li>
        </ul>
      </AsideCard>
      <AsideCard title={HAND_OVER.when}>
        <ul className={styles.means}>
          <li>{HAND_OVER.atOnce}</li>
          <li>{HAND_OVER.later}</li>
        </ul>
      </AsideCard>
      {open && (
        <AsideCard title={HAND_OVER.open(name)}>
          {Object.values(begun).every((each) => each.length === 0) ? (
            <p>{HAND_OVER.nothingOpen}</p>
          ) : (
            <ul className={styles.means}>
              {open.invitations.map(({ invitation_id: id, email }) => (
                <li key={id}>{HAND_OVER.invitation(email)}</li>
              ))}
              {open.draws.map(({ draw_id: id, name: draw }) => (
                <li key={id}>{HAND_OVER.draw(draw)}</li>
              ))}
              {open.write_offs.map(({ write_off_id: id, order_seq: seq }) => (
                <li key={id}>{HAND_OVER.writeOff(seq)}</li>
              ))}
              {open.refunds.map(({ request_id: id, order_seq: seq }) => (
                <li key={id}>{HAND_OVER.refund(seq)}</li>
              ))}
              {open.api_keys.map(({ key_id: id, name: key }) => (
                <li key={id}>{HAND_OVER.key(key)}</li>
              ))}
            </ul>
          )}
        </AsideCard>
      )}
    </aside>
  )
}

function afterwards({ role }: OfficeUser, left: readonly Office[], name: string): string {
  if (role === 'owner') return HAND_OVER.staysOwner(name)
  return left.length > 0 ? HAND_OVER.keeps(name, allOf(left)) : HAND_OVER.leaves(name)
}
