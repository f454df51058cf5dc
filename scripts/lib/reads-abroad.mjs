/**
 * How often SQL of an area reads a table of another, by the area that reads. What several ask for the owner gives out in a `reads.ts`
 * (`packages/api/src/site/clubs/reads.ts`); the numbers only fall (docs/decisions/054-areas.md).
 *
 * @type {Record<string, string>}
 */
export const READS_ABROAD = {
  site: 'products 4, lotteries 2, users 2, club_affiliations 1, draw_entries 1, draws 1, memberships 1, plans 1, promotions 1, shop_items 1',
  messages:
    'users 19, clubs 8, club_roles 3, form_answers 3, products 3, club_people 2, forms 2, order_items 2, orders 2, programs 2, draws 1, form_versions 1, group_members 1, groups 1, imported_people 1, lotteries 1, memberships 1, plans 1, scheduled_payments 1',
  identity:
    'clubs 14, memberships 3, orders 2, api_keys 1, draws 1, erasures 1, form_answers 1, group_managers 1, groups 1, own_sign_ins 1, platform_entries 1, products 1, refund_requests 1, write_offs 1',
  people:
    'users 32, order_items 27, products 26, clubs 20, orders 20, plans 15, related_people 13, club_roles 12, scheduled_payments 9, payments 5, programs 5, identity_links 2, mailing_recipients 2, mailings 2, order_sums 2, passkeys 2, waiting_places 2, automatic_mail_occasions 1, cart_items 1, carts 1, contact_messages 1, draws 1, lotteries 1, outbox 1, platform_roles 1, reservations 1, saved_methods 1, sessions 1',
  money:
    'clubs 32, users 7, products 5, reservations 3, automatic_mail_occasions 2, carts 2, club_offices 2, club_roles 2, memberships 2, draws 1, outbox 1, stock 1',
  selling:
    'clubs 33, order_items 21, orders 17, scheduled_payments 8, users 8, memberships 6, images 5, automatic_mail_occasions 1, form_answers 1, forms 1, outbox 1, related_people 1',
  office:
    'users 6, articles 4, clubs 4, products 4, club_roles 3, drafts 3, ledger_transactions 3, memberships 3, orders 2, body_accesses 2, draws 2, forms 2, ledger_entries 2, payments 1, refunds 1, body_message_clubs 1, body_messages 1, club_people 1, contact_messages 1, draw_entries 1, lotteries 1, lottery_tickets 1, order_items 1, refund_requests 1, scheduled_payments 1',
  platform:
    'clubs 17, club_roles 8, users 7, club_people 5, memberships 5, platform_roles 2, products 3, sessions 3, club_affiliations 2, club_offices 2, office_invitations 2, club_domains 1, email_changes 1, erasures 1, governing_bodies 1, hook_deliveries 1, hook_endpoints 1, identity_links 1, identity_providers 1, ledger_entries 1, ledger_transactions 1, outbox 1, passkeys 1, platform_fees 1, platform_settlements 1, tokens 1, webhook_events 1',
}
