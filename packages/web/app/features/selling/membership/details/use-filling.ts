import { useEffect, useMemo } from 'react'
import type { GivenForm } from '@clubhouse/contract/selling/cart'
import {
  type Block,
  blocksOf,
  type Next,
  nextRow,
  type Row,
} from '@clubhouse/domain/people/registration/blocks'
import { type Place, placesOf } from '@clubhouse/domain/people/registration/places'
import type { Registrations } from '@clubhouse/domain/people/registration/registrations'
import {
  asksForAll,
  assignToAll,
  isFirstGuardian,
  withForm,
} from '@clubhouse/domain/people/registration/save-registration'
import { replaceEntries, type Selected, useSelection } from '../selection/selection-store.ts'
import { rememberAnswered } from './answered-questions.ts'
import { markEntries } from './adding/mark-entries.ts'
import { currentRegistrations, keepRegistrations } from './adding/registration-store.ts'
import { type KnownFacts, usePlanFacts } from './use-plan-facts.ts'
import { useRegistrations } from './adding/use-registrations.ts'

export interface Filling {
  selected: Selected
  places: Place[]
  blocks: Block[]
  facts: KnownFacts
  registrations: Registrations
  /** MEMB-51 is on the screen. */
  isAskingForAll: boolean
  /** Says what is to be filled in after it, as `save` does. */
  answerForAll: (isForAll: boolean) => Next | null
  /** Says what is to be filled in after it; nothing while MEMB-51 is asked, and once all is there. */
  save: (block: Block, row: Row, given: GivenForm) => Next | null
  /** MEMB-55 */
  markTried: () => void
}

/** What is to be filled in, what stands there already, and what becomes of each form that is saved. */
export function useFilling(userId: string | null, today: string): Filling {
  const selected = useSelection()
  const places = useMemo(() => placesOf(selected.items), [selected.items])
  const facts = usePlanFacts(places, selected.items, userId)
  const registrations = useRegistrations(userId)
  const { forms } = facts
  const blocks = useMemo(
    () => blocksOf(places, forms, registrations, today),
    [places, forms, registrations, today],
  )
  // The answer is kept with what was filled in: a new tab has neither, and asks again (OPEN-083).
  const isAskingForAll =
    facts.state === 'there' && userId !== null && asksForAll(places, forms, registrations)

  const { entries } = selected
  const { hasTried } = registrations
  useEffect(() => {
    if (facts.state !== 'there' || userId === null) return
    const marked = markEntries(entries, blocks, hasTried)
    if (marked !== entries) replaceEntries(marked)
  }, [entries, blocks, hasTried, facts.state, userId])

  function save({ place }: Block, { type }: Row, given: GivenForm): Next | null {
    const isFirst = type === 'guardian' && isFirstGuardian(place, places, forms)
    return keep(withForm(currentRegistrations(), { place, type, given, isFirstGuardian: isFirst }))
  }

  function answerForAll(isForAll: boolean): Next | null {
    rememberAnswered('showGuardianPopup')
    const first = places.find((place) => isFirstGuardian(place, places, forms))
    return keep(assignToAll(currentRegistrations(), isForAll, first?.key ?? null))
  }

  function keep(now: Registrations): Next | null {
    keepRegistrations(now)
    return asksForAll(places, forms, now) ? null : nextRow(blocksOf(places, forms, now, today))
  }

  return {
    selected,
    places,
    blocks,
    facts,
    registrations,
    isAskingForAll,
    answerForAll,
    save,
    markTried: () => keepRegistrations({ ...currentRegistrations(), hasTried: true }),
  }
}
