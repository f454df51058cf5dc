import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

const shape = classNames(styles.shape)

function numbers(count: number) {
  return Array.from({ length: count }, (_, index) => index)
}

type Props = { count?: number; label?: string; className?: string }

/** Text that is on its way. */
export function SkeletonLines({ count = 3, label = 'Loading', className }: Props) {
  return (
    <div className={classNames(styles.skeleton, styles.lines, className)} role="status" aria-label={label}>
      {numbers(count).map((line) => (
        <div key={line} className={classNames(shape, styles.line)} />
      ))}
    </div>
  )
}

/** Cards that are on their way: a picture, a title, a line. */
export function SkeletonTiles({ count = 4, label = 'Loading', className }: Props) {
  return (
    <div className={classNames(styles.skeleton, styles.tiles, className)} role="status" aria-label={label}>
      {numbers(count).map((tile) => (
        <div key={tile} className={styles.tile}>
          <div className={classNames(shape, styles.picture)} />
          <div className={styles.caption}>
            <div className={classNames(shape, styles.line)} />
            <div className={classNames(shape, styles.line)} />
          </div>
        </div>
      ))}
    </div>
  )
}
