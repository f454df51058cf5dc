/**
 * An id as it stands in the links of a mail: with a proof that we wrote it, for this very use. What the proof is
 * made with is the server's secret; here is only how it reads, and what it covers.
 */
export interface MailReference {
  id: string
  proof: string
}

/** 18 bytes: no letter of the proof can be changed without changing what it stands for. */
export const PROOF_BYTES = 18

const REFERENCE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{24})$/

export function readReference(text: string): MailReference | null {
  const [, id, proof] = REFERENCE.exec(text) ?? []
  return id === undefined || proof === undefined ? null : { id, proof }
}

export const writeReference = ({ id, proof }: MailReference): string => `${id}.${proof}`

/** In the text of a log line a reference is as good as the key to a door. */
export const hideReferences = (text: string): string =>
  text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.|%2e)[\w-]+/gi, '[reference]')

/** Which of the ids in a link it is; one cannot stand where another belongs. */
export type ReferencePurpose = 'list' | 'member' | 'lotto-friend'

export interface ReferenceUse {
  purpose: ReferencePurpose
  clubId: string
  /** Null where the mail is of no list. */
  listId: string | null
  personId: string
}

/** What the proof covers: written so that no two uses read alike. */
export const provenText = ({ purpose, clubId, listId, personId }: ReferenceUse): string =>
  JSON.stringify([purpose, clubId, listId, personId])
