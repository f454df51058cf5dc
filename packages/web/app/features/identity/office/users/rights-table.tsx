import { OFFICES } from '@clubhouse/contract/office/office-names'
import { holds, type Standing } from '@clubhouse/domain/office/offices'
import { OFFICE } from '@clubhouse/domain/office/office-words'
import { type Right, RIGHTS } from '@clubhouse/domain/office/right-words'
import { Icon } from '#ui/icon/icon.tsx'
import { TABLE } from './messages.ts'
import styles from './users.module.css'

const PRESETS: readonly { name: string; standing: Standing }[] = [
  { name: TABLE.owner, standing: { roles: ['owner'] } },
  { name: TABLE.admin, standing: { roles: ['admin'] } },
  ...OFFICES.map((office) => ({
    name: OFFICE[office].name,
    standing: { roles: ['admin' as const], offices: [office] },
  })),
]

/** What each preset opens, out of the table that the server asks, too. */
export function RightsTable() {
  return (
    <section className={styles.block} aria-labelledby="rights">
      <h2 id="rights">{TABLE.title}</h2>
      <div className={styles.scroll} role="region" aria-label={TABLE.caption} tabIndex={0}>
        <table className={styles.rights}>
          <caption className="visually-hidden">{TABLE.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{TABLE.right}</th>
              {PRESETS.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(Object.keys(RIGHTS) as Right[]).map((right) => (
              <tr key={right}>
                <th scope="row">
                  {RIGHTS[right].name}
                  <span className={styles.quiet}>{RIGHTS[right].what}</span>
                </th>
                {PRESETS.map(({ name, standing }) => (
                  <td key={name}>
                    {holds(standing, [right]) ? (
                      <Icon name="check" label={TABLE.yes} />
                    ) : (
                      <span className="visually-hidden">{TABLE.no}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
