import { useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { SponsorSummary } from '@clubhouse/contract/site/office/sponsors'
import { dropMark } from '#parts/people/form-editor/drag/drag-order.ts'
import { indexAt } from '#parts/people/form-editor/drag/drag-targets.ts'
import { useDrag } from '#parts/people/form-editor/drag/use-drag.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SPONSORS } from '../messages.ts'
import styles from '../sponsors.module.css'
import { idsOf, inOrder, moved } from './order.ts'
import { SponsorButton } from './sponsor-button.tsx'
import { SponsorWords } from './sponsor-row.tsx'

/** In the order of the home page; moved by its handle, or by buttons, which are forms and need no script. */
export function SponsorsList({ sponsors }: { sponsors: readonly SponsorSummary[] }) {
  const { formData } = useNavigation()
  const wanted = formData?.get('ids')
  const shown = inOrder(sponsors, typeof wanted === 'string' ? wanted : null)
  const main = shown.filter(({ featured }) => featured)
  const others = shown.filter(({ featured }) => !featured)
  return (
    <>
      {main.length > 0 && <Group title={SPONSORS.main} group={main} all={shown} />}
      {others.length > 0 && (
        <Group title={main.length > 0 ? SPONSORS.others : null} group={others} all={shown} />
      )}
    </>
  )
}

interface GroupProps {
  title: string | null
  group: readonly SponsorSummary[]
  all: readonly SponsorSummary[]
}

function Group({ title, group, all }: GroupProps) {
  const list = useRef<HTMLOListElement>(null)
  const submit = useSubmit()
  const ids = group.map(({ sponsor_id }) => sponsor_id)
  const { dragging, handleOf } = useDrag<number>({
    findTarget: (point, id) => indexAt(list.current, point, id),
    onDrop: (id, to) => {
      const fields = { intent: 'order', sponsor_id: id, ids: idsOf(moved(all, id, to)) }
      void submit(fields, { method: 'post', action: '/sponsors', preventScrollReset: true })
    },
  })
  const markOf = (id: string) =>
    dragging?.target === null || !dragging ? undefined : dropMark(ids, dragging.id, dragging.target, id)
  return (
    <section className={styles.group}>
      {title && <h2 className={styles.groupTitle}>{title}</h2>}
      <ol ref={list} className={styles.list} role="list">
        {group.map((sponsor, at) => (
          <li
            key={sponsor.sponsor_id}
            className={styles.row}
            data-drag-item={sponsor.sponsor_id}
            data-dragged={dragging?.id === sponsor.sponsor_id || undefined}
            data-mark={markOf(sponsor.sponsor_id)}
          >
            <span className={styles.handle} aria-hidden {...handleOf(sponsor.sponsor_id)}>
              <Icon name="drag" />
            </span>
            <SponsorWords sponsor={sponsor} isLink />
            <span className={styles.tools}>
              <Move all={all} sponsor={sponsor} to={at - 1} isPossible={at > 0} />
              <Move all={all} sponsor={sponsor} to={at + 1} isPossible={at < group.length - 1} />
              <SponsorButton intent="remove" sponsor={sponsor} icon="trash">
                {SPONSORS.remove}
              </SponsorButton>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface MoveProps {
  all: readonly SponsorSummary[]
  sponsor: SponsorSummary
  to: number
  isPossible: boolean
}

function Move({ all, sponsor: { sponsor_id: id, name, featured }, to, isPossible }: MoveProps) {
  const place = all.filter((each) => each.featured === featured).findIndex((each) => each.sponsor_id === id)
  const isUp = to < place
  return (
    <Form method="post" action="/sponsors" preventScrollReset>
      <input type="hidden" name="intent" value="order" />
      <input type="hidden" name="sponsor_id" value={id} />
      <input type="hidden" name="ids" value={idsOf(moved(all, id, to))} />
      <IconButton
        type="submit"
        icon={isUp ? 'chevron-up' : 'chevron-down'}
        label={isUp ? SPONSORS.up(name) : SPONSORS.down(name)}
        // A disabled button would lose the focus of who moves something to the end.
        aria-disabled={!isPossible || undefined}
        onClick={(event) => !isPossible && event.preventDefault()}
      />
    </Form>
  )
}
