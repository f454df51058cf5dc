import { formatShortPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { useClub } from '#lib/page/site-data.ts'
import { Card } from '#ui/card/card.tsx'
import type { DrawShown } from './load-draw-proof.ts'
import { WINNERS } from './messages.ts'
import styles from './draw-proof.module.css'

export function Winners({ draw }: { draw: DrawShown }) {
  const { number } = draw.result
  const rows = useRows(draw)
  return (
    <Card as="section" padded className={styles.section}>
      <h2 className={styles.paneTitle}>{WINNERS.title}</h2>
      {rows.length === 0 && <p>{WINNERS.none}</p>}
      <table className={styles.winners}>
        <caption className="visually-hidden">{WINNERS.caption(number)}</caption>
        <tbody>
          {rows.map(({ name, won }, place) => (
            <tr key={`${name} ${place}`}>
              <th scope="row">{name}</th>
              <td>{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function useRows({ result }: DrawShown): { name: string; won: string }[] {
  const { currency } = useClub().account
  const money = (amount: number) => formatShortPrice(cents(amount), currency)
  if (result.tickets.length > 0)
    return result.tickets.map(({ prize, ticket }) => ({ name: prize, won: WINNERS.ticket(ticket) }))
  return result.tiers.map(({ tier, winners, amount_each: each }) => {
    if (tier !== 'Jackpot') return { name: WINNERS.tier(tier, money(each)), won: String(winners) }
    return { name: tier, won: winners === 0 ? WINNERS.rollsOver : WINNERS.shared(winners, money(each)) }
  })
}
