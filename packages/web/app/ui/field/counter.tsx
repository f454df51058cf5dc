import styles from './field.module.css'

/** The counter keeps quiet until the end is near. */
const COUNT_FROM = 0.8

type Props = { length: number; limit: number }

/** How much was typed of what fits, once the end is near. */
export function Counter({ length, limit }: Props) {
  const over = length - limit
  const isNear = length >= limit * COUNT_FROM
  const words = over > 0 ? `${over} too many (${limit} allowed)` : `${length} of ${limit} characters`
  return (
    <div className={styles.counter} data-over={over > 0 || undefined} role="status">
      {isNear && words}
    </div>
  )
}
