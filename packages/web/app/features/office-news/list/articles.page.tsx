import {
  Form,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router'
import type { FormAnswer } from '../../../lib/form/form-answer.ts'
import { FormMessage } from '../../../lib/form/form-message.tsx'
import { pageContext } from '../../../lib/page/page-context.ts'
import { pageMeta } from '../../../lib/page/page-meta.ts'
import { clubTime } from '../../../parts/office/club-time.ts'
import { requireClub } from '../../../parts/office/require-club.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx'
import styles from '../articles.module.css'
import { LIST } from '../messages.ts'
import { type Room, roomAt } from '../rooms.ts'
import { IntentButton } from './article-actions.tsx'
import { articlesAction } from './articles-action.ts'
import { ArticlesList } from './articles-list.tsx'
import { loadArticles } from './load-articles.ts'

export { ArticlesError as ErrorBoundary } from '../articles-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const { searchParams, pathname } = new URL(request.url)
  const [time, articles] = await Promise.all([
    clubTime(page, club),
    loadArticles(page, headers, roomAt(pathname), searchParams),
  ])
  return { time, ...articles }
}

export const action = articlesAction

export function meta({ matches, location }: MetaArgs) {
  const { title, path } = roomAt(location.pathname)
  return pageMeta(matches, { title, path, isHidden: true })
}

/** What a club writes, of one room: a list with its drafts, each a link to where it is edited. */
export default function ArticlesPage() {
  const { list, view, archived, time } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const room = roomAt(useLocation().pathname)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.heading}>{room.title}</h1>
          <p className={styles.lead}>{room.lead}</p>
        </div>
        <NewArticle room={room} />
      </header>
      <FormMessage text={answer?.formError ?? null} />
      {archived && (
        <div className={styles.away} role="status">
          <Icon name="box" />
          <span>{LIST.wasArchived(archived.title || LIST.untitled)}</span>
          <IntentButton
            room={room}
            intent="back"
            articleId={archived.article_id}
            variant="secondary"
            icon="undo"
          >
            {LIST.undo}
          </IntentButton>
        </div>
      )}
      {list === null ? (
        <ErrorPanel title={LIST.failed} retryTo={room.path}>
          {LIST.failedBody}
        </ErrorPanel>
      ) : (
        <ArticlesList list={list} {...{ room, view, time }} create={<NewArticle room={room} />} />
      )}
    </div>
  )
}

/** A form of its own: what is made is a draft, and its editor opens. */
function NewArticle({ room }: { room: Room }) {
  return (
    <Form method="post" action={room.path}>
      <input type="hidden" name="intent" value="create" />
      <Button type="submit" variant="primary" icon="plus">
        {room.create}
      </Button>
    </Form>
  )
}
