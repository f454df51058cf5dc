import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { notices } from './people.ts'
import { type Club, clubUrl } from './sites.ts'

/** Where each club of the demo reads its messages. */
export const CLUB_EMAILS: Record<Club, string> = {
  dunvarra: 'hello@dunvarra.example',
  inishvarn: 'secretary@inishvarn.example',
}

export interface Typed {
  name: string
  surname: string
  email: string
  phone: string
  message: string
}
const LABELS: Record<keyof Typed, string> = {
  name: 'Name',
  surname: 'Surname',
  email: 'Email',
  phone: 'Phone (optional)',
  message: 'Message',
}
const FIELDS = Object.keys(LABELS) as (keyof Typed)[]

export const field = (page: Page, name: keyof Typed) => page.getByLabel(LABELS[name], { exact: true })
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

/** The notice is short: whoever looks for it has to look before it comes. */
export async function sendAndSeeThanks(page: Page): Promise<void> {
  await Promise.all([notices(page).getByText('Message sent, thank you!').waitFor(), send(page).click()])
}

export async function fillIn(page: Page, typed: Partial<Typed>): Promise<void> {
  for (const name of FIELDS) {
    const value = typed[name]
    if (value !== undefined) await field(page, name).fill(value)
  }
}

export const EMPTY: Typed = { name: '', surname: '', email: '', phone: '', message: '' }

export async function expectTyped(page: Page, typed: Typed): Promise<void> {
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(typed[name])
}

/** A message that no other journey sends. */
export function aMessage(wanted: Partial<Typed> = {}): Typed {
  const mark = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`
  return {
    name: 'Síle',
    surname: 'Ní Fhearra',
    email: `sile.${mark}@home.example`,
    phone: '',
    message: `When is training? ${mark}`,
    ...wanted,
  }
}

interface ContactMail {
  id: string
  reply_to: string | null
  subject: string
  text: string
  html: string
}

/** What the club got from somebody so far. */
export async function mailsFrom(
  request: APIRequestContext,
  club: Club,
  sender: string,
): Promise<ContactMail[]> {
  const url = clubUrl(club, `/dev/mail?to=${encodeURIComponent(CLUB_EMAILS[club])}`)
  const answer = await ask(request, url, { headers: { accept: 'application/json' } })
  const mails = (await answer.json()) as ContactMail[]
  return mails.filter((mail) => mail.reply_to === sender)
}

/** The one mail that a message caused; mails leave a moment after what caused them. */
export async function mailFrom(request: APIRequestContext, club: Club, sender: string): Promise<ContactMail> {
  await expect(async () => {
    expect(await mailsFrom(request, club, sender)).toHaveLength(1)
  }).toPass()
  const [mail] = await mailsFrom(request, club, sender)
  return mail as ContactMail
}
