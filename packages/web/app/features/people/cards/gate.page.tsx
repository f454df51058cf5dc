import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { data, useLoaderData } from 'react-router'
import { getCardKey } from '@clubhouse/contract/people/cards'
import { SHOWS_HEADER } from '@clubhouse/domain/web/page-context'
import { readFields } from '#lib/form/form-fields.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ScannerView } from '#parts/people/gate/scanner-view.tsx'
import { useScanner } from '#parts/people/gate/use-scanner.ts'
import { type CardList, type Checked, checkScanned, checkTyped, fetchList } from './check-at-gate.ts'
import styles from './gate.module.css'
import { type Keeping, useKept } from './use-kept.ts'
import { countIn, letIn } from './let-in.ts'
import { GATE } from './messages.ts'
import { VerdictCard } from '#parts/people/gate/verdict-card.tsx'
import { publicLoader } from '#lib/page/handlers.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { loadInOwnDocument as clientLoader } from '#lib/page/own-document.ts'

const PATH = '/card'

/** The page may use the camera, and it alone. */
export const loader = publicLoader(async ({ call, page }) => {
  const { key } = await call(getCardKey, { params: { club: clubOf(page) } })
  const user = await page.user()
  return data({ key, isSignedIn: user !== null }, { headers: { [SHOWS_HEADER]: 'camera' } })
})

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders
}

export const meta = titled(GATE.title)

const clock = (at: number): string =>
  new Date(at).toLocaleTimeString('en-IE', { timeStyle: 'short', hourCycle: 'h23' })

const PROBLEMS = {
  unreadable: GATE.unreadable,
  'no-list': GATE.needsList,
  'not-found': GATE.notFound,
} as const

/** Somebody walks out to the gate on the strength of this: it says so once it is so. */
function whatWorks(keeping: Keeping, list: CardList | null): string {
  if (keeping !== 'kept') return keeping === 'keeping' ? GATE.keeping : GATE.notKept
  return list ? GATE.list(clock(Date.parse(list.at))) : GATE.noList
}

type Shown = Checked & { before: number | null; count: ReturnType<typeof countIn> }

/** A steward's phone at the gate: it goes on without a signal, with the club's public key and the list it last had. */
export default function GatePage() {
  const { key, isSignedIn } = useLoaderData<typeof loader>()
  const { account } = useClub()
  const [list, setList] = useState<CardList | null>(null)
  const keeping = useKept(PATH)
  const [shown, setShown] = useState<Shown | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const scanner = useScanner((code) => void scan(code))
  const { canScan, isOn } = scanner
  const gate = { clubName: account.name, key, list }

  function show(checked: Checked) {
    const { state, membershipId } = checked
    setProblem(null)
    scanner.settle()
    const now = Date.now()
    const before = state === 'valid' && membershipId !== null ? letIn(membershipId, now) : null
    setShown({ ...checked, before, count: countIn(now) })
  }

  async function scan(code: string) {
    show(await checkScanned(gate, code, Date.now()))
  }

  function type(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = readFields(new FormData(event.currentTarget)).field('number')
    if (typed.includes('.')) return void scan(typed)
    const checked = checkTyped(gate, typed)
    if (typeof checked === 'string') return setProblem(PROBLEMS[checked])
    event.currentTarget.reset()
    show(checked)
  }

  const begin = useEffectEvent(() => {
    // A code that was opened without a signal comes behind the mark of the address (card-worker.js).
    if (location.hash.length > 1) void checkScanned(gate, location.hash.slice(1), Date.now()).then(show)
    if (isSignedIn) void fetchList().then(setList)
  })
  useEffect(() => begin(), [])

  const count = shown?.count ?? null
  const third =
    shown?.state === 'valid'
      ? { title: GATE.letIn, text: shown.before === null ? GATE.first : GATE.again(clock(shown.before)) }
      : null
  return (
    <div className={`container ${styles.gate}`}>
      <h1>{GATE.title}</h1>
      <div className={styles.desk} role="status">
        <ScannerView scanner={scanner}>
          {shown && <VerdictCard verdict={shown} third={third} />}
          {shown && <p className={styles.quiet}>{shown.isLive ? GATE.live : GATE.offline}</p>}
        </ScannerView>
      </div>
      <div className={styles.desk}>
        <p>{canScan ? GATE.lead : GATE.noCamera}</p>
        {canScan && (
          <Button
            variant={isOn ? 'secondary' : 'primary'}
            size="large"
            icon={isOn ? 'close' : 'qr-code'}
            onClick={scanner.toggle}
          >
            {isOn ? GATE.stop : shown ? GATE.next : GATE.scan}
          </Button>
        )}
        <form onSubmit={type} noValidate>
          <TextField
            label={GATE.number}
            hint={GATE.numberHint}
            name="number"
            autoComplete="off"
            error={problem ?? undefined}
          />
          <Button type="submit">{GATE.check}</Button>
        </form>
        <p className={styles.quiet}>
          {count && count.people > 0 && `${GATE.count(count.people, clock(count.since))} `}
          {whatWorks(keeping, list)}
        </p>
        <noscript>
          <p>{GATE.noScript}</p>
        </noscript>
      </div>
    </div>
  )
}
