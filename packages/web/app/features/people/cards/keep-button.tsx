import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './card.module.css'
import { canKeep, isKept, keepPage } from './keep-pages.ts'
import { CARD } from './messages.ts'

type State = 'unknown' | 'can' | 'keeping' | 'kept' | 'failed'

const TEXT: Record<State, string> = {
  unknown: CARD.keep,
  can: CARD.keep,
  keeping: CARD.keeping,
  kept: CARD.kept,
  failed: CARD.keep,
}

/** Keeps the card for the gate where there is no signal. A card that is kept is renewed whenever it is opened with one. */
export function KeepButton({ path }: { path: string }) {
  const [state, setState] = useState<State>('unknown')
  useEffect(() => {
    let isHere = true
    const tell = (next: State): void => {
      if (isHere) setState(next)
    }
    if (!canKeep()) return
    async function renew() {
      if (!(await isKept(path))) return tell('can')
      tell('kept')
      if (navigator.onLine) await keepPage(path).catch(() => undefined)
    }
    void renew()
    return () => {
      isHere = false
    }
  }, [path])

  async function keep() {
    setState('keeping')
    try {
      await keepPage(path)
      setState('kept')
    } catch {
      setState('failed')
    }
  }

  if (state === 'unknown') return null
  return (
    <>
      <button
        type="button"
        className={styles.keep}
        aria-disabled={state === 'kept'}
        onClick={() => void keep()}
      >
        <Icon name={state === 'kept' ? 'check' : 'download'} />
        {TEXT[state]}
      </button>
      <p role="status" className={state === 'failed' ? undefined : 'visually-hidden'}>
        {state === 'failed' ? CARD.notKept : state === 'kept' ? CARD.kept : ''}
      </p>
    </>
  )
}
