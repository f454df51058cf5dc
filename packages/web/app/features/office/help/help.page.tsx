import { Form, Link, useLoaderData } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { loadPart } from '#lib/page/api.ts'
import { titled } from '#lib/page/page-meta.ts'
import { entriesFor } from '#parts/office/frame/navigation.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { findGuides } from './find-guides.ts'
import styles from './help.module.css'
import { HELP } from './messages.ts'
import { WHATS_NEW } from './whats-new.ts'

export const loader = officeLoader(async ({ call, page, club, search }) => {
  const asked = (search.get('q') ?? '').trim().slice(0, 100)
  const store = await loadPart(call(getStore, { params: { club: club.slug } }), page)
  const entries = entriesFor({
    ...club,
    features: store.value?.features.names ?? [],
  })
  const open = new Set(entries.map(({ path }) => path))
  return {
    asked,
    guides: findGuides(asked, entries),
    opened: search.get('guide'),
    isNew: WHATS_NEW.filter(({ entry }) => open.has(entry)),
  }
})

export const meta = titled(HELP.title)

/** Guides for the commonest jobs, those that the reader may do, found by their words. */
export default function HelpPage() {
  const { asked, guides, opened, isNew } = useLoaderData<typeof loader>()
  return (
    <OfficePage title={HELP.title} lead={HELP.lead}>
      <Form method="get" action="/help" role="search" className={styles.search}>
        <TextField
          key={asked}
          label={HELP.search}
          name="q"
          type="search"
          optional={false}
          defaultValue={asked}
        />
        <Button type="submit" icon="search">
          {HELP.find}
        </Button>
      </Form>
      {guides.length === 0 ? (
        <EmptyState icon="search" action={<ButtonLink to="/help">{HELP.all}</ButtonLink>}>
          {HELP.none(asked)}
        </EmptyState>
      ) : (
        <>
          <p role="status" className={styles.quiet}>
            {HELP.count(guides.length)}
          </p>
          <ul className={styles.guides} role="list">
            {guides.map((guide) => (
              <li key={guide.slug} id={guide.slug}>
                <details className={styles.guide} open={guide.slug === opened || guides.length === 1}>
                  <summary>
                    <span className={styles.mark}>
                      <Icon name={guide.icon} />
                    </span>
                    <span>
                      <b>{guide.title}</b>
                      <small>{guide.lead}</small>
                    </span>
                    <Icon name="chevron-down" className={styles.turn} />
                  </summary>
                  <div className={styles.inside}>
                    <ol className={styles.steps}>
                      {guide.steps.map((step) => (
                        <li key={step}>{step}</li>
                      ))}
                    </ol>
                    <ButtonLink to={guide.to} variant="primary">
                      {guide.go}
                    </ButtonLink>
                  </div>
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
      {asked === '' && isNew.length > 0 && (
        <section aria-labelledby="whats-new" className={styles.new}>
          <h2 id="whats-new">{HELP.whatsNew}</h2>
          <ul role="list">
            {isNew.map(({ what, to }) => (
              <li key={what}>
                <Link to={to}>{what}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="ask" className={styles.new}>
        <h2 id="ask">{HELP.ask}</h2>
        <p className={styles.quiet}>{HELP.askWhom}</p>
      </section>
      <p className={styles.quiet}>{HELP.keys}</p>
    </OfficePage>
  )
}
