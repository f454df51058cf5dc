import styles from './text-sections.module.css'

export interface TextSection {
  heading: string
  paragraphs: readonly string[]
  points?: readonly string[] | undefined
}

/** A long text that is data: headings, paragraphs and points, for a page and for a dialog. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ heading, paragraphs, points }) => (
    <section key={heading} className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
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
  ))
}
