import { useEffect, useState } from 'react'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import type { Block, Row } from '@clubhouse/domain/people/registration/blocks'
import { type Choice, choiceOf } from '@clubhouse/domain/people/registration/people-for-place'
import { notify } from '#ui/notifications/notification-store.ts'
import { fetchKnownAnswers } from './fetch-facts.ts'
import { DETAILS } from './messages.ts'

/** With what a form begins for whoever is chosen. */
export interface Beginning {
  state: 'loading' | 'there' | 'failed'
  initial: FormAnswers | null
  /** From where it comes; nothing is said of what stood here before. */
  source: 'club' | 'today' | 'here' | null
}

const LOADING: Beginning = { state: 'loading', initial: null, source: null }
const EMPTY: Beginning = { state: 'there', initial: null, source: null }

/** MEMB-47. Whoever was looked up once is not asked for again while the dialog is open. */
export function useBeginning(
  { place }: Block,
  row: Row,
  choice: Choice | null,
  onSignedOut: () => void,
): Beginning & { again: () => void } {
  const [fetched, setFetched] = useState<Readonly<Record<string, Beginning>>>({})
  const [round, setRound] = useState(0)
  const { plan } = place
  const isChild = row.type === 'member' && plan.metadata.is_juvenile
  const known = knownHere(row, choice, isChild)
  const name = choice?.id ?? NEW
  const isAsked = known === null
  const memberId = choice?.memberId ?? null
  const planId = plan.metadata.plan_id

  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    async function ask() {
      const answer = await fetchKnownAnswers(planId, row.type, memberId)
      if (!isWanted) return
      const isKnown = answer.kind === 'known'
      const beginning: Beginning = isKnown
        ? { state: 'there', initial: answer.answers, source: memberId === null ? null : 'club' }
        : { state: 'failed', initial: null, source: null }
      setFetched((before) => ({ ...before, [name]: beginning }))
      if (answer.kind === 'signed-out') onSignedOut()
      // ERR-40
      else if (!isKnown) notify({ title: DETAILS.noPeople, type: 'danger' })
    }
    void ask()
    return () => void (isWanted = false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- who hears of a lost sign-in changes nothing of what is asked
  }, [isAsked, planId, row.type, memberId, name, round])

  function again(): void {
    setFetched(({ [name]: _failed, ...others }) => others)
    setRound((before) => before + 1)
  }
  return { ...(known ?? fetched[name] ?? LOADING), again }
}

export const NEW = 'new'

/** Null for whom the club has to be asked about: also of a new child it knows where the family lives. */
function knownHere({ given }: Row, choice: Choice | null, isChild: boolean): Beginning | null {
  if (choice && given && choiceOf(given) === choice.id)
    return { state: 'there', initial: given, source: 'here' }
  if (choice?.typed) return { state: 'there', initial: choice.typed, source: 'today' }
  return choice === null && !isChild ? EMPTY : null
}
