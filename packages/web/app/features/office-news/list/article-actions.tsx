import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import type { OfficeArticleSummary } from '@clubhouse/contract/backoffice/articles'
import { ActionMenu } from '../../../ui/action-menu/action-menu.tsx'
import { Button, type ButtonVariant } from '../../../ui/button/button.tsx'
import type { IconName } from '../../../ui/icon/icon.tsx'
import { LIST } from '../messages.ts'
import type { Room } from '../rooms.ts'
import type { Intent } from './articles-action.ts'

/** What can be done to an article from the list; each is a form of its own, so it needs no script. */
export function ArticleActions({ article, room }: { article: OfficeArticleSummary; room: Room }) {
  const { article_id: articleId, title, archived_at: awayAt, published_at: outAt } = article
  const about = <span className="visually-hidden"> {title || LIST.untitled}</span>
  return (
    <ActionMenu label={LIST.more(title || LIST.untitled)}>
      <IntentButton room={room} intent="copy" articleId={articleId} icon="copy">
        {LIST.copy}
        {about}
      </IntentButton>
      <IntentButton
        room={room}
        intent={awayAt ? 'back' : 'archive'}
        articleId={articleId}
        icon={awayAt ? 'undo' : 'box'}
      >
        {awayAt ? LIST.back : LIST.archive}
        {about}
      </IntentButton>
      {outAt === null && awayAt && (
        <IntentButton room={room} intent="delete" articleId={articleId} icon="trash">
          {LIST.delete}
          {about}
        </IntentButton>
      )}
    </ActionMenu>
  )
}

interface Props {
  room: Room
  intent: Intent
  articleId: string
  variant?: ButtonVariant
  icon?: IconName
  children: ReactNode
}

export function IntentButton({ room, intent, articleId, variant = 'quiet', icon, children }: Props) {
  const { formData } = useNavigation()
  // The list stays as it was searched and sorted.
  const { search } = useLocation()
  const isBusy = formData?.get('intent') === intent && formData.get('article_id') === articleId
  return (
    <Form method="post" action={`${room.path}${search}`} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="article_id" value={articleId} />
      <Button type="submit" size="small" variant={variant} loading={isBusy} {...(icon && { icon })}>
        {children}
      </Button>
    </Form>
  )
}
