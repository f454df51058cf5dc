import { Form, useSearchParams } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { groupPath } from './groups-list.tsx'
import { GROUP } from './messages.ts'
import { Done } from '#parts/office/page/done.tsx'

/** What was done, told by the address, so that it needs no script; who was taken out can be put back at once. */
export function DoneWords({ groupId }: { groupId: string }) {
  const [search] = useSearchParams()
  const done = search.get('done')
  if (done === 'written') return <Done>{GROUP.written(Number(search.get('count')) || 0)}</Done>
  if (done === null || !Object.hasOwn(GROUP.done, done)) return null
  const on = search.get('on')
  return (
    <Done
      end={
        done === 'removed' &&
        on && (
          <Form method="post" action={groupPath(groupId)} preventScrollReset>
            <input type="hidden" name="intent" value="add" />
            <input type="hidden" name="member" value={on} />
            <Button type="submit" size="small" icon="undo">
              {GROUP.undo}
            </Button>
          </Form>
        )
      }
    >
      {GROUP.done[done as keyof typeof GROUP.done]}
    </Done>
  )
}
