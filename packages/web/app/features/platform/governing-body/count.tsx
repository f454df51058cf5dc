import styles from './count.module.css'

const number = new Intl.NumberFormat('en-IE')

/** On a phone no heading says of what. */
export const Count = ({ of, unit }: { of: number; unit: string }) => (
  <>
    {number.format(of)}
    <span className={styles.unit}> {unit}</span>
  </>
)
