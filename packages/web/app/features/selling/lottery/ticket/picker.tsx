import { type KeyboardEvent, useRef, useState } from 'react'
import type { Pick } from '@clubhouse/contract/selling/lottery'
import { TICKET } from '../messages.ts'
import styles from './picker.module.css'

type Props = {
  symbols: readonly Pick[]
  line: readonly Pick[]
  /** Said before the grid: which line it fills. */
  label: string
  size: number
  number: number
  onToggle: (symbol: Pick) => void
}

export const COLUMNS = 8
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
}

/** LOTTO-08: a grid of numbers or letters, as one stop of the Tab key in which arrows move. */
export function Picker({ symbols, line, label, size, number, onToggle }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  const [said, setSaid] = useState('')

  function move(event: KeyboardEvent, at: number) {
    const step = STEPS[event.key]
    const next =
      step !== undefined
        ? at + step
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? symbols.length - 1
            : -1
    if (next < 0 || next >= symbols.length) return
    event.preventDefault()
    setStop(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }

  function press(symbol: Pick, at: number) {
    setStop(at)
    const isFull = line.length >= size && !line.includes(symbol)
    setSaid(isFull ? TICKET.full(number) : '')
    if (!isFull) onToggle(symbol)
  }

  return (
    <>
      <div ref={grid} id="pick" className={styles.grid} role="group" aria-label={label} tabIndex={-1}>
        {symbols.map((symbol, at) => (
          <button
            key={symbol}
            type="button"
            className={styles.symbol}
            aria-pressed={line.includes(symbol)}
            tabIndex={at === Math.min(stop, symbols.length - 1) ? 0 : -1}
            data-keeps-press=""
            onKeyDown={(event) => move(event, at)}
            onClick={() => press(symbol, at)}
          >
            <span>{symbol}</span>
          </button>
        ))}
      </div>
      <p role="alert" className={styles.full}>
        {said}
      </p>
    </>
  )
}
