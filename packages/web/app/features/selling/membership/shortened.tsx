import { useState } from 'react'
import { BUNDLE, BUNDLE_TEXT } from './messages.ts'
import styles from './shortened.module.css'

/** BUNDLE-02: a long text begins short, and is read on with a press. */
export function Shortened({ text, className }: { text: string; className?: string | undefined }) {
  const [isWhole, setWhole] = useState(false)
  if (text.length <= BUNDLE_TEXT.descriptionLength) return <p className={className}>{text}</p>
  return (
    <p className={className}>
      {isWhole ? text : `${text.slice(0, BUNDLE_TEXT.descriptionLength).trimEnd()}…`}{' '}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isWhole}
        data-keeps-press=""
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? BUNDLE.showLess : BUNDLE.showMore}
      </button>
    </p>
  )
}
