import type { OfficeFinds } from '@clubhouse/contract/office/search'
import { initialsOf } from '../../../lib/page/initials.ts'
import type { IconName } from '../../../ui/icon/icon.tsx'
import { actionsIn } from './actions.ts'
import { articleAddress } from './article-address.ts'
import type { OfficeMenuEntry } from './navigation.ts'

/** One thing that was found, and where it leads. */
export interface Hit {
  id: string
  label: string
  note?: string
  icon?: IconName
  initials?: string
  keys?: readonly [string, string]
  /** Null where there is no room for it yet: it is told, and leads nowhere. */
  to: string | null
  fields?: Record<string, string>
}

export interface HitGroup {
  title: string
  hits: Hit[]
}

const PEOPLE_ROOM = '/members'

/** What the words lead to: rooms and actions are known here, the rest was found by the server. */
export function hitsFor(
  words: string,
  rooms: readonly OfficeMenuEntry[],
  finds: OfficeFinds | null,
): HitGroup[] {
  const q = plain(words)
  const groups = [
    { title: 'People', hits: (finds?.people ?? []).map((person) => personHit(person, rooms)) },
    { title: 'News and pages', hits: (finds?.articles ?? []).map(articleHit) },
    { title: 'Forms', hits: (finds?.forms ?? []).map(formHit) },
    { title: 'Go to', hits: rooms.filter(({ label, group }) => holds(`${group} ${label}`, q)).map(roomHit) },
    {
      title: 'Do',
      hits: actionsIn(rooms)
        .filter(({ label }) => holds(label, q))
        .map(actionHit),
    },
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}

function personHit(
  { person_id: id, name, holds: what, is_member: isMember }: OfficeFinds['people'][number],
  rooms: readonly OfficeMenuEntry[],
): Hit {
  const [first = '', ...rest] = name.split(' ')
  const hasRoom = rooms.some(({ path }) => path === PEOPLE_ROOM)
  return {
    id: `person-${id}`,
    label: name,
    note: what.replaceAll('_', ' '),
    initials: initialsOf({ first_name: first, last_name: rest.at(-1) ?? '' }),
    to: hasRoom && isMember ? `${PEOPLE_ROOM}/${id}` : null,
  }
}

const articleHit = ({ article_id: id, type, title, status }: OfficeFinds['articles'][number]): Hit => ({
  id: `article-${id}`,
  label: title || 'No title yet',
  note: status === 'published' ? type : `${type} · ${status}`,
  icon: 'text',
  to: articleAddress(type, id),
})

const formHit = ({ form_id: id, name }: OfficeFinds['forms'][number]): Hit => ({
  id: `form-${id}`,
  label: name,
  icon: 'form',
  to: `/forms/${id}`,
})

const roomHit = ({ path, label, group, icon, key }: OfficeMenuEntry): Hit => ({
  id: `room-${path}`,
  label,
  ...(group !== label && { note: group }),
  icon,
  ...(key && { keys: ['g', key] as const }),
  to: path,
})

const actionHit = ({ label, icon, key, to, fields }: ReturnType<typeof actionsIn>[number]): Hit => ({
  id: `action-${key}`,
  label,
  icon,
  keys: ['c', key],
  to,
  ...(fields && { fields }),
})

/** As the server looks: without accents, in small letters. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')

const holds = (text: string, q: string): boolean => plain(text).includes(q)
