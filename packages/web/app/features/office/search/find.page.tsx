import { Form, Link, useLoaderData } from 'react-router'
import { titled } from '#lib/page/page-meta.ts'
import { useSite } from '#lib/page/site-data.ts'
import { type Hit, hitsFor } from '#parts/office/frame/hits.ts'
import { entriesFor } from '#parts/office/frame/navigation.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { publicLoader } from '#lib/page/handlers.ts'
import styles from './find.module.css'
import { loadFinds } from './load-finds.ts'
import { FIND } from './messages.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = publicLoader(({ page, request }) => loadFinds(page, request))

export const meta = titled(FIND.title)

/** The palette as a page: for whoever comes here without a script. */
export default function FindPage() {
  const { words, club, finds } = useLoaderData<typeof loader>()
  const features = useSite()?.worn?.features.names ?? []
  const groups = hitsFor(words, entriesFor({ ...club, features }), finds)
  return (
    <div className={styles.page}>
      <h1>{FIND.title}</h1>
      <Form method="get" action="/find" className={styles.form} role="search">
        <TextField label={FIND.label} name="q" defaultValue={words} maxLength={80} />
        <Button type="submit" variant="primary" icon="search">
          {FIND.title}
        </Button>
      </Form>
      {groups.length === 0 && <p role="status">{FIND.none}</p>}
      {groups.map(({ title, hits }) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.group}>{title}</h2>
          <ul className={styles.hits} role="list">
            {hits.map((hit) => (
              <li key={hit.id}>
                <Way hit={hit} />
                {hit.note && <span className={styles.note}>{hit.note}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Way({ hit: { label, to, fields } }: { hit: Hit }) {
  if (to === null) return <span>{label}</span>
  if (!fields)
    return (
      <Link className={styles.way} to={to}>
        {label}
      </Link>
    )
  return (
    <Form method="post" action={to} className={styles.act}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small">
        {label}
      </Button>
    </Form>
  )
}
