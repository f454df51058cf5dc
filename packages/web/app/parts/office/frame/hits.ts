import type { OfficeFinds } from '@clubhouse/contract/office/search'
import { holdsWords } from '@clubhouse/domain/web/search-words'
import { initialsOf } from '../../../lib/page/initials.ts'
import type { IconName } from '../../../ui/icon/icon.tsx'
import { actionsIn } from './actions.ts'
import { ALSO_CALLED } from './also-called.ts'
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
  /** Null where there is no entry for it yet: it is told, and leads nowhere. */
  to: string | null
  fields?: Record<string, string>
}

export interface HitGroup {
  title: string
  hits: Hit[]
}

const PEOPLE_PATH = '/members'

/** What the words lead to: entries and actions are known here, the rest was found by the server. */
export function hitsFor(
  words: string,
  entries: readonly OfficeMenuEntry[],
  finds: OfficeFinds | null,
): HitGroup[] {
  const groups = [
    { title: 'People', hits: (finds?.people ?? []).map((person) => personHit(person, entries)) },
    { title: 'News and pages', hits: (finds?.articles ?? []).map(articleHit) },
    { title: 'Orders', hits: (finds?.orders ?? []).map(orderHit) },
    { title: 'Plans', hits: (finds?.plans ?? []).map(planHit) },
    { title: 'Forms', hits: (finds?.forms ?? []).map(formHit) },
    {
      title: 'Go to',
      hits: entries
        .filter(({ label, group, path }) => holdsWords(`${group} ${label} ${ALSO_CALLED[path] ?? ''}`, words))
        .map(entryHit),
    },
    {
      title: 'Do',
      hits: actionsIn(entries)
        .filter(({ label, also = '' }) => holdsWords(`${label} ${also}`, words))
        .map(actionHit),
    },
  ]
  const found = groups.filter(({ hits }) => hits.length > 0)
  return found.length === 0 && words.trim() !== '' ? elsewhere(words.trim(), entries) : found
}

/** Where nothing is called so, the lists look further: at numbers, addresses, plans. */
function elsewhere(words: string, entries: readonly OfficeMenuEntry[]): HitGroup[] {
  const hits = entries
    .filter(({ path }) => path === PEOPLE_PATH || path === '/orders')
    .map(({ path, label, icon }): Hit => ({
      id: `list-${path}`,
      label: `Search ${label.toLowerCase()} for “${words}”`,
      icon,
      to: `${path}?filter=${encodeURIComponent(words)}`,
    }))
  return hits.length > 0 ? [{ title: 'Nothing is called that', hits }] : []
}

function personHit(
  { person_id: id, name, holds: what, is_member: isMember }: OfficeFinds['people'][number],
  entries: readonly OfficeMenuEntry[],
): Hit {
  const [first = '', ...rest] = name.split(' ')
  const hasEntry = entries.some(({ path }) => path === PEOPLE_PATH)
  return {
    id: `person-${id}`,
    label: name,
    note: what.replaceAll('_', ' '),
    initials: initialsOf({ first_name: first, last_name: rest.at(-1) ?? '' }),
    to: hasEntry && isMember ? `${PEOPLE_PATH}/${id}` : null,
  }
}

const articleHit = ({ article_id: id, type, title, status }: OfficeFinds['articles'][number]): Hit => ({
  id: `article-${id}`,
  label: title || 'No title yet',
  note: status === 'published' ? type : `${type} · ${status}`,
  icon: 'text',
  to: articleAddress(type, id),
})

const orderHit = ({ order_id: id, order_seq: number, buyer, what }: OfficeFinds['orders'][number]): Hit => ({
  id: `order-${id}`,
  label: `#${number} ${buyer}`.trimEnd(),
  note: what,
  icon: 'euro',
  to: `/orders/${id}`,
})

const planHit = ({ plan_id: id, name, programme }: OfficeFinds['plans'][number]): Hit => ({
  id: `plan-${id}`,
  label: name,
  note: programme,
  icon: 'card',
  to: `/plans/${id}`,
})

const formHit = ({ form_id: id, name }: OfficeFinds['forms'][number]): Hit => ({
  id: `form-${id}`,
  label: name,
  icon: 'form',
  to: `/forms/${id}`,
})

const entryHit = ({ path, label, group, icon, key }: OfficeMenuEntry): Hit => ({
  id: `room-${path}`,
  label,
  ...(group !== label && { note: group }),
  icon,
  ...(key && { keys: ['g', key] as const }),
  to: path,
})

const actionHit = ({ label, icon, key, to, fields }: ReturnType<typeof actionsIn>[number]): Hit => ({
  id: `action-${label}`,
  label,
  icon,
  ...(key && { keys: ['c', key] as const }),
  to,
  ...(fields && { fields }),
})
