import { readSizeGuide } from '@clubhouse/domain/selling/shop/size-guide'
import { Icon } from '#ui/icon/icon.tsx'
import { ITEM } from './messages.ts'
import styles from './size-guide.module.css'

/** What each size measures, beside the sizes; nothing where the club gave no guide. */
export function SizeGuide({ guide }: { guide: string }) {
  const { sizes, notes } = readSizeGuide(guide)
  if (sizes.length === 0 && notes.length === 0) return null
  return (
    <details className={styles.guide}>
      <summary>
        {ITEM.sizeGuide}
        <Icon name="chevron-down" />
      </summary>
      <dl>
        {sizes.map(({ size, measures }) => (
          <div key={size}>
            <dt>{size}</dt>
            <dd>{measures}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </details>
  )
}
