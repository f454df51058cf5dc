import { type LoaderFunctionArgs, type MetaArgs, redirect } from 'react-router'
import { listOfficeArticles } from '@clubhouse/contract/site/office/articles'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import styles from '../articles.module.css'
import { roomAt } from '../rooms.ts'
import { articlesAction } from './articles-action.ts'

export { ArticlesError as ErrorBoundary } from '../articles-error.tsx'

const ROOM = roomAt('/about-us')

/** OPEN-053: a club has one such text, so its room is its editor. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  try {
    const { items } = await page.call(listOfficeArticles, {
      headers,
      query: { types: ['About Us'], per_page: 1 },
    })
    if (items[0]) throw redirect(`${ROOM.path}/${items[0].article_id}`)
    return null
  } catch (error) {
    if (error instanceof Response) throw error
    throw asRouteError(error, page)
  }
}

export const action = articlesAction

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: ROOM.title, path: ROOM.path, isHidden: true })
}

export default function AboutUsList() {
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{ROOM.title}</h1>
      <EmptyState
        icon="edit"
        action={
          <Form method="post" action={ROOM.path}>
            <input type="hidden" name="intent" value="create" />
            <Button type="submit" variant="primary" icon="plus">
              {ROOM.create}
            </Button>
          </Form>
        }
      >
        {ROOM.none}
      </EmptyState>
    </div>
  )
}
