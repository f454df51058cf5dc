import { Link } from 'react-router'
import { PAGER_SIZES } from '@clubhouse/contract/plain-values'
import { pageRange } from '@clubhouse/domain/web/list-state'
import { Icon } from '../icon/icon.tsx'
import styles from './pager.module.css'

type Props = {
  /** What is paged, for screen readers. */
  label: string
  page: number
  perPage: number
  total: number
  /** The address of a page; pages are real links. */
  to: (page: number, perPage: number) => string
  sizes?: readonly number[]
}

export function Pager({ label, page, perPage, total, to, sizes = PAGER_SIZES }: Props) {
  const range = pageRange(page, perPage, total)
  return (
    <nav className={styles.pager} aria-label={label}>
      <p className={styles.range}>
        {range.from}–{range.to} of {total}
      </p>
      {range.pages > 1 && (
        <div className={styles.pages}>
          <Step
            to={range.page > 1 ? to(range.page - 1, perPage) : undefined}
            icon="chevron-left"
            label="Previous page"
          />
          {pageWindow(range.page, range.pages).map((number, index) =>
            number === null ? (
              <span key={`gap-${index}`} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                key={number}
                className={styles.step}
                to={to(number, perPage)}
                aria-label={`Page ${number}`}
                aria-current={number === range.page ? 'page' : undefined}
                preventScrollReset
              >
                {number}
              </Link>
            ),
          )}
          <Step
            to={range.page < range.pages ? to(range.page + 1, perPage) : undefined}
            icon="chevron-right"
            label="Next page"
          />
        </div>
      )}
      <div className={styles.sizes} role="group" aria-label="Rows per page">
        <span aria-hidden="true">Show</span>
        {sizes.map((size) => (
          <Link
            key={size}
            className={styles.step}
            to={to(1, size)}
            aria-label={`${size} per page`}
            aria-current={size === perPage ? 'true' : undefined}
            preventScrollReset
          >
            {size}
          </Link>
        ))}
      </div>
    </nav>
  )
}

type StepProps = { to: string | undefined; icon: 'chevron-left' | 'chevron-right'; label: string }

function Step({ to, icon, label }: StepProps) {
  if (to === undefined) {
    return (
      <span className={styles.step} role="link" aria-disabled="true" aria-label={label}>
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <Link className={styles.step} to={to} aria-label={label} preventScrollReset>
      <Icon name={icon} />
    </Link>
  )
}

/** The page numbers to offer: first, last, the neighbours of the current one; null stands for a gap. */
export function pageWindow(current: number, pages: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages)
  const numbers = [...new Set(wanted)].toSorted((a, b) => a - b)
  return numbers.flatMap((page, index) => {
    const before = numbers[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
