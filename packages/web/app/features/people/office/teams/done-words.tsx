import { useSearchParams } from 'react-router'
import { EVENT } from './messages.ts'
import { Done } from '#parts/office/page/done.tsx'

const SAID: Readonly<Record<string, (count: number) => string>> = {
  added: EVENT.added,
  changed: EVENT.changed,
  asked: EVENT.asked,
  told: EVENT.told,
  removed: EVENT.removed,
  resulted: () => EVENT.resulted,
}

/** What was done, told by the address, so that it needs no script. */
export function DoneWords() {
  const [search] = useSearchParams()
  const said = SAID[search.get('done') ?? '']
  if (!said) return null
  return <Done>{said(Number(search.get('count')) || 0)}</Done>
}
