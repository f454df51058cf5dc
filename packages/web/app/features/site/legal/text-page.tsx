import type { ReactNode } from 'react'
import { TextSections } from '#parts/site/text/text-sections.tsx'
import styles from './text-page.module.css'
import type { Text } from './texts.ts'

export function TextPage({ text, children }: { text: Text; children?: ReactNode }) {
  return (
    <div className={`container-article ${styles.page}`}>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <div className="prose">
        <TextSections sections={text.sections} />
        {children}
      </div>
    </div>
  )
}
