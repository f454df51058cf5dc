import type { Currency, Theme } from '@clubhouse/contract/site/club'
import type { OfficeLotto } from '@clubhouse/contract/selling/office/lottos'
import { formatDateTime, formatShortPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { AsideCard } from '#parts/office/edit/edit-frame.tsx'
import { useEdited } from '#parts/office/record/record-frame.tsx'
import record from '#parts/office/record/record.module.css'
import { EDIT, LOTTO_FORM, SETTINGS } from '../messages.ts'
import { readLotto } from './lotto-kind.ts'

interface Props {
  lotto: OfficeLotto | null
  font: Theme['heading_font']
  currency: Currency
  timeZone: string
}

/** As people see it, by what stands in the fields, and what follows from saving. */
export function LottoAside({ lotto, font, currency, timeZone }: Props) {
  const { name, jackpot, prices, weekday, time, run_by: runBy } = readLotto(useEdited().values).fields
  const [first] = prices
  const said = (amount: number) => formatShortPrice(cents(amount), currency)
  const follows = [
    !lotto && LOTTO_FORM.freshLead,
    lotto?.next_draw_at && LOTTO_FORM.next(formatDateTime(lotto.next_draw_at, timeZone)),
    lotto && lotto.tickets_ahead > 0 && SETTINGS.reach(lotto.tickets_ahead),
    EDIT.runBy[runBy],
    lotto?.is_active && LOTTO_FORM.offSaleHint,
  ].filter((each) => typeof each === 'string' && each !== '')
  return (
    <>
      <AsideCard title={EDIT.face.title}>
        <div className={record.face} data-font={font}>
          <p className={record.faceName}>{name || EDIT.face.unnamed}</p>
          {jackpot > 0 && (
            <p>
              <span className={record.faceSum}>{said(jackpot)}</span>{' '}
              <span className={record.quiet}>{LOTTO_FORM.jackpotWord}</span>
            </p>
          )}
          <p className={record.quiet}>
            {LOTTO_FORM.everyAt(LOTTO_FORM.days[weekday - 1] ?? '', time)}
            {first && ` · ${first.title} ${said(first.price)}`}
          </p>
          <p className={record.facePick} aria-hidden="true">
            {LOTTO_FORM.play}
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
