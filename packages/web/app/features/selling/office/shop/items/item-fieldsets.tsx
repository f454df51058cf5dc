import { SHOP_LIMITS } from '@clubhouse/contract/selling/office/shop-limits'
import { SHOP_ITEM_TYPES } from '@clubhouse/domain/selling/shop/item-types'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import settings from '#parts/office/settings/settings.module.css'
import type { Bound } from '#parts/office/record/use-record-form.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ITEMS } from './messages.ts'

const TYPES = SHOP_ITEM_TYPES.map(({ type: value, title: label }) => ({ value, label }))

/** What it is, how people get it, and when it is sold. */
export function ItemFieldsets({ bound: { of, tickOf, theirsOf } }: { bound: Bound }) {
  return (
    <>
      <div className={settings.block}>
        <h2>{ITEMS.what}</h2>
        <div className={settings.pair}>
          <div>
            <TextField label={ITEMS.name} maxLength={SHOP_LIMITS.name} autoComplete="off" {...of('name')} />
            <Theirs>{theirsOf('name')}</Theirs>
          </div>
          <Select label={ITEMS.type} options={TYPES} {...of('type')} />
        </div>
        <TextArea
          label={ITEMS.description}
          rows={3}
          limit={SHOP_LIMITS.description}
          optional
          {...of('description')}
        />
        <Theirs>{theirsOf('description')}</Theirs>
        <TextField
          label={ITEMS.handedOut}
          hint={ITEMS.handedOutHint}
          maxLength={SHOP_LIMITS.handedOut}
          autoComplete="off"
          optional
          {...of('handed_out')}
        />
        <Theirs>{theirsOf('handed_out')}</Theirs>
        <Checkbox label={ITEMS.inShop} hint={ITEMS.inShopHint} {...tickOf('is_active')} />
      </div>
      <div className={settings.block}>
        <h2>{ITEMS.selling}</h2>
        <div className={settings.pair}>
          <div>
            <DateField label={ITEMS.opensOn} optional {...of('opens_on')} />
            <Theirs>{theirsOf('opens_on')}</Theirs>
          </div>
          <div>
            <DateField label={ITEMS.closesOn} optional {...of('closes_on')} />
            <Theirs>{theirsOf('closes_on')}</Theirs>
          </div>
          <div>
            <TextField
              label={ITEMS.maxQuantity}
              inputMode="numeric"
              autoComplete="off"
              {...of('max_quantity')}
            />
            <Theirs>{theirsOf('max_quantity')}</Theirs>
          </div>
        </div>
      </div>
    </>
  )
}
