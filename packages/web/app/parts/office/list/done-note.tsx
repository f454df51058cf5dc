import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../../../ui/icon/icon.tsx'
import { IntentButton } from './intent-button.tsx'
import { listAddressWith } from './list-address.ts'
import styles from './done-note.module.css'
import { LIST } from './messages.ts'
import type { OfficeListPage } from './list-page.ts'

export interface Done {
  intent: string
  ids: readonly string[]
  names: readonly string[]
}

const UNDO_ID = 'undo'
/** By which the focus finds a row again. */
export const rowLinkId = (id: string): string => `row-${id}`

/** What was done, with the way back instead of a question before. Made by the server, so it needs no script. */
export function DoneNote<Row extends object>({
  listPage,
  done,
}: {
  listPage: OfficeListPage<Row>
  done: Done | null
}) {
  const { search } = useLocation()
  useDoneFocus(done)
  const undo = listPage.actions?.find(({ intent }) => intent === done?.intent)?.undo
  if (!done || !undo || done.ids.length === 0) return null
  const [name = ''] = done.names
  return (
    <div className={styles.note} role="status">
      <Icon name="success" />
      <span className={styles.words}>
        {undo.said(done.ids.length === 1 ? `“${name}”` : LIST.several(done.ids.length))}
      </span>
      <IntentButton id={UNDO_ID} path={listPage.path} intent={undo.intent} on={done.ids} icon="undo">
        {undo.label ?? LIST.undo}
      </IntentButton>
      <Link
        className={styles.close}
        to={listAddressWith(listPage.path, new URLSearchParams(search), {})}
        aria-label={LIST.close}
        preventScrollReset
        replace
      >
        <Icon name="close" />
      </Link>
    </div>
  )
}

/** The button that was pressed may have gone with its row; the focus goes to what came of it. */
function useDoneFocus(done: Done | null): void {
  const key = done && `${done.intent} ${done.ids.join()}`
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    if (!done) return
    const target =
      document.getElementById(UNDO_ID) ??
      document.getElementById(rowLinkId(done.ids[0] ?? '')) ??
      document.querySelector('h1')
    if (target instanceof HTMLHeadingElement) target.tabIndex = -1
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
  })
}
