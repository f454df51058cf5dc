import { Children, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import styles from './carousel.module.css'

type Props = {
  /** What the items are, for screen readers: "Sponsors". */
  label: string
  /** Each child is one slide. */
  children: ReactNode
  /** Slides side by side below 768px and from there on. */
  perView?: { small: 1 | 2; large: 1 | 2 | 3 | 4 }
  /** `auto` shows the arrows only where there is something to scroll to. */
  arrows?: 'auto' | 'never'
  className?: string
}

/**
 * A list that scrolls sideways and snaps. It needs no script to be read; the arrows are worked by the delegated
 * listener in `enhance.ts`, so they need no hydration either. It never moves by itself.
 */
export function Carousel({
  label,
  children,
  perView = { small: 1, large: 1 },
  arrows = 'auto',
  className,
}: Props) {
  const slides = Children.toArray(children)
  const fitsSmall = slides.length <= perView.small
  const fitsLarge = slides.length <= perView.large
  const hasArrows = arrows === 'auto' && !(fitsSmall && fitsLarge)
  return (
    <section
      className={classNames(
        styles.carousel,
        styles[`small${perView.small}`],
        styles[`large${perView.large}`],
        className,
      )}
      aria-label={label}
      data-carousel=""
    >
      {/* A scrolling region must be reachable by keyboard even where its slides hold no link. */}
      <ul className={styles.track} data-carousel-track="" tabIndex={0} role="list" aria-label={label}>
        {slides.map((slide, index) => (
          <li key={index}>{slide}</li>
        ))}
      </ul>
      {hasArrows && (
        <div
          className={classNames(
            styles.controls,
            fitsSmall && styles.hideSmall,
            fitsLarge && styles.hideLarge,
          )}
        >
          <IconButton
            icon="chevron-left"
            label="Previous"
            variant="secondary"
            round
            data-carousel-step="-1"
          />
          <IconButton icon="chevron-right" label="Next" variant="secondary" round data-carousel-step="1" />
        </div>
      )}
    </section>
  )
}
