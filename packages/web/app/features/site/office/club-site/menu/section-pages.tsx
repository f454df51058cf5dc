import type { MenuPage } from '@clubhouse/contract/site/club'
import { SITE_LIMITS } from '@clubhouse/contract/site/office/site-limits'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { type Option, Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { Target } from '../load-site.ts'
import { MENU } from '../messages.ts'
import styles from './menu.module.css'
import { moved } from './menu-words.ts'

interface Props {
  chosen: readonly MenuPage[]
  pages: readonly Target[]
  error: string | undefined
  onChange: (chosen: MenuPage[]) => void
}

/** The pages below one entry, in their order. */
export function SectionPages({ chosen, pages, error, onChange }: Props) {
  return (
    <fieldset className={styles.section}>
      <legend>{MENU.pages}</legend>
      {chosen.map((page, at) => (
        // They have no name of their own but their place.
        <div key={at} className={styles.sectionPage} role="group" aria-label={MENU.pageNumber(at + 1)}>
          <Select
            label={MENU.page}
            value={page.url}
            placeholder={MENU.choosePage}
            options={pageOptions(pages, page.url)}
            onChange={(event) => choose(at, event.currentTarget.value)}
          />
          <TextField
            label={MENU.pageName}
            value={page.title}
            maxLength={SITE_LIMITS.menuTitle}
            onChange={(event) => onChange(chosen.with(at, { ...page, title: event.currentTarget.value }))}
          />
          <div className={styles.sectionTools}>
            <IconButton
              icon="chevron-up"
              label={MENU.up(MENU.pageNumber(at + 1))}
              disabled={at === 0}
              onClick={() => onChange(moved(chosen, at, at - 1))}
            />
            <IconButton
              icon="chevron-down"
              label={MENU.down(MENU.pageNumber(at + 1))}
              disabled={at === chosen.length - 1}
              onClick={() => onChange(moved(chosen, at, at + 1))}
            />
            <IconButton
              icon="trash"
              label={MENU.removePage(at + 1)}
              onClick={() => onChange(chosen.toSpliced(at, 1))}
            />
          </div>
        </div>
      ))}
      {error && <p className={styles.error}>{error}</p>}
      <Button
        size="small"
        icon="plus"
        disabled={chosen.length >= SITE_LIMITS.pages}
        onClick={() => onChange([...chosen, { title: '', url: '' }])}
      >
        {MENU.addPage}
      </Button>
    </fieldset>
  )

  function choose(at: number, url: string) {
    const title = chosen[at]?.title || pages.find(({ slug }) => slug === url)?.title || ''
    onChange(chosen.with(at, { url, title: title.slice(0, SITE_LIMITS.menuTitle) }))
  }
}

/** All there are, and what is chosen already even where it is gone. */
export function pageOptions(pages: readonly Target[], chosen: string): Option[] {
  const known = pages.map(({ slug, title, isOut }) => ({
    value: slug,
    label: isOut ? title : `${title} (${MENU.notOut})`,
  }))
  return chosen === '' || pages.some(({ slug }) => slug === chosen)
    ? known
    : [{ value: chosen, label: chosen }, ...known]
}
