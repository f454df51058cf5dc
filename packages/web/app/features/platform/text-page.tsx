import type { ReactNode } from 'react'
import styles from './text-page.module.css'
import type { Text } from './texts.ts'

export function TextPage({ text, children }: { text: Text; children?: ReactNode }) {
  return (
    <div className={`container-article ${styles.page}`}>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <div className="prose">
        {text.sections.map(({ heading, paragraphs, points }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {children}
      </div>
    </div>
  )
}
