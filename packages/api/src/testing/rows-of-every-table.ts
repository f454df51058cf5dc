import type { TestDatabase } from './test-database.ts'

/** Whose these rows are, where they need somebody: nobody whom a test calls as. */
const SOMEBODY = 'rory@every-table.example'

/**
 * One row of the club in each table that the demo leaves empty: without rows of both clubs, nothing is proved. Whoever adds a table
 * lays a row of it here.
 */
export async function layRowsOfEveryTable(
  { asOwner }: Pick<TestDatabase, 'asOwner'>,
  club: string,
): Promise<void> {
  await asOwner(
    `insert into users (id, email, first_name, last_name) select gen_random_uuid(), $1, 'Rory', 'Rowe'
      where not exists (select from users where email = $1)`,
    [SOMEBODY],
  )
  await asOwner(
    `with article as (insert into slug_redirects (club_id, slug, article_id)
        select $1, 'an-old-address', id from articles where club_id = $1 limit 1 returning article_id),
      draft as (insert into drafts (club_id, kind, subject_id, content, revision, has_changes, saved_at)
        select $1, 'article', article_id, '{}', 1, true, now() from article)
      insert into revisions (club_id, kind, subject_id, number, content, changes, made_at)
        select $1, 'article', article_id, 1, '{}', '[]', now() from article`,
    [club],
  )
  await asOwner(
    `insert into club_erasures (club_id, person_id, reason, asked_at, due_at)
      values ($1, gen_random_uuid(), 'Asked by mail', now(), now())`,
    [club],
  )
  await asOwner(
    `with office as (insert into club_offices (club_id, user_id, office, given_at)
        select $1, id, 'coach', now() from users where email = '${SOMEBODY}')
      insert into office_invitations (club_id, id, email, role, offices, code_hash, invited_at, expires_at)
        values ($1, gen_random_uuid(), 'una@away.example', 'admin', '{coach}', sha256($1::text::bytea), now(), now())`,
    [club],
  )
  await asOwner(
    `insert into domain_claims (club_id, domain, proof, created_at) values ($1, 'www.one.example', 'a', now())`,
    [club],
  )
  await asOwner(`insert into payment_setups (club_id, account) values ($1, 'acct_1')`, [club])
  await asOwner(`insert into sso_tests (club_id, tested_at, outcome) values ($1, now(), 'ok')`, [club])
  await asOwner(
    `insert into platform_entries (club_id, id, user_id, person, reason, entered_at, expires_at)
      select $1, gen_random_uuid(), id, 'Sam', 'To help', now(), now() + interval '1 minute' from users where email = '${SOMEBODY}'`,
    [club],
  )
  await asOwner(
    `insert into saved_views (club_id, id, user_id, room, name, query, position, created_at)
      select $1, gen_random_uuid(), id, 'news', 'Mine', '', 1, now() from users where email = '${SOMEBODY}'`,
    [club],
  )
  await asOwner(
    `insert into provider_failures (club_id, provider, kind, at) values ($1, 'first', 'too-slow', now())`,
    [club],
  )
  await asOwner(
    `insert into club_affiliations (club_id, governing_body_id) select $1, id from governing_bodies
      on conflict do nothing`,
    [club],
  )
  await asOwner(
    `insert into membership_numbers (club_id, member_id, number, created_at) values ($1, gen_random_uuid(), 417, now())`,
    [club],
  )
  await asOwner(
    `insert into guests (id, club_id, first_name, last_name, email)
      values (gen_random_uuid(), $1, 'A', 'Guest', 'guest@home.example')`,
    [club],
  )
  await asOwner(
    `insert into audit_events (id, club_id, at, kind, site)
      values (gen_random_uuid(), $1, now(), 'sign-in', 'club')`,
    [club],
  )
  await asOwner(
    `insert into outbox (id, club_id, effect_key, template, recipient, payload, due_at, created_at)
      values (gen_random_uuid(), $1::uuid, $1::uuid::text, 'verify-email', 'a@home.example', '{}', now(), now())`,
    [club],
  )
  await asOwner(
    `insert into identity_providers (id, club_id, entity_id, sso_url, certificates)
      values (gen_random_uuid(), $1::uuid, $1::uuid::text, 'https://login.example', '{}')`,
    [club],
  )
  await asOwner(
    `with message as (insert into contact_messages (club_id, id, sender, sender_email, subject, content, created_at)
        values ($1, gen_random_uuid(), 'A Parent', 'a@home.example', 'Website contact form', 'Hello', now()) returning id),
      reply as (insert into message_replies (club_id, id, message_id, content, sent_at)
        select $1, gen_random_uuid(), id, 'Hello yourself', now() from message)
      insert into message_mails (club_id, id, message_id, source, content, received_at)
        select $1, gen_random_uuid(), id, repeat('a', 64), 'Thanks', now() from message`,
    [club],
  )
  await asOwner(
    `with list as (insert into people_imports (club_id, id, filename, state, headings, mapping, encoding, created_at)
        values ($1, gen_random_uuid(), 'people.csv', 'checked', '["First name"]', '["first_name"]', 'UTF-8', now()) returning id),
      line as (insert into people_import_lines (club_id, import_id, line, cells, state, problems)
        select $1, id, 2, '["A"]', 'problem', '[]' from list)
      insert into imported_people (club_id, member_id, user_id, import_id, first_name, last_name)
        select $1, gen_random_uuid(), u.id, list.id, 'A', 'Parent' from list, (select id from users where email = '${SOMEBODY}') u`,
    [club],
  )
  await asOwner(
    `insert into body_accesses (club_id, id, governing_body_id, body, reason, state, asked_at, asked_by_name)
      select $1, gen_random_uuid(), id, name, 'An audit', 'asked', now(), 'Somebody' from governing_bodies`,
    [club],
  )
  await asOwner(
    `with message as (insert into body_messages (governing_body_id, id, body, subject, content, reply_to, sent_at, sent_by_name)
        select id, gen_random_uuid(), name, 'Fixtures', 'Hello', 'a@body.example', now(), 'Somebody' from governing_bodies
        returning governing_body_id, id)
      insert into body_message_clubs (club_id, governing_body_id, message_id, club, people)
        select $1, governing_body_id, id, 'A club', 2 from message`,
    [club],
  )
  await asOwner(
    `with timed as (insert into retention_times (club_id, kind, days, changed_at) values ($1, 'messages', 365, now())),
      ran as (insert into retention_runs (club_id, at, counts) values ($1, now(), '{}')),
      given as (insert into form_answers (club_id, id, form_id, version, answers, created_at)
        select v.club_id, gen_random_uuid(), v.form_id, v.version, '{}', now() from form_versions v where v.club_id = $1 limit 1 returning id)
      insert into thinned_answers (club_id, answers_id, at) select $1, id, now() from given`,
    [club],
  )
  await asOwner(
    `insert into person_accesses (club_id, id, at, person_id, person, is_child, what)
      values ($1, gen_random_uuid(), now(), gen_random_uuid(), 'A Child', true, 'page')`,
    [club],
  )
  await asOwner(
    `with someone as (insert into club_people (club_id, id) values ($1, gen_random_uuid()) returning id),
      team as (insert into groups (club_id, id, name, created_at) values ($1, gen_random_uuid(), 'A team', now()) returning id),
      manager as (insert into group_managers (club_id, group_id, user_id, named_at)
        select $1, team.id, u.id, now() from team, (select id from users where email = '${SOMEBODY}') u),
      event as (insert into team_events (club_id, id, group_id, kind, starts_at, created_at)
        select $1, gen_random_uuid(), id, 'training', now(), now() from team returning id),
      player as (insert into team_event_players (club_id, event_id, member_id) select $1, event.id, someone.id from event, someone)
      insert into group_members (club_id, group_id, member_id, added_at) select $1, team.id, someone.id, now() from team, someone`,
    [club],
  )
  await asOwner(
    `with merged as (insert into person_merges (club_id, id, kept_id, gone_id, kept_name, gone_name, merged_at)
        values ($1, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'A Child', 'A Child', now()))
      insert into people_told_apart (club_id, one_id, other_id, told_at)
        select $1, least(x.a, x.b), greatest(x.a, x.b), now() from (select gen_random_uuid() as a, gen_random_uuid() as b) x`,
    [club],
  )
  await asOwner(
    `with file as (insert into bank_files (club_id, id, filename, lines, created_at)
        values ($1, gen_random_uuid(), 'statement.csv', 1, now()) returning id)
      insert into bank_lines (club_id, id, file_id, line, day, text, amount, fingerprint, state)
        select $1, gen_random_uuid(), id, 2, '2026-03-02', 'A PARENT', 100, 'x', 'unmatched' from file`,
    [club],
  )
  await asOwner(
    `insert into platform_fees (club_id, since, basis_points, fixed) values ($1, now(), 100, 10)`,
    [club],
  )
  await asOwner(
    `insert into platform_settlements (club_id, id, amount, paid_on, reference, recorded_by, recorded_at)
      values ($1, gen_random_uuid(), 100, '2026-07-01', 'INV-1', gen_random_uuid(), now())`,
    [club],
  )
  await asOwner(
    `with sent as (insert into payouts (club_id, id, gateway_payout_id, currency, gross, refunded, fees, other, net, status, arrives_on,
          created_at, fetched_at)
        values ($1, gen_random_uuid(), 'spo_1', 'EUR', 100, 0, 10, 0, 90, 'paid', '2026-03-04', now(), now()) returning id)
      insert into payout_parts (club_id, payout_id, gateway_part_id, kind, amount, fee)
        select $1, id, 'part', 'charge', 100, 10 from sent`,
    [club],
  )
  await asOwner(
    `with day as (insert into statements (club_id, day, since, until, has_failed, made_at)
        values ($1, '2026-03-01', now(), now(), false, now()))
      insert into statement_lines (club_id, id, gateway, movement_id, kind, at, amount, currency, state, finding)
        values ($1, gen_random_uuid(), 'sandbox', 'a', 'charge', now(), 100, 'eur', 'open', 'unknown')`,
    [club],
  )
  await asOwner(
    `with mail as (insert into automatic_mails (club_id, kind, is_on, changed_at) values ($1, 'welcome', true, now())),
      occasion as (insert into automatic_mail_occasions (club_id, kind, occasion, written_at) values ($1, 'welcome', 'x', now()))
      insert into automatic_mails_sent (club_id, id, kind, sent_at) values ($1, gen_random_uuid(), 'welcome', now())`,
    [club],
  )
  await asOwner(
    `with key as (insert into api_keys (club_id, id, name, prefix, hash, scopes, created_at)
        values ($1, gen_random_uuid(), 'Accounts', 'ch_' || $1::uuid, sha256('x'), '{orders:read}', now())),
      hook as (insert into hook_endpoints (club_id, id, url, note, events, secret, created_at)
        values ($1, gen_random_uuid(), 'https://accounts.example/', '', '{}', '', now()) returning id),
      told as (insert into hook_deliveries (club_id, id, endpoint_id, event, effect_key, body, due_at, created_at)
        select $1, gen_random_uuid(), id, 'order.completed', 'x', '{}', now(), now() from hook returning id)
      insert into hook_attempts (club_id, id, delivery_id, at, status, ms, answer)
        select $1, gen_random_uuid(), id, now(), 200, 5, '' from told`,
    [club],
  )
  await asOwner(
    `with list as (insert into distribution_lists (club_id, id, name, created_at)
        values ($1, gen_random_uuid(), 'Everybody', now()) returning id),
      member as (insert into distribution_list_members (club_id, list_id, member_id)
        select $1, list.id, u.id from list, (select id from users where email = '${SOMEBODY}') u),
      letter as (insert into mailings (club_id, id, list_id, subject, content, created_at)
        select $1, gen_random_uuid(), id, 'Training', '<p>On Monday</p>', now() from list returning id, list_id),
      reader as (insert into mailing_recipients (club_id, id, mailing_id, list_id, address, person_id, first_name, last_name, why)
        select $1, gen_random_uuid(), id, list_id, 'a@home.example', gen_random_uuid(), 'A', 'Parent', '[]' from letter),
      aside as (insert into set_aside_addresses (club_id, id, address, reason, created_at)
        values ($1, gen_random_uuid(), 'gone@home.example', 'smtp 550', now())),
      template as (insert into email_templates (club_id, id, name, subject, content, created_at, updated_at)
        values ($1, gen_random_uuid(), 'Ours', '', '', now(), now()))
      insert into lotto_friends (club_id, id, first_name, email, created_at)
        values ($1, gen_random_uuid(), 'A', 'friend@home.example', now())`,
    [club],
  )
  await asOwner(
    `with shelf as (insert into stock (club_id, id, remaining) values ($1, gen_random_uuid(), 9) returning id),
      held as (insert into reservations (club_id, id, stock_id, count, holder, holder_id, state, expires_at, created_at)
        select $1, gen_random_uuid(), id, 1, 'order', gen_random_uuid(), 'held', now(), now() from shelf),
      counted as (insert into stock_changes (club_id, id, stock_id, saved_as, change, note, changed_at)
        select $1, gen_random_uuid(), id, gen_random_uuid(), 4, 'Delivery', now() from shelf),
      pack as (insert into products (club_id, id, type, slug, name)
        values ($1, gen_random_uuid(), 'Bundle', 'a-pack', 'A pack') returning id),
      bundle as (insert into bundles (club_id, id, program_id, is_dynamic_pricing)
        select $1, pack.id, (select id from programs where club_id = $1 limit 1), true from pack returning id),
      plan as (select id from plans where club_id = $1 limit 1),
      item as (insert into bundle_items (club_id, bundle_id, plan_id, position, price_in_bundle)
        select $1, bundle.id, plan.id, 0, 100 from bundle, plan),
      waiting as (insert into waiting_places (club_id, id, plan_id, user_id, count, status, joined_at)
        select $1, gen_random_uuid(), plan.id, (select id from users where email = '${SOMEBODY}'), 1, 'waiting', now() from plan returning id),
      waits_for as (insert into waiting_people (club_id, waiting_id, member_id, first_name)
        select $1, waiting.id, gen_random_uuid(), 'Cian' from waiting),
      code as (insert into discount_codes (club_id, id, code, type, amount)
        values ($1, gen_random_uuid(), 'A', 'fixed', 100))
      insert into plan_discounts (club_id, id, name, type, plan_ids, offerings)
        values ($1, gen_random_uuid(), 'Two', 'fixed', '{}', '[]')`,
    [club],
  )
  await asOwner(
    `with lotto as (insert into products (club_id, id, type, slug, name)
        values ($1, gen_random_uuid(), 'Lotto', 'a-lotto', 'A lotto') returning id),
      lottery as (insert into lotteries (club_id, id, kind, pick_type, prices, max_count, weekday, time)
        select $1, id, 'Lotto', 'None', '[{"title": "One", "count": 1, "price": 200}]', 1, 4, '21:00' from lotto returning id),
      drawn as (insert into draws (club_id, id, lottery_id, number, closes_at, draws_at, status, seal, sealed_at,
          sealed_secret)
        select $1, gen_random_uuid(), id, 99, now(), now(), 'open', '', now(), '' from lottery returning id),
      ticket as (insert into lottery_tickets (club_id, id, lottery_id, lines, draws, created_at)
        select $1, gen_random_uuid(), id, '[]', 1, now() from lottery returning id),
      entry as (insert into draw_entries (club_id, draw_id, entry, ticket_id, line_number, created_at)
        select $1, drawn.id, 1, ticket.id, 1, now() from drawn, ticket),
      paper as (insert into paper_sales (club_id, id, draw_id, tickets, entries, amount, entered_at)
        select $1, gen_random_uuid(), drawn.id, 1, 1, 200, now() from drawn),
      limited as (insert into play_limits (club_id, id, email_hash, updated_at) values ($1, gen_random_uuid(), '', now())),
      thing as (insert into products (club_id, id, type, slug, name)
        values ($1, gen_random_uuid(), 'ShopItem', 'a-thing', 'A thing') returning id),
      item as (insert into shop_items (club_id, id, type, price) select $1, id, 'merchandise', 100 from thing returning id),
      variant as (insert into shop_variants (club_id, id, item_id, position, options)
        select $1, gen_random_uuid(), id, 0, '{}' from item)
      insert into promotions (club_id, id, product_id, description, starts_at)
        select $1, gen_random_uuid(), id, 'A thing', now() from thing`,
    [club],
  )
  await asOwner(
    `with product as (select id, type from products where club_id = $1 and type = 'Plan' limit 1),
      bought as (insert into orders (club_id, id, status, cart_id, cart_fingerprint, request_hash, first_name, last_name,
          email, currency, subtotal, discount, total, today_subtotal, today_discount, today_total, later_total, discounts,
          saves_card, created_at, expires_at, updated_at)
        values ($1, gen_random_uuid(), 'New', gen_random_uuid(), '', '', 'A', 'Buyer', 'a@home.example', 'EUR',
          100, 0, 100, 100, 0, 100, 0, '{"multiproduct_discounts": [], "discount_codes": [], "shop_item_discounts": []}', false,
          now(), now(), now()) returning id),
      item as (insert into order_items (club_id, id, order_id, position, product_id, type, name, price, subtotal,
          discounts, total, today, later)
        select $1, gen_random_uuid(), bought.id, 0, product.id, 'Plan', 'A plan', 100, 100, '[]', 100, 100, 0
        from bought, product returning id),
      paid as (insert into payments (club_id, id, order_id, kind, gateway, amount, currency, status, created_at)
        select $1, gen_random_uuid(), id, 'checkout', 'sandbox', 100, 'eur', 'open', now() from bought returning id),
      handed as (insert into shop_hand_outs (club_id, order_item_id, handed_out_at) select $1, item.id, now() from item),
      owing as (insert into arrears_cases (club_id, person_id, updated_at) values ($1, gen_random_uuid(), now())),
      written_off as (insert into write_offs (club_id, id, order_id, scheduled_payment_ids, amount, reason, status, asked_by, asked_at)
        select $1, gen_random_uuid(), id, '{}', 100, 'Moved', 'asked', gen_random_uuid(), now() from bought),
      asked_back as (insert into refund_requests (club_id, id, order_id, lines, amount, late, reason, status, asked_by, asked_at)
        select $1, gen_random_uuid(), bought.id, jsonb_build_array(jsonb_build_object('order_item_id', item.id, 'amount', 100)), 100, 0,
          'Moved', 'asked', gen_random_uuid(), now() from bought, item),
      planned as (insert into scheduled_payments (club_id, id, order_id, order_item_id, number, due_on, amount, status)
        select $1, gen_random_uuid(), bought.id, item.id, 2, '2027-01-01', 100, 'planned' from bought, item),
      taken_back as (insert into disputes (club_id, id, order_id, payment_id, gateway_dispute_id, amount, fee, status, reason, opened_at)
        select $1, gen_random_uuid(), bought.id, paid.id, 'sdp_1', 100, 0, 'open', 'fraudulent', now() from bought, paid),
      back as (insert into refunds (club_id, id, order_id, payment_id, amount, lines, reason, status, created_at)
        select $1, gen_random_uuid(), bought.id, paid.id, 50, '[]', 'Sick', 'requested', now() from bought, paid),
      moved as (insert into transfers (club_id, id, payment_id, account, amount, status, created_at)
        select $1, gen_random_uuid(), id, 'acct_1', 100, 'wanted', now() from paid),
      effect as (insert into payment_effects (club_id, id, effect_key, kind, subject_id, due_at, created_at)
        select $1, gen_random_uuid(), 'cancel', 'cancel', id, now(), now() from paid),
      joined as (insert into memberships (club_id, id, member_id, plan_id, order_item_id, first_name, last_name, kind,
          status, starts_on, created_at)
        select $1, gen_random_uuid(), gen_random_uuid(), product.id, item.id, 'A', 'Child', 'juvenile', 'active',
          '2026-08-01', now() from item, product),
      booked as (insert into ledger_transactions (club_id, id, at, kind, effect_key, currency)
        values ($1, gen_random_uuid(), now(), 'charge', 'a', 'EUR') returning id)
      insert into ledger_entries (club_id, transaction_id, line, account, amount)
        select $1, id, line, account, amount from booked,
          (values (1, 'gateway', 100), (2, 'sales:Plan', -100)) as entry (line, account, amount)`,
    [club],
  )
  await asOwner(
    `with cart as (insert into carts (club_id, id, created_at, updated_at)
        values ($1, gen_random_uuid(), now(), now()) returning id)
      insert into cart_items (club_id, id, cart_id, product_id, position, price_seen, created_at)
        select $1, gen_random_uuid(), cart.id, (select id from plans where club_id = $1 limit 1), 0, 100, now() from cart`,
    [club],
  )
  await asOwner(
    `insert into mail_opt_outs (club_id, id, person_id, kind, created_at)
      values ($1, gen_random_uuid(), gen_random_uuid(), 'lotto-friend', now())`,
    [club],
  )
  await asOwner(
    `with rate as (insert into tax_rates (club_id, id, name, basis_points, position)
        values ($1, gen_random_uuid(), 'Standard', 2300, 0) returning club_id, id),
      registered as (insert into tax_registrations (club_id, number, since, default_rate_id, updated_at)
        select club_id, 'IE1234567T', '2026-01-01', id, now() from rate)
      insert into product_tax_rates (club_id, product_id, rate_id)
        select r.club_id, p.id, r.id from rate r join products p on p.club_id = r.club_id limit 1`,
    [club],
  )
  await asOwner(
    `insert into job_runs (id, club_id, kind, effect_key, state, about, created_at)
      values (gen_random_uuid(), $1::uuid, 'mailing', $1::uuid::text, 'queued', '{}', now())`,
    [club],
  )
  await asOwner(
    `insert into provider_answers (club_id, key, body, fetched_at) values ($1, 'fixtures', '[]', now())`,
    [club],
  )
}
