import type { Currency } from '@clubhouse/contract/site/club'
import type { DayTakings } from '@clubhouse/contract/office/home'
import { currencyMark, formatMoney, formatNumber } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { plotShape } from './plot-shape.ts'
import { ofDay, type SpanWords } from './sums.ts'
import styles from './takings.module.css'

interface Props {
  days: readonly DayTakings[]
  currency: Currency
  words: SpanWords
  every: { wide: number; narrow: number }
}

const SIZES = {
  wide: { box: { left: 46, right: 636, top: 14, bottom: 196 }, width: 640, height: 220 },
  narrow: { box: { left: 40, right: 316, top: 14, bottom: 166 }, width: 320, height: 190 },
} as const

/** Drawn by hand on the server, once for each width: a script would have to come before anything was seen. */
export function TakingsPlot(props: Props) {
  return (
    <>
      <Plot {...props} size="wide" />
      <Plot {...props} size="narrow" />
    </>
  )
}

function Plot({ days, currency, words, every, size }: Props & { size: keyof typeof SIZES }) {
  const { box, width, height } = SIZES[size]
  const labelled = every[size]
  const { lines, bars } = plotShape(days, box)
  const last = days.length - 1
  return (
    <svg
      className={styles[size]}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.plotted(words.span(days[0]?.day ?? ''), words.span(days[last]?.day ?? ''))}
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
            <title>{`${words.span(day.day)}: ${formatMoney(cents(ofDay(day)), currency)}`}</title>
          )}
          {(last - at) % labelled === 0 && (
            <text
              className={at === last ? styles.today : styles.label}
              x={x + wide / 2}
              y={height - 6}
              textAnchor="middle"
            >
              {words.span(day.day)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

const amountAt = (amount: number, currency: Currency): string =>
  `${amount < 0 ? '-' : ''}${currencyMark(currency)}${formatNumber(Math.abs(amount) / 100)}`
