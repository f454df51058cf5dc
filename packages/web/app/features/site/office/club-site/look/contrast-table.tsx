import type { Theme } from '@clubhouse/contract/site/club'
import { contrastPairs } from '@clubhouse/domain/site/theme/contrast-pairs'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { LOOK } from '../messages.ts'
import styles from './look.module.css'

/** What a visitor reads in these colours, as the website really shows it. */
export function ContrastTable({ theme }: { theme: Theme }) {
  const isHydrated = useHydrated()
  return (
    <>
      <table className={styles.pairs}>
        <caption>{LOOK.readable}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{LOOK.sample}</th>
            <th scope="col">{LOOK.pair}</th>
            <th scope="col">{LOOK.ratio}</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs(theme).map(({ name, text, ground, ratio, given, shown }) => (
            <tr key={name}>
              <td>
                <span
                  className={styles.sample}
                  style={isHydrated ? { color: text, background: ground } : undefined}
                  data-font={theme.heading_font}
                  aria-hidden="true"
                >
                  Aa
                </span>
              </td>
              <th scope="row">
                {name}
                {given && <small>{LOOK.adjusted(given.toUpperCase(), shown.toUpperCase())}</small>}
              </th>
              <td className={styles.ratio}>
                {ratio.toFixed(1)} <Icon name="check" label={LOOK.enough} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.rule}>{LOOK.rule}</p>
    </>
  )
}
