/** What must work on a page that is awake without waiting for React. */
type Load = () => Promise<{ enhance: (document: Document, missed?: Event) => void }>

/** What does not come is asked for again when the line is back, and by the next press, which is answered then. */
export function enhanceAgain(load: Load): void {
  const ask = (missed?: Event): unknown =>
    load().then(
      ({ enhance }) => enhance(document, missed),
      () => {
        for (const type of ['online', 'click']) addEventListener(type, ask, { once: true })
      },
    )
  ask()
}
