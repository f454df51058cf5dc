import { type SQL, sql } from 'drizzle-orm'

/**
 * Puts many mails on their way in one statement: to stand before a `select` of these columns. Who wants them is for whoever selects; the
 * key of each is its own.
 */
export const INTO_OUTBOX = `insert into outbox (id, club_id, effect_key, priority, template, recipient, reply_to, payload, person_id,
  mailing_kind, list_id, due_at, created_at)`

/** Takes mails back that nobody is handing over, of those that a join with `r` names by their id; answers their ids. */
export const takingFromOutbox = (from: SQL, which: SQL): SQL => sql`
  delete from outbox o using ${from}
  where ${which} and o.done_at is null and o.failed_at is null and (o.attempts = 0 or o.last_error is not null)
  returning o.id`
