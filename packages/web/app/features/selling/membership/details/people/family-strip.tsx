import type { AvailableMember } from '@clubhouse/contract/people/family'
import type { Block } from '@clubhouse/domain/people/registration/blocks'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './family-strip.module.css'
import { FAMILY } from '../messages.ts'
import { initialsOf } from './row-words.ts'

interface Props {
  family: readonly AvailableMember[]
  blocks: readonly Block[]
  email: string
}

/** Who is known already: whoever registers a family sees at a glance that nobody has to be typed again. */
export function FamilyStrip({ family, blocks, email }: Props) {
  const registered = new Set(
    blocks.flatMap(({ rows }) =>
      rows.flatMap(({ type, given }) => (type === 'member' ? given?.member_id : [])),
    ),
  )
  return (
    <section className={styles.family} aria-labelledby="family">
      <div className={styles.top}>
        <h2 id="family">{FAMILY.title}</h2>
        <p>{FAMILY.signedInAs(email)}</p>
      </div>
      {family.length === 0 ? (
        <p className={styles.none}>{FAMILY.none}</p>
      ) : (
        <ul className={styles.chips} role="list">
          {family.map(({ member_id: id, first_name, last_name, age }) => (
            <li key={id} className={styles.chip} data-used={registered.has(id) || undefined}>
              <span className={styles.face} aria-hidden="true">
                {initialsOf(first_name, last_name)}
              </span>
              {first_name}
              {age !== null && (
                <small>
                  <span aria-hidden="true">{age}</span>
                  <span className="visually-hidden">, {FAMILY.age(age)}</span>
                </small>
              )}
              {registered.has(id) && <Icon name="check" label={FAMILY.registered} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
