import type { Currency } from '@clubhouse/contract/site/club'
import type { OfficeDraw } from '@clubhouse/contract/selling/office/lottery'
import { formatDateTime, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { useSite } from '#lib/page/site-data.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from '../lottery.module.css'
import { DRAW } from '../messages.ts'

interface Props {
  draw: OfficeDraw
  club: string
  timeZone: string
  currency: Currency
}

/** Who won what and how to find them; visitors see the numbers and the proof, no names. */
export function Winners({ draw, club, timeZone, currency }: Props) {
  const site = useSite()
  const { opened, confirmed, picks, won, type, slug, number } = draw
  const path = `/products/${type === 'Lotto' ? 'lotto' : 'draw'}/${slug}/draws/${number}`
  return (
    <section className={styles.block} aria-labelledby="winners">
      <h2 id="winners">{DRAW.winners}</h2>
      {picks.length > 0 && (
        <p>
          {DRAW.numbers} <strong>{picks.join(' · ')}</strong>
        </p>
      )}
      {won.length === 0 && <p>{DRAW.noWinner}</p>}
      <ul className={styles.plain}>
        {won.map(({ entry, prize, amount, who, stub }) => (
          <li key={entry}>
            <span>
              <strong>{prize}</strong>
              {amount > 0 && <> · {formatMoney(cents(amount), currency)}</>}
            </span>
            <span>
              № {entry} · {who ?? (stub ? DRAW.stub(stub) : DRAW.onPaper)}
            </span>
          </li>
        ))}
      </ul>
      {opened && (
        <p className={styles.quiet}>{DRAW.openedBy(opened.name, formatDateTime(opened.at, timeZone))}</p>
      )}
      {confirmed && (
        <p className={styles.quiet}>
          {DRAW.confirmedBy(confirmed.name, formatDateTime(confirmed.at, timeZone))}
        </p>
      )}
      {site && (
        <a href={`${siteOrigin({ type: 'club', club }, site)}${path}`}>
          {DRAW.published} <Icon name="external" />
        </a>
      )}
    </section>
  )
}
