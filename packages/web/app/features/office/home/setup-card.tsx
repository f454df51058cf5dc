import { Link } from 'react-router'
import type { OfficeHome } from '@clubhouse/contract/office/home'
import type { OfficeMenuEntry } from '#parts/office/frame/navigation.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { SETUP, STEPS } from './messages.ts'
import styles from './setup-card.module.css'

type Props = Pick<OfficeHome, 'setup'> & { entries: readonly OfficeMenuEntry[] }

/** What a new club has to do once; gone when it is done. A step without a page waits until there is one. */
export function SetupCard({ setup, entries }: Props) {
  const steps = setup.filter(({ step }) => entries.some(({ path }) => path === STEPS[step].entry))
  const left = steps.filter((each) => !each.is_done)
  const [next] = left
  if (!next) return null
  const done = steps.length - left.length
  return (
    <section className={styles.setup} aria-labelledby="setup">
      <div className={styles.top}>
        <Ring done={done} all={steps.length} />
        <div>
          <h2 id="setup">{SETUP.left(left.length)}</h2>
          <p>{SETUP.next(STEPS[next.step].next)}</p>
        </div>
      </div>
      <ul className={styles.steps} role="list">
        {steps.map(({ step, is_done: isDone }) => (
          <li key={step}>
            <Link
              to={STEPS[step].entry}
              className={classNames(styles.step, isDone && styles.done, step === next.step && styles.next)}
            >
              <Icon name={isDone ? 'check' : 'arrow-right'} {...(isDone && { label: 'Done:' })} />
              {STEPS[step].name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Ring({ done, all }: { done: number; all: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 52 52" role="img" aria-label={SETUP.progress(done, all)}>
      <circle className={styles.back} cx="26" cy="26" r="22" />
      <circle
        className={styles.fill}
        cx="26"
        cy="26"
        r="22"
        pathLength={all}
        strokeDasharray={`${done} ${all}`}
        transform="rotate(-90 26 26)"
      />
      <text x="26" y="31">
        {done}/{all}
      </text>
    </svg>
  )
}
