import type { Currency } from '@clubhouse/contract/account'
import type { DayTakings } from '@clubhouse/contract/backoffice/home'
import { currencyMark, formatMoney, formatNumber } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { TAKINGS } from '../messages.ts'
import { plotShape } from './plot-shape.ts'
import { ofDay } from './sums.ts'
import styles from './takings.module.css'

interface Props {
  days: readonly DayTakings[]
  currency: Currency
}

const SIZES = {
  wide: { box: { left: 46, right: 636, top: 14, bottom: 196 }, width: 640, height: 220, labelled: 7 },
  narrow: { box: { left: 40, right: 316, top: 14, bottom: 166 }, width: 320, height: 190, labelled: 14 },
} as const

/** Drawn by hand on the server, once for each width: a script would have to come before anything was seen. */
export function TakingsPlot({ days, currency }: Props) {
  return (
    <>
      <Plot days={days} currency={currency} size="wide" />
      <Plot days={days} currency={currency} size="narrow" />
    </>
  )
}

function Plot({ days, currency, size }: Props & { size: keyof typeof SIZES }) {
  const { box, width, height, labelled } = SIZES[size]
  const { lines, bars } = plotShape(days, box)
  const last = days.length - 1
  return (
    <svg
      className={styles[size]}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={TAKINGS.byDay(shortDay(days[0]?.day ?? ''), shortDay(days[last]?.day ?? ''))}
    >
      {lines.map(({ amount, y }) => (
        <g key={amount}>
          <line
            className={amount === 0 ? styles.zero : styles.line}
            x1={box.left}
            x2={box.right}
            y1={y}
            y2={y}
          />
          <text className={styles.label} x={box.left - 8} y={y + 4} textAnchor="end">
            {amountAt(amount, currency)}
          </text>
        </g>
      ))}
      {bars.map(({ day, x, width: wide, parts }, at) => (
        <g key={day.day} className={styles.bar}>
          {parts.map(({ kind, y, height: high }) => (
            <rect key={kind} className={styles[kind]} x={x} y={y} width={wide} height={high} rx="1" />
          ))}
          {parts.length > 0 && (
            <title>{`${shortDay(day.day)}: ${formatMoney(cents(ofDay(day)), currency)}`}</title>
          )}
          {(last - at) % labelled === 0 && (
            <text
              className={at === last ? styles.today : styles.label}
              x={x + wide / 2}
              y={height - 6}
              textAnchor="middle"
            >
              {shortDay(day.day)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

const amountAt = (amount: number, currency: Currency): string =>
  `${amount < 0 ? '-' : ''}${currencyMark(currency)}${formatNumber(Math.abs(amount) / 100)}`

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "15 Nov": a plain date has no zone. */
export function shortDay(day: string): string {
  const [, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''}`
}
