import type { IconName } from '../../../ui/icon/icon.tsx'
import type { OfficeMenuEntry } from './navigation.ts'

/** What can be begun from anywhere. It belongs to a room, and is there when the room is. */
export interface OfficeAction {
  label: string
  room: string
  icon: IconName
  /** Does it after `c`; each letter once. */
  key: string
  to: string
  /** What is sent there; without it the address is only opened. */
  fields?: Record<string, string>
}

export const ACTIONS: readonly OfficeAction[] = [
  {
    label: 'Write a news article',
    room: '/news',
    icon: 'edit',
    key: 'n',
    to: '/news',
    fields: { intent: 'create' },
  },
  {
    label: 'Write a page',
    room: '/pages',
    icon: 'copy',
    key: 'p',
    to: '/pages',
    fields: { intent: 'create' },
  },
  { label: 'Add a sponsor', room: '/sponsors', icon: 'gift', key: 's', to: '/sponsors/new' },
  { label: 'Make a form', room: '/forms', icon: 'form', key: 'f', to: '/forms/new' },
]

export const actionsIn = (rooms: readonly OfficeMenuEntry[]): OfficeAction[] =>
  ACTIONS.filter(({ room }) => rooms.some(({ path }) => path === room))
