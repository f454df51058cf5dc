import styles from './field.module.css'

/** The counter keeps quiet until the end is near. */
const COUNT_FROM = 0.8

type Props = { length: number; limit: number; alwaysCounts: boolean }

/** How much was typed of what fits; shown always or only near the end, and said only near the end. */
export function Counter({ length, limit, alwaysCounts }: Props) {
  const over = length - limit
  const isNear = length >= limit * COUNT_FROM
  const words = over > 0 ? `${over} too many (${limit} allowed)` : `${length} of ${limit} characters`
  return (
    <div className={styles.counter} data-over={over > 0 || undefined}>
      {alwaysCounts && <span aria-hidden>{`${length}/${limit}`}</span>}
      <span role="status" className={alwaysCounts ? 'visually-hidden' : undefined}>
        {isNear && words}
      </span>
    </div>
  )
}
