import { formatDay, formatTime } from '@clubhouse/domain/format'
import type { CheckName } from '@clubhouse/domain/selling/lottery/draw/verify-proof'
import { useClub } from '#lib/page/site-data.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { DrawShown } from './load-draw-proof.ts'
import { CHECKS, VERDICT } from './messages.ts'
import { useVerification, type Verification } from './use-verification.ts'
import styles from './verdict.module.css'

const NAMES: readonly CheckName[] = ['seal', 'list', 'luck', 'result']

/** Whether it is right, said by the reader's own device. */
export function VerdictCard({ draw, base }: { draw: DrawShown; base: string }) {
  const { number } = draw.result
  const { verification, verify } = useVerification(base, number)
  const isWrong = verification.step === 'done' && !verification.verdict.isRight
  const isRight = verification.step === 'done' && verification.verdict.isRight
  return (
    <section
      className={classNames(styles.card, isRight && styles.right, isWrong && styles.wrong)}
      aria-labelledby="verdict"
    >
      <div className={styles.top} role="status">
        <span className={styles.mark}>
          <Icon name={isWrong ? 'danger' : isRight ? 'check' : 'lock'} />
        </span>
        <h2 id="verdict">{titleOf(verification)}</h2>
        <p className={styles.hint}>{hintOf(verification)}</p>
      </div>
      {verification.step === 'done' && <CheckList draw={draw} verification={verification} />}
      {/* Without a script the file itself is opened. */}
      <form
        className={styles.actions}
        action={`${base}/draws/${number}/proof.json`}
        onSubmit={(event) => {
          event.preventDefault()
          void verify()
        }}
      >
        <Button
          variant="primary"
          type="submit"
          icon={verification.step === 'done' ? 'redo' : 'success'}
          loading={verification.step === 'checking'}
          keepsFocus
          data-keeps-press=""
        >
          {verification.step === 'done' ? VERDICT.again : VERDICT.verify}
        </Button>
        <ButtonLink to="#proof" icon="download">
          {VERDICT.otherTools}
        </ButtonLink>
      </form>
    </section>
  )
}

function titleOf(verification: Verification): string {
  if (verification.step === 'done') return verification.verdict.isRight ? VERDICT.right : VERDICT.wrong
  return { ready: VERDICT.ready, checking: VERDICT.checking, failed: VERDICT.failed }[verification.step]
}

function hintOf(verification: Verification): string {
  if (verification.step === 'failed') return VERDICT.failedHint
  if (verification.step !== 'done') return VERDICT.readyHint
  return verification.verdict.isRight ? VERDICT.rightHint(verification.seconds) : VERDICT.wrongHint
}

type Done = Extract<Verification, { step: 'done' }>

function CheckList({ draw, verification }: { draw: DrawShown; verification: Done }) {
  const zone = useClub().account.time_zone
  const { checks, drawn } = verification.verdict
  return (
    <ul className={styles.checks} role="list">
      {NAMES.map((name) => (
        <li key={name} className={checks[name] ? undefined : styles.bad}>
          <Icon name={checks[name] ? 'success' : 'cross'} />
          <b>{checks[name] ? CHECKS[name].right : CHECKS[name].wrong}</b>
          <span>{checks[name] ? detailOf(name, draw, { zone, drawn }) : CHECKS.wrongDetail}</span>
        </li>
      ))}
    </ul>
  )
}

function detailOf(
  name: CheckName,
  { beacon, result, sealed_at: sealedAt, closed_at: closedAt }: DrawShown,
  { zone, drawn }: { zone: string; drawn: readonly (string | number)[] },
): string {
  if (name === 'seal') return CHECKS.seal.detail(formatDay(sealedAt, zone))
  if (name === 'list')
    return CHECKS.list.detail(result.entries, formatTime(closedAt ?? result.closes_at, zone))
  if (name === 'result') return CHECKS.result.detail(drawn.join(', '))
  if (!beacon) return CHECKS.luck.drum
  return beacon.is_demo
    ? CHECKS.luck.demo(beacon.round)
    : CHECKS.luck.detail(beacon.round, formatTime(result.draws_at, zone))
}
