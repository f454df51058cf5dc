import { useMemo, useState } from 'react'
import type { GivenForm } from '@clubhouse/contract/selling/cart'
import type { ClubRenewals, Renewal } from '@clubhouse/contract/selling/member-renewal'
import { householdPrice } from '@clubhouse/domain/selling/renewal/household-price'

/** What somebody changed in a form, and whether it can be sent so. */
export interface Edit {
  given: GivenForm
  isValid: boolean
}

export const editKey = (type: 'member' | 'guardian', membershipId: string): string =>
  type === 'guardian' ? 'guardian' : `member ${membershipId}`

/** Who is ticked, what they pay together, and what was changed in their answers. */
export function useRenewing({ renewals, bundles, discounts }: ClubRenewals) {
  const open = useMemo(() => renewals.filter(({ state, plan }) => state === 'open' && plan), [renewals])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({})
  const chosen = open.filter(({ membership_id: id }) => !left.has(id))
  const price = useMemo(() => {
    const renewing = open.flatMap(({ membership_id: id, plan }) =>
      plan && !left.has(id) ? [{ id, plan }] : [],
    )
    return householdPrice(renewing, { bundles, discounts })
  }, [open, left, bundles, discounts])
  const lacks = ({ forms, membership_id: id }: Renewal) =>
    forms.some(({ type, missing }) => {
      const edit = edits[editKey(type, id)]
      return edit ? !edit.isValid : missing.length > 0
    })
  return {
    chosen,
    price,
    edits,
    isChosen: (id: string) => !left.has(id),
    lacking: chosen.filter(lacks),
    lacks,
    toggle: (id: string) =>
      setLeft((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    edit: (key: string, edit: Edit) => setEdits((before) => ({ ...before, [key]: edit })),
  }
}

export type Renewing = ReturnType<typeof useRenewing>
