import type { Currency, Theme } from '@clubhouse/contract/site/club'
import type { OfficePrizeDraw } from '@clubhouse/contract/selling/office/prize-draws'
import { formatDateTime, formatMoney, formatShortPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { AsideCard } from '#parts/office/edit/edit-frame.tsx'
import { useEdited } from '#parts/office/record/record-frame.tsx'
import record from '#parts/office/record/record.module.css'
import { EDIT } from '../messages.ts'
import { readPrizeDraw } from './prize-draw-kind.ts'

interface Props {
  draw: OfficePrizeDraw | null
  font: Theme['heading_font']
  currency: Currency
  timeZone: string
}

/** So many prizes are named; the rest is counted. */
const NAMED = 3

/** As people see it, by what stands in the fields, and what follows from saving. */
export function PrizeDrawAside({ draw, font, currency, timeZone }: Props) {
  const { fields } = readPrizeDraw(useEdited().values, timeZone)
  const { name, prizes, prices, ticket_count: tickets, closes_at: closes, draws_at: draws } = fields
  const [first] = prices
  const single = prices.find(({ count }) => count === 1)
  const said = (iso: string) => formatDateTime(iso, timeZone)
  const follows = [
    draw ? draw.sold > 0 && EDIT.reach(draw.sold) : EDIT.saving.atOnce,
    closes && EDIT.saving.closes(said(closes)),
    EDIT.runBy[fields.run_by],
    single && tickets > 0 && EDIT.saving.brings(formatMoney(cents(single.price * tickets), currency)),
  ].filter((each) => typeof each === 'string' && each !== '')
  return (
    <>
      <AsideCard title={EDIT.face.title}>
        <div className={record.face} data-font={font}>
          <p className={record.faceName}>{name || EDIT.face.unnamed}</p>
          {draws && <p className={record.quiet}>{EDIT.face.drawn(said(draws))}</p>}
          {prizes.length > 0 && (
            <ol className={record.follows}>
              {prizes.slice(0, NAMED).map(({ title }, at) => (
                <li key={`${at} ${title}`}>{title}</li>
              ))}
            </ol>
          )}
          {prizes.length > NAMED && <p className={record.quiet}>{EDIT.face.more(prizes.length - NAMED)}</p>}
          {first && (
            <p>
              <span className={record.faceSum}>{formatShortPrice(cents(first.price), currency)}</span>{' '}
              <span className={record.quiet}>{first.title}</span>
            </p>
          )}
          <p className={record.facePick} aria-hidden="true">
            {EDIT.face.buy}
          </p>
        </div>
      </AsideCard>
      <AsideCard title={EDIT.saving.title}>
        <ul className={record.follows}>
          {follows.map((each) => (
            <li key={String(each)}>{each}</li>
          ))}
        </ul>
      </AsideCard>
    </>
  )
}
