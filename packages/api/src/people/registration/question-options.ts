import { createHash } from 'node:crypto'
import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { DynamicForm, FormOption, FormQuestion } from '@clubhouse/contract/people/forms'
import { getQuestionOptions } from '@clubhouse/contract/people/registration'
import { publicAddress } from '@clubhouse/domain/people/forms/check/options-url'
import { asOptions, mayBeOther, OTHER } from '@clubhouse/domain/people/forms/options'
import { ownList } from '@clubhouse/domain/people/forms/check/own-lists'
import { z } from 'zod'
import { Refusal } from '@clubhouse/contract/refusal'
import type { ProviderCache } from '#kernel/outgoing/provider-cache.ts'
import type { OutgoingClient } from '#kernel/outgoing/client.ts'

/** Lists of schools and the like change a few times a year. */
const FRESH_MS = 60 * 60_000

/** FORM-07: objects with a name. What is none is left out; an answer without a single one is no list. */
const NameList = z
  .array(z.unknown())
  .transform((items) => [...new Set(items.flatMap(nameIn))].slice(0, FORM_LIMITS.options))
  .refine((names) => names.length > 0)

const Named = z.object({ name: z.string() })

function nameIn(item: unknown): string[] {
  const parsed = Named.safeParse(item)
  // A control character has no place in a choice, and PostgreSQL cannot keep the character zero at all.
  const name =
    parsed.data?.name
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim() ?? ''
  return name === '' || name.length > FORM_LIMITS.label ? [] : [name]
}

export interface Patience {
  /** Waits for as long as a call may take, rather than for as long as a page may. */
  isPatient: boolean
}

interface QuestionOptionsDeps {
  answers: ProviderCache
  outgoing: Pick<OutgoingClient, 'getJson'>
  /** API-02 */
  apiBase: string
}

/**
 * API-88: the options of questions that take them from elsewhere. The server asks, never the browser, and keeps the
 * last good list for a day, so that nobody is kept from registering because a list is away.
 */
export class QuestionOptions {
  readonly #answers: ProviderCache
  readonly #outgoing: Pick<OutgoingClient, 'getJson'>
  readonly #apiBase: string

  constructor({ answers, outgoing, apiBase }: QuestionOptionsDeps) {
    this.#answers = answers
    this.#outgoing = outgoing
    this.#apiBase = apiBase
  }

  /** Where a browser asks for them. */
  pathOf(club: string, { form_id, version }: Pick<DynamicForm, 'form_id' | 'version'>, questionId: string) {
    const values: Record<string, string> = {
      club,
      form_id,
      version: String(version),
      question_id: questionId,
    }
    return (
      this.#apiBase +
      getQuestionOptions.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    )
  }

  /**
   * Refused where they cannot be had: whoever may not see the choices has not chosen. Always in the same words, since
   * whoever can write a form could learn from others which names lead to machines of ours.
   */
  async of(clubId: string, question: FormQuestion, patience: Patience): Promise<FormOption[]> {
    const { url } = question.input.metadata
    const names = url === null ? null : (ownList(url) ?? (await this.#namesAt(clubId, url, patience)))
    if (names === null) throw notLoaded(question)
    // FORM-32: "Other" is added by itself where it is allowed.
    return asOptions(mayBeOther(question) ? names.filter((name) => name !== OTHER) : names)
  }

  async #namesAt(clubId: string, address: string, { isPatient }: Patience): Promise<string[] | null> {
    const url = publicAddress(address)
    if (url === null) return null
    const outcome = await this.#answers.get({
      clubId,
      // The address may hold a key; its hash names it well enough.
      key: `options ${createHash('sha256').update(url.href).digest('base64url')}`,
      provider: url.host,
      schema: z.array(z.string()),
      freshMs: FRESH_MS,
      ask: () => this.#outgoing.getJson(url, { schema: NameList, asker: clubId }),
      isPatient,
    })
    return 'value' in outcome ? outcome.value : null
  }
}

export const notLoadedMessage = (label: string): string =>
  `We couldn’t load the choices for ${label}. Please try again.`

const notLoaded = ({ label, question_id: id }: FormQuestion) =>
  new Refusal(503, 'options_unavailable', notLoadedMessage(label), {
    errors: { [id]: notLoadedMessage(label) },
    retryAfterSeconds: 10,
  })
