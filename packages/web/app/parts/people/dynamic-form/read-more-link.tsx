import { useState, type MouseEvent } from 'react'
import { readMoreOf } from '@clubhouse/domain/people/forms/read-more'
import { Icon } from '#ui/icon/icon.tsx'
import { useLater } from '#ui/use-later.ts'
import { FORM } from './messages.ts'
import styles from './question.module.css'

/** SHELL-35: the mark that the boot script leaves on a page inside the mobile app. */
const isInApp = (): boolean => document.documentElement.hasAttribute('data-embed')

/** FORM-09: over the form, which keeps what was typed; without a script a direct link. */
export function ReadMoreLink({ link, about }: { link: string | null; about: string }) {
  const [isOpen, setOpen] = useState(false)
  const { Part: ReadMoreDialog, fetchPart } = useLater(() => import('./read-more-dialog.tsx'))
  const usual = readMoreOf(link, false)
  if (usual === null) return null

  function open(event: MouseEvent) {
    const target = readMoreOf(link, isInApp())
    if (target === null || target.opens === 'tab') return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // FORM-10
    if (target.opens === 'app') return window.location.assign(target.href)
    setOpen(true)
    void fetchPart()
  }

  return (
    <div className={styles.readMore}>
      <a href={usual.href} target="_blank" rel="noopener" onClick={open}>
        {FORM.readMore}
        <span className="visually-hidden">
          {' '}
          {FORM.readMoreAbout(about)} {usual.opens === 'tab' && FORM.inNewTab}
        </span>
        {usual.opens === 'tab' && <Icon name="external" />}
      </a>
      {isOpen && ReadMoreDialog && (
        <ReadMoreDialog title={FORM.readMore} src={usual.href} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
