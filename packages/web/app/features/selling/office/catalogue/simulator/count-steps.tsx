import { type MouseEvent, useState } from 'react'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { SIMULATOR } from './messages.ts'
import { MOST } from './load-trial.ts'
import styles from './simulator.module.css'

interface Props {
  name: string
  label: string
  count: number
  /** Once React is there: a step has changed the field. */
  onStep: () => void
}

/** A number with − and + beside it. Without a script each of them asks for the page anew, with one fewer or one more. */
export function CountSteps({ name, label, count, onStep }: Props) {
  const [now, setNow] = useState(count)
  const step = (by: number) => (event: MouseEvent) => {
    event.preventDefault()
    setNow((before) => Math.max(0, Math.min(MOST, before + by)))
    onStep()
  }
  return (
    <span className={styles.steps} role="group" aria-label={label}>
      <Step icon="minus" name="less" value={name} label={SIMULATOR.fewer(label)} onPress={step(-1)} />
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={SIMULATOR.howMany(label)}
        value={now}
        onChange={({ currentTarget: { value } }) => {
          if (/^\d{0,2}$/.test(value)) setNow(Math.min(MOST, Number(value)))
        }}
      />
      <Step icon="plus" name="more" value={name} label={SIMULATOR.more(label)} onPress={step(1)} />
    </span>
  )
}

interface StepProps {
  icon: IconName
  name: 'less' | 'more'
  value: string
  label: string
  onPress: (event: MouseEvent) => void
}

const Step = ({ icon, name, value, label, onPress }: StepProps) => (
  <button type="submit" name={name} value={value} aria-label={label} onClick={onPress}>
    <Icon name={icon} />
  </button>
)
