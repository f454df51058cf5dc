import type { DemoNotes } from '@clubhouse/domain/web/page-context'
import styles from './dev.module.css'
import { DEV } from './messages.ts'

export function DemoPeople({ logins, password }: Pick<DemoNotes, 'logins' | 'password'>) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{DEV.people}</h2>
      <p>
        {DEV.password} <code className={styles.code}>{password}</code>
      </p>
      <table className={styles.table}>
        <caption className="visually-hidden">{DEV.people}</caption>
        <thead>
          <tr>
            <th scope="col">{DEV.email}</th>
            <th scope="col">{DEV.name}</th>
            <th scope="col">{DEV.role}</th>
            <th scope="col">{DEV.shows}</th>
          </tr>
        </thead>
        <tbody>
          {logins.map(({ email, name, role, shows }) => (
            <tr key={email}>
              <td data-label={DEV.email}>
                <code className={styles.code}>{email}</code>
              </td>
              <td data-label={DEV.name}>{name}</td>
              <td data-label={DEV.role}>{role}</td>
              <td data-label={DEV.shows}>{shows}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function DemoCards({ cards }: { cards: DemoNotes['testCards'] }) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{DEV.cards}</h2>
      <p className={styles.hint}>{DEV.cardsHint}</p>
      <table className={styles.table}>
        <caption className="visually-hidden">{DEV.cards}</caption>
        <thead>
          <tr>
            <th scope="col">{DEV.number}</th>
            <th scope="col">{DEV.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map(({ number, outcome }) => (
            <tr key={number}>
              <td data-label={DEV.number}>
                <code className={styles.code}>{grouped(number)}</code>
              </td>
              <td data-label={DEV.outcome}>{outcome}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** As it is printed on the card. */
function grouped(number: string): string {
  return number.replace(/\d{4}(?=\d)/g, '$& ')
}
