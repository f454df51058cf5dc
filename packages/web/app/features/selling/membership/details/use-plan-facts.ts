import { useCallback, useEffect, useMemo, useState } from 'react'
import type { AvailableMember } from '@clubhouse/contract/people/family'
import type { FormsByPlan } from '@clubhouse/domain/people/registration/blocks'
import type { SelectedItem } from '@clubhouse/domain/selling/catalogue/selection'
import type { Place } from '@clubhouse/domain/people/registration/places'
import { notify } from '#ui/notifications/notification-store.ts'
import type { Entry } from '../selection/entry.ts'
import { currentSelection, holdAgainst } from '../selection/selection-store.ts'
import { fetchPlanFacts } from './fetch-facts.ts'
import { DETAILS } from './messages.ts'
import type { AllFacts } from './plan-facts.ts'

export interface KnownFacts {
  forms: FormsByPlan
  membersOf: (planId: string) => readonly AvailableMember[]
  adults: readonly AvailableMember[]
  state: 'loading' | 'there' | 'failed'
  again: () => void
}

const NOBODY: readonly AvailableMember[] = []

/** The forms of what was chosen and who may be put into them, asked for anew when somebody signs in. */
export function usePlanFacts(
  places: readonly Place[],
  items: readonly SelectedItem[],
  userId: string | null,
): KnownFacts {
  const asked = once(places.map(({ plan }) => plan.metadata.plan_id))
  const chosen = once(items.map(({ product }) => product.product_id))
  const [facts, setFacts] = useState<AllFacts | null>(null)
  const [state, setState] = useState<KnownFacts['state']>('loading')
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (asked === '') return
    let isWanted = true
    async function ask() {
      const got = await fetchPlanFacts(asked.split(' '), chosen.split(' '))
      if (!isWanted) return
      const isWhole = got !== null && got.plans.every(({ form }) => form !== null)
      // What came before stays: a lost line closes no form that is there.
      if (got) setFacts(got)
      if (got?.products) holdAgainst(got.products, programsOf(currentSelection().entries))
      setState(isWhole ? 'there' : 'failed')
      if (!isWhole) notify({ title: DETAILS.noForms, type: 'danger' })
      else if (got.adults === null || got.plans.some(({ members }) => members === null))
        notify({ title: DETAILS.noPeople, type: 'danger' })
    }
    void ask()
    return () => void (isWanted = false)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whoever signs in, or asks again, is answered anew
  }, [asked, chosen, userId, round])

  const again = useCallback(() => {
    setState('loading')
    setRound((before) => before + 1)
  }, [])

  return useMemo(() => {
    const plans = facts?.plans ?? []
    return {
      forms: new Map(plans.flatMap(({ plan_id, form }) => (form ? [[plan_id, form]] : []))),
      membersOf: (id) => plans.find(({ plan_id }) => plan_id === id)?.members ?? NOBODY,
      adults: facts?.adults ?? NOBODY,
      state,
      again,
    }
  }, [facts, state, again])
}

const once = (ids: readonly string[]): string => [...new Set(ids)].toSorted().join(' ')

const programsOf = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(entries.map(({ product }) => product.metadata.program_id))
