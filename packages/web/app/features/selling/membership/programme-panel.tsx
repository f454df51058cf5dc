import type { KeyboardEvent, MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Program } from '@clubhouse/contract/selling/catalogue'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import { SkeletonTiles } from '#ui/skeleton/skeleton.tsx'
import { PROGRAMME } from './messages.ts'
import { MEMBERSHIP_PATH } from './paths.ts'
import { ProgrammeProducts } from './programme-products.tsx'
import styles from './programme-panel.module.css'
import type { PanelState } from './use-catalogue.ts'

type Props = {
  program: Program
  state: PanelState
  isOpen: boolean
  onToggle: () => void
  onRetry: () => void
}

/**
 * MEMB-11, MEMB-13. Its head is a link to the programme by itself, for whoever presses it before a script could answer or
 * has none; with one it opens and closes the panel where it stands.
 */
export function ProgrammePanel({ program, state, isOpen, onToggle, onRetry }: Props) {
  const { program_id: id, title } = program
  const isHydrated = useHydrated()
  const content = `programme-${id}`
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    onToggle()
  }
  return (
    <section className={styles.panel} data-open={isOpen || undefined}>
      <h2 className={styles.title}>
        <Link
          className={styles.head}
          to={`${MEMBERSHIP_PATH}?${new URLSearchParams({ id })}`}
          preventScrollReset
          {...(isHydrated && { role: 'button', 'aria-expanded': isOpen, 'aria-controls': content })}
          onClick={(event) => {
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) press(event)
          }}
          onKeyDown={(event) => {
            if (event.key === ' ') press(event)
          }}
        >
          <span>{title}</span>
          <small className={styles.aside}>{asideOf(state)}</small>
          <Icon name="chevron-down" className={styles.chevron} />
        </Link>
      </h2>
      <div id={content} className={styles.content} hidden={!isOpen}>
        {isOpen && <Content state={state} onRetry={onRetry} />}
      </div>
    </section>
  )
}

function Content({ state, onRetry }: { state: PanelState; onRetry: () => void }) {
  switch (state.step) {
    case 'unasked':
    case 'loading':
      return <SkeletonTiles count={3} label={PROGRAMME.loading} />
    case 'failed':
      return (
        <ErrorPanel title={PROGRAMME.failed} onRetry={onRetry}>
          {PROGRAMME.cause}
        </ErrorPanel>
      )
    case 'loaded':
      return <ProgrammeProducts products={state.products} />
  }
}

function asideOf(state: PanelState): string {
  if (state.step !== 'loaded') return ''
  const { products } = state
  if (products.length === 0) return PROGRAMME.noPlans
  const bundles = products.filter(({ type }) => type === 'Bundle').length
  return PROGRAMME.counts(products.length - bundles, bundles)
}
