import { useState } from 'react'
import type { Feature, MenuItem, ProductKind } from '@clubhouse/contract/site/club'
import type { SiteMenuItem } from '@clubhouse/contract/site/office/site-draft'
import { SITE_LIMITS } from '@clubhouse/contract/site/office/site-limits'
import { itemErrors, needsUrl } from '@clubhouse/domain/site/club-site/site-errors'
import { withHttps } from '@clubhouse/domain/validators/web-address'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { Target } from '../load-site.ts'
import { KIND_NAMES, MENU, TYPE_NAMES } from '../messages.ts'
import styles from './menu.module.css'
import { FEATURE_OF } from './menu-words.ts'
import { pageOptions, SectionPages } from './section-pages.tsx'

interface Props {
  entry: SiteMenuItem
  isNew: boolean
  pages: readonly Target[]
  features: readonly Feature[]
  onClose: () => void
  onDone: (entry: SiteMenuItem) => void
}

/** One entry: its name and where it leads. Nothing half-filled goes into the menu. */
export function EntryDialog({ entry, isNew, pages, features, onClose, onDone }: Props) {
  const [item, setItem] = useState(entry)
  const [isChecked, setChecked] = useState(false)
  const errors = isChecked ? itemErrors(item) : {}
  const errorOf = (field: string) => errors[`menu.${item.menu_item_id}.${field}`]
  const set = (changes: Partial<SiteMenuItem>) => setItem({ ...item, ...changes })

  function done() {
    const whole = item.type === 'External' ? { ...item, url: withHttps(item.url) } : item
    setItem(whole)
    setChecked(true)
    if (Object.keys(itemErrors(whole)).length === 0) onDone(whole)
  }

  return (
    <Dialog
      title={isNew ? MENU.newEntry : MENU.entry}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={done}>
          {MENU.keep}
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={MENU.name}
          value={item.title}
          maxLength={SITE_LIMITS.menuTitle}
          error={errorOf('title')}
          onChange={(event) => set({ title: event.currentTarget.value })}
          data-autofocus
        />
        <Select
          label={MENU.type}
          value={item.type}
          options={Object.entries(TYPE_NAMES).map(([value, label]) => ({ value, label }))}
          onChange={(event) =>
            set({ type: event.currentTarget.value as MenuItem['type'], url: '', kind: null, pages: [] })
          }
        />
        {item.type === 'Page' && (
          <Select
            label={MENU.page}
            value={item.url}
            placeholder={MENU.choosePage}
            options={pageOptions(pages, item.url)}
            error={errorOf('url')}
            onChange={(event) => set(named(item, pages, event.currentTarget.value))}
          />
        )}
        {item.type === 'External' && (
          <TextField
            label={MENU.external}
            type="url"
            inputMode="url"
            value={item.url}
            placeholder="https://"
            maxLength={SITE_LIMITS.url}
            error={errorOf('url')}
            onChange={(event) => set({ url: event.currentTarget.value })}
          />
        )}
        {item.type === 'Product' && (
          <>
            <Select
              label={MENU.product}
              value={item.kind ?? ''}
              placeholder={MENU.chooseProduct}
              options={Object.entries(KIND_NAMES).map(([value, label]) => ({
                value,
                label: features.includes(FEATURE_OF[value as ProductKind]) ? label : `${label} (${MENU.off})`,
              }))}
              error={errorOf('kind')}
              onChange={(event) =>
                set({ kind: (event.currentTarget.value || null) as ProductKind | null, url: '' })
              }
            />
            {needsUrl(item.kind) && (
              <TextField
                label={MENU.which}
                hint={MENU.whichHint(item.kind === 'LotteryPage' ? '/products/lotto/' : '/products/draw/')}
                value={item.url}
                maxLength={200}
                error={errorOf('url')}
                onChange={(event) => set({ url: event.currentTarget.value.trim() })}
              />
            )}
          </>
        )}
        {item.type === 'Section' && (
          <SectionPages
            chosen={item.pages}
            pages={pages}
            error={errorOf('pages')}
            onChange={(chosen) => set({ pages: chosen })}
          />
        )}
      </div>
    </Dialog>
  )
}

/** An entry without a name takes that of its page. */
function named({ title }: SiteMenuItem, pages: readonly Target[], url: string): Partial<SiteMenuItem> {
  const page = pages.find(({ slug }) => slug === url)
  return title === '' && page ? { url, title: page.title.slice(0, SITE_LIMITS.menuTitle) } : { url }
}
