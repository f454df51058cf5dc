import { useRef, useState } from 'react'
import type { Feature } from '@clubhouse/contract/site/club'
import type { SiteMenuItem } from '@clubhouse/contract/site/office/site-draft'
import { SITE_LIMITS } from '@clubhouse/contract/site/office/site-limits'
import { MENU_SHOWN } from '@clubhouse/domain/site/content/menu'
import { dropMark } from '#parts/people/form-editor/drag/drag-order.ts'
import { indexAt } from '#parts/people/form-editor/drag/drag-targets.ts'
import { useDrag } from '#parts/people/form-editor/drag/use-drag.ts'
import { Button } from '#ui/button/button.tsx'
import type { Target } from '../load-site.ts'
import { MENU } from '../messages.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { MenuRow } from './menu-row.tsx'
import styles from './menu.module.css'
import { moved } from './menu-words.ts'

interface Props {
  menu: readonly SiteMenuItem[]
  pages: readonly Target[]
  features: readonly Feature[]
  errors: Record<string, string>
  /** With what happened, where there should be a way back in sight. */
  onChange: (menu: SiteMenuItem[], words?: string) => void
}

/** The menu in its order: by drag, or by buttons, which say aloud where an entry has come to. */
export function MenuBlock({ menu, pages, features, errors, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const [open, setOpen] = useState<SiteMenuItem | null>(null)
  const ids = menu.map(({ menu_item_id }) => menu_item_id)
  const { dragging, handleOf } = useDrag<number>({
    findTarget: (point, id) => indexAt(list.current, point, id),
    onDrop: (id, to) => move(ids.indexOf(id), to),
  })
  const shown = menu.filter(({ hidden }) => !hidden)
  const firstBelow = shown[MENU_SHOWN]

  return (
    <section className={styles.block}>
      <div className={styles.head}>
        <h2>{MENU.title}</h2>
        <Button
          size="small"
          icon="plus"
          disabled={menu.length >= SITE_LIMITS.menuItems}
          onClick={() => setOpen(newEntry())}
        >
          {MENU.add}
        </Button>
      </div>
      <p className={styles.hint}>{menu.length >= SITE_LIMITS.menuItems ? MENU.full : MENU.hint}</p>
      {menu.length === 0 && <p className={styles.hint}>{MENU.none}</p>}
      <ol ref={list} className={styles.list} role="list">
        {menu.map((item, at) => (
          <MenuRow
            key={item.menu_item_id}
            item={item}
            pages={pages}
            place={{ at, last: menu.length - 1, beginsMore: item === firstBelow }}
            error={errorOf(item)}
            isDragged={dragging?.id === item.menu_item_id}
            mark={
              dragging && dragging.target !== null
                ? dropMark(ids, dragging.id, dragging.target, item.menu_item_id)
                : undefined
            }
            handle={handleOf(item.menu_item_id)}
            onMove={(to) => move(at, to)}
            onOpen={() => setOpen(item)}
            onHide={() => onChange(menu.with(at, { ...item, hidden: !item.hidden }))}
            onRemove={() => onChange(menu.toSpliced(at, 1), MENU.removed(item.title || MENU.unnamed))}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {open && (
        <EntryDialog
          entry={open}
          isNew={!ids.includes(open.menu_item_id)}
          pages={pages}
          features={features}
          onClose={() => setOpen(null)}
          onDone={(entry) => {
            const at = ids.indexOf(entry.menu_item_id)
            onChange(at === -1 ? [...menu, entry] : menu.with(at, entry))
            setOpen(null)
          }}
        />
      )}
    </section>
  )

  function move(from: number, to: number) {
    const item = menu[from]
    if (!item || from === to || to < 0 || to >= menu.length) return
    onChange(moved(menu, from, to))
    setSaid(MENU.moved(item.title || MENU.unnamed, to + 1, menu.length))
  }

  function errorOf({ menu_item_id }: SiteMenuItem): string | undefined {
    const field = Object.keys(errors).find((name) => name.startsWith(`menu.${menu_item_id}.`))
    return field && errors[field]
  }
}

const newEntry = (): SiteMenuItem => ({
  menu_item_id: crypto.randomUUID(),
  type: 'Page',
  kind: null,
  title: '',
  url: '',
  pages: [],
  hidden: false,
})
