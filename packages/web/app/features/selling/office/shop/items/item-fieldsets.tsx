import { SHOP_LIMITS } from '@clubhouse/contract/selling/office/shop-limits'
import { SHOP_ITEM_TYPES } from '@clubhouse/domain/selling/shop/item-types'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import type { Bound } from '#parts/office/record/bound.ts'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ITEMS } from './messages.ts'

const TYPES = SHOP_ITEM_TYPES.map(({ type: value, title: label }) => ({ value, label }))

interface Props {
  bound: Bound
}

export function WhatFields({ bound: { of, theirsOf } }: Props) {
  return (
    <>
      <Columns>
        <div>
          <TextField label={ITEMS.name} maxLength={SHOP_LIMITS.name} autoComplete="off" {...of('name')} />
          <Theirs>{theirsOf('name')}</Theirs>
        </div>
        <Select label={ITEMS.type} options={TYPES} {...of('type')} />
      </Columns>
      <TextArea
        label={ITEMS.description}
        rows={3}
        limit={SHOP_LIMITS.description}
        optional
        {...of('description')}
      />
      <Theirs>{theirsOf('description')}</Theirs>
    </>
  )
}

export function HandOutField({ bound: { of, theirsOf } }: Props) {
  return (
    <>
      <TextField
        label={ITEMS.handedOutLabel}
        hint={ITEMS.handedOutHint}
        maxLength={SHOP_LIMITS.handedOut}
        autoComplete="off"
        optional
        {...of('handed_out')}
      />
      <Theirs>{theirsOf('handed_out')}</Theirs>
    </>
  )
}

export function SizeGuideField({ bound: { of, theirsOf } }: Props) {
  return (
    <>
      <TextArea
        label={ITEMS.sizeGuide}
        hint={ITEMS.sizeGuideHint}
        rows={4}
        limit={SHOP_LIMITS.sizeGuide}
        optional
        {...of('size_guide')}
      />
      <Theirs>{theirsOf('size_guide')}</Theirs>
    </>
  )
}

/** When it is sold, and how many at once. */
export function SellingFields({ bound: { of, theirsOf } }: Props) {
  return (
    <Columns>
      <div>
        <DateField calendar label={ITEMS.opensOn} optional {...of('opens_on')} />
        <Theirs>{theirsOf('opens_on')}</Theirs>
      </div>
      <div>
        <DateField calendar label={ITEMS.closesOn} optional {...of('closes_on')} />
        <Theirs>{theirsOf('closes_on')}</Theirs>
      </div>
      <div>
        <TextField label={ITEMS.maxQuantity} inputMode="numeric" autoComplete="off" {...of('max_quantity')} />
        <Theirs>{theirsOf('max_quantity')}</Theirs>
      </div>
    </Columns>
  )
}
