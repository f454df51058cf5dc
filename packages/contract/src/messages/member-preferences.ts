import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The member's mail preferences, and the address of their calendar. */

export const MailKind = z.enum(['news', 'reminders', 'lotto'])
export type MailKind = z.infer<typeof MailKind>

export const ClubWishes = z.object({
  account_id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  kinds: z.array(z.object({ kind: MailKind, wanted: z.boolean() })),
  /** The club's lists that they are on, or left. */
  lists: z.array(z.object({ list_id: z.uuid(), name: z.string(), wanted: z.boolean() })),
})
export type ClubWishes = z.infer<typeof ClubWishes>

export const Preferences = z.object({
  email: z.string(),
  /** News of any club; while it is off, none of them sends news. */
  receive_updates: z.boolean(),
  clubs: z.array(ClubWishes),
  calendar: z.object({ made_at: z.iso.datetime() }).nullable(),
})
export type Preferences = z.infer<typeof Preferences>

export const getPreferences = endpoint('GET /member/preferences', {
  name: 'getPreferences',
  summary: 'Which mails the signed-in person wants, by club and kind',
  tag: 'Email',
  reply: Preferences,
})

/** What is not named stays as it is. */
export const updatePreferences = endpoint('PATCH /member/preferences', {
  name: 'updatePreferences',
  summary: 'Says which mails are wanted',
  tag: 'Email',
  body: z.object({
    receive_updates: z.boolean().optional(),
    clubs: z
      .array(
        z.object({
          account_id: z.uuid(),
          kinds: z
            .array(z.object({ kind: MailKind, wanted: z.boolean() }))
            .max(10)
            .default([]),
          lists: z
            .array(z.object({ list_id: z.uuid(), wanted: z.boolean() }))
            .max(100)
            .default([]),
        }),
      )
      .max(50)
      .default([]),
  }),
  reply: Preferences,
})

/** The address is told once: of it only a hash is kept. A new one makes the old one worthless. */
export const renewCalendar = endpoint('POST /member/calendar', {
  name: 'renewCalendar',
  summary: 'A new secret address for the family’s calendar',
  tag: 'Email',
  reply: z.object({ url: z.url(), made_at: z.iso.datetime() }),
})

export const removeCalendar = endpoint('DELETE /member/calendar', {
  name: 'removeCalendar',
  summary: 'Takes the calendar’s address away',
  tag: 'Email',
  reply: z.object({ removed: z.literal(true) }),
})
