import { useId } from 'react'
import type { SiteMenuItem } from '@clubhouse/contract/site/office/site-draft'
import type { useDrag } from '#parts/people/form-editor/drag/use-drag.ts'
import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { Target } from '../load-site.ts'
import { MENU } from '../messages.ts'
import styles from './menu.module.css'
import { targetWords } from './menu-words.ts'

interface Props {
  item: SiteMenuItem
  pages: readonly Target[]
  place: { at: number; last: number; beginsMore: boolean }
  error: string | undefined
  isDragged: boolean
  mark: 'before' | 'after' | undefined
  handle: ReturnType<ReturnType<typeof useDrag>['handleOf']>
  onMove: (to: number) => void
  onOpen: () => void
  onHide: () => void
  onRemove: () => void
}

export function MenuRow({ item, pages, place, error, isDragged, mark, handle, ...on }: Props) {
  const id = useId()
  const title = item.title || MENU.unnamed
  return (
    <li
      className={styles.row}
      data-drag-item={item.menu_item_id}
      data-dragged={isDragged || undefined}
      data-mark={mark}
      data-hidden={item.hidden || undefined}
    >
      {place.beginsMore && <span className={styles.more}>{MENU.underMore}</span>}
      <span className={styles.handle} aria-hidden="true" {...handle}>
        <Icon name="drag" />
      </span>
      <button type="button" className={styles.entry} onClick={on.onOpen}>
        <strong>{title}</strong>
        {item.hidden && <Badge icon="eye-off">{MENU.hidden}</Badge>}
        <small>{targetWords(item, pages)}</small>
        {error && <small className={styles.error}>{error}</small>}
      </button>
      {arrow('up', place.at - 1)}
      {arrow('down', place.at + 1)}
      <ActionMenu label={MENU.more(title)}>
        <Button variant="quiet" icon="edit" onClick={on.onOpen}>
          {MENU.edit}
        </Button>
        <Button variant="quiet" icon={item.hidden ? 'eye' : 'eye-off'} onClick={on.onHide}>
          {item.hidden ? MENU.show : MENU.hide}
        </Button>
        <Button variant="quiet" icon="trash" onClick={on.onRemove}>
          {MENU.remove}
        </Button>
      </ActionMenu>
    </li>
  )

  function arrow(way: 'up' | 'down', to: number) {
    const isEnd = to < 0 || to > place.last
    const own = `${id}-${way}`
    return (
      <IconButton
        id={own}
        icon={way === 'up' ? 'chevron-up' : 'chevron-down'}
        label={MENU[way](title)}
        // At the end it stays where the finger is, and does nothing.
        aria-disabled={isEnd || undefined}
        onClick={() => {
          if (isEnd) return
          on.onMove(to)
          // The row has moved, and some browsers let go of what they move.
          requestAnimationFrame(() => document.getElementById(own)?.focus())
        }}
      />
    )
  }
}
