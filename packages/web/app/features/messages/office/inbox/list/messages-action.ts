import type { ActionFunctionArgs } from 'react-router'
import { changeMessage, getMessage } from '@clubhouse/contract/messages/office/messages'
import { type Act, actOnList } from '#parts/office/list/list-action.ts'
import { MESSAGES_LIST } from './messages-list.tsx'

export const messagesAction = (args: ActionFunctionArgs) =>
  actOnList(args, MESSAGES_LIST, { done: settles(true), reopen: settles(false) })

const settles =
  (done: boolean): Act =>
  async ({ page, headers }, id) => {
    const params = { message_id: id }
    const { revision } = await page.call(getMessage, { headers, params })
    await page.call(changeMessage, { headers, params, body: { revision, done } })
  }
