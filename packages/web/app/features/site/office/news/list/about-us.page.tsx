import { redirect } from 'react-router'
import { listOfficeArticles } from '@clubhouse/contract/site/office/articles'
import { titled } from '#lib/page/page-meta.ts'
import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import styles from '../articles.module.css'
import { sectionAt } from '../sections.ts'
import { articlesAction } from './articles-action.ts'

const SECTION = sectionAt('/about-us')

/** OPEN-053: a club has one such text, so its room is its editor. */
export const loader = officeLoader(async ({ call, headers }) => {
  const { items } = await call(listOfficeArticles, {
    headers,
    query: { types: ['About Us'], per_page: 1 },
  })
  if (items[0]) throw redirect(`${SECTION.path}/${items[0].article_id}`)
  return null
})

export const action = articlesAction

export const meta = titled(SECTION.title)

export default function AboutUsList() {
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{SECTION.title}</h1>
      <EmptyState
        icon="edit"
        action={
          <Form method="post" action={SECTION.path}>
            <input type="hidden" name="intent" value="create" />
            <Button type="submit" variant="primary" icon="plus">
              {SECTION.create}
            </Button>
          </Form>
        }
      >
        {SECTION.none}
      </EmptyState>
    </div>
  )
}
