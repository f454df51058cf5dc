import { z } from 'zod'
import { ClubParams } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'

/**
 * DATA-07. Only bounded here: the rules and their sentences are in domain/contact-rules, which the form and the
 * endpoint both ask.
 */
export const ContactMessage = z.object({
  content: z.string().max(6000),
  sender: z.string().max(200),
  sender_email: z.string().max(200),
  /** OPEN-063: digits, or null when nothing was entered. */
  sender_phone: z.string().max(100).nullable().default(null),
  subject: z.string().max(100),
  /** Honeypot: hidden from people, so a filled-in field means a bot; it is thanked and its message dropped. */
  website: z.string().max(2000).optional(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** API-30 */
export const sendMessage = endpoint('POST /store/{club}/messages', {
  name: 'sendMessage',
  summary: 'A message to the club from its contact form',
  tag: 'Contact',
  params: ClubParams,
  body: ContactMessage,
  reply: z.object({ sent: z.literal(true) }),
})
