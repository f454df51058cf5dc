ALTER TABLE api_keys
  ADD CONSTRAINT api_keys_bounded CHECK (char_length(name) BETWEEN 1 AND 60 AND octet_length(hash) = 32 AND cardinality(scopes) > 0);
--> statement-breakpoint
ALTER TABLE articles
  ADD CONSTRAINT articles_type_known CHECK (type IN ('News', 'Page', 'Article', 'About Us')),
  -- One spelling everywhere; 'club' is the name of the club's own share card.
  ADD CONSTRAINT articles_slug_usable CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 200 AND slug <> 'club'),
  ADD CONSTRAINT articles_summary_short CHECK (char_length(summary) <= 2000),
  ADD CONSTRAINT articles_status_known CHECK (status IN ('draft', 'published', 'unpublished')),
  ADD CONSTRAINT articles_published_has_date CHECK (status <> 'published' OR published_at IS NOT NULL);
--> statement-breakpoint
ALTER TABLE audit_links
  ADD CONSTRAINT audit_links_of_chain
    CHECK (chain = coalesce(club_id, '00000000-0000-0000-0000-000000000000'::uuid) AND number > 0);
--> statement-breakpoint
ALTER TABLE automatic_mails
  ADD CONSTRAINT automatic_mails_bounded CHECK (char_length(opening) BETWEEN 1 AND 1200);
--> statement-breakpoint
ALTER TABLE bank_files
  ADD CONSTRAINT bank_files_bounded CHECK (char_length(filename) BETWEEN 1 AND 120 AND lines > 0);
--> statement-breakpoint
ALTER TABLE bank_lines
  ADD CONSTRAINT bank_lines_known CHECK (amount <> 0 AND day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    AND state IN ('matched', 'proposed', 'unmatched', 'recorded', 'aside')
    AND why IN ('number', 'name', 'amount', 'payout', 'chosen') AND char_length(reason) <= 200);
--> statement-breakpoint
ALTER TABLE body_accesses
  ADD CONSTRAINT body_accesses_known CHECK (state IN ('asked', 'granted', 'refused', 'ended')
    AND char_length(reason) BETWEEN 1 AND 500 AND (state <> 'granted' OR until IS NOT NULL));
--> statement-breakpoint
ALTER TABLE body_list_lines
  ADD CONSTRAINT body_list_lines_read_or_kept
    CHECK ((person IS NOT NULL) = (jsonb_array_length(problems) = 0) AND (person IS NOT NULL OR cells IS NOT NULL));
--> statement-breakpoint
ALTER TABLE body_lists
  ADD CONSTRAINT body_lists_bounded CHECK (char_length(filename) BETWEEN 1 AND 120);
--> statement-breakpoint
ALTER TABLE body_marks
  ADD CONSTRAINT body_marks_known CHECK (mark IN ('open', 'asked', 'settled', 'ignored'));
--> statement-breakpoint
ALTER TABLE body_message_clubs
  ADD CONSTRAINT body_message_clubs_counted CHECK (
    people >= 0 AND sent >= 0 AND failed >= 0 AND sent + failed <= people);
--> statement-breakpoint
ALTER TABLE body_messages
  ADD CONSTRAINT body_messages_bounded CHECK (
    char_length(subject) BETWEEN 1 AND 120 AND char_length(content) BETWEEN 1 AND 10000 AND char_length(reply_to) BETWEEN 3 AND 254);
--> statement-breakpoint
ALTER TABLE body_sso_tests
  ADD CONSTRAINT body_sso_tests_bounded CHECK (
    char_length(outcome) <= 60 AND char_length(passed_with) <= 64 AND octet_length(said::text) <= 65536);
--> statement-breakpoint
ALTER TABLE bundle_items
  ADD CONSTRAINT bundle_items_limits
    CHECK (price_in_bundle >= 0 AND min_allowed >= 0 AND min_allowed <= max_allowed);
--> statement-breakpoint
ALTER TABLE bundles
  ADD CONSTRAINT bundles_prices CHECK (flat_price >= 0 AND price_cap >= 0),
  ADD CONSTRAINT bundles_priced CHECK (is_dynamic_pricing OR flat_price IS NOT NULL OR price_cap IS NOT NULL),
  ADD CONSTRAINT bundles_valid_plain CHECK (valid_from ~ '^\d{4}-\d{2}-\d{2}$' AND valid_to ~ '^\d{4}-\d{2}-\d{2}$' AND valid_from <= valid_to),
  ADD CONSTRAINT bundles_limits CHECK (adults_min >= 0 AND juveniles_min >= 0 AND adults_min <= adults_max AND juveniles_min <= juveniles_max);
--> statement-breakpoint
ALTER TABLE club_erasures
  ADD CONSTRAINT club_erasures_words CHECK (char_length(reason) BETWEEN 1 AND 300);
--> statement-breakpoint
ALTER TABLE club_offices
  ADD CONSTRAINT club_offices_known
    CHECK (office IN ('treasurer', 'registrar', 'secretary', 'editor', 'lotto-officer', 'coach'));
--> statement-breakpoint
ALTER TABLE club_people
  ADD CONSTRAINT club_people_known CHECK (kind IN ('adult', 'juvenile') AND number > 0
    AND corrected_born ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' AND char_length(corrected_mobile) BETWEEN 1 AND 30);
--> statement-breakpoint
ALTER TABLE club_roles
  ADD CONSTRAINT club_roles_known CHECK (role IN ('member', 'admin', 'owner', 'group_manager'));
--> statement-breakpoint
ALTER TABLE clubs
  ADD CONSTRAINT clubs_slug_usable CHECK (slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$' AND slug NOT IN ('backoffice', 'myaccount', 'su', 'xgb')),
  ADD CONSTRAINT clubs_currency_known CHECK (currency IN ('GBP', 'EUR', 'AUD', 'NZD', 'USD', 'CAD')),
  ADD CONSTRAINT clubs_sso_mode_known CHECK (sso_mode IN ('off', 'optional', 'mandatory')),
  ADD CONSTRAINT clubs_logo FOREIGN KEY (id, logo_image_id) REFERENCES images (club_id, id) ON DELETE SET NULL (logo_image_id),
  ADD CONSTRAINT clubs_layout FOREIGN KEY (id, layout_image_id) REFERENCES images (club_id, id) ON DELETE SET NULL (layout_image_id),
  ADD CONSTRAINT clubs_sponsors_background FOREIGN KEY (id, sponsors_background_image_id) REFERENCES images (club_id, id) ON DELETE SET NULL (sponsors_background_image_id),
  ADD CONSTRAINT clubs_membership_details_headline CHECK (char_length(membership_details_headline) BETWEEN 1 AND 100),
  ADD CONSTRAINT clubs_second_factor CHECK (second_factor IN ('off', 'required'));
--> statement-breakpoint
ALTER TABLE contact_messages
  ADD CONSTRAINT contact_messages_bounded CHECK (
    char_length(sender) BETWEEN 1 AND 65 AND char_length(sender_email) BETWEEN 4 AND 64
    AND char_length(content) BETWEEN 1 AND 1500 AND (sender_phone IS NULL OR sender_phone ~ '^\d{1,64}$'));
--> statement-breakpoint
ALTER TABLE discount_codes
  ADD CONSTRAINT discount_codes_type CHECK (type IN ('percentage', 'fixed')),
  ADD CONSTRAINT discount_codes_amount CHECK (amount > 0 AND (type = 'fixed' OR amount <= 100)),
  ADD CONSTRAINT discount_codes_capitals CHECK (code = upper(code) AND char_length(code) BETWEEN 1 AND 64),
  ADD CONSTRAINT discount_codes_limit CHECK (used >= 0 AND used <= use_limit);
--> statement-breakpoint
ALTER TABLE disputes
  ADD CONSTRAINT disputes_status CHECK (status IN ('open', 'won', 'lost'));
--> statement-breakpoint
ALTER TABLE distribution_lists
  ADD CONSTRAINT distribution_lists_known CHECK (status IN ('Active', 'Inactive')
    AND char_length(name) BETWEEN 1 AND 120 AND char_length(subject) <= 150 AND char_length(content) <= 200000
    AND (filters IS NULL OR jsonb_typeof(filters) = 'array'));
--> statement-breakpoint
ALTER TABLE domain_claims
  ADD CONSTRAINT domain_claims_bounded CHECK (
    char_length(domain) <= 253 AND char_length(proof) <= 100
    AND state IN ('not-found', 'elsewhere', 'not-proven', 'verified'));
--> statement-breakpoint
ALTER TABLE drafts
  ADD CONSTRAINT drafts_counted CHECK (revision > 0),
  ADD CONSTRAINT drafts_bounded CHECK (pg_column_size(content) <= 500000);
--> statement-breakpoint
ALTER TABLE draws
  ADD CONSTRAINT draws_status CHECK (status IN ('open', 'closed', 'waiting', 'drawn')),
  ADD CONSTRAINT draws_closed_first CHECK (closes_at <= draws_at),
  ADD CONSTRAINT draws_secret_stays CHECK (secret IS NULL OR status = 'drawn'),
  ADD CONSTRAINT draws_run_by CHECK (run_by IN ('clock', 'people')),
  ADD CONSTRAINT draws_run_by_someone CHECK (status NOT IN ('closed', 'waiting') OR run_by IS NOT NULL);
--> statement-breakpoint
ALTER TABLE email_changes
  ADD CONSTRAINT email_changes_lower CHECK (new_email = lower(new_email) AND old_email = lower(old_email)),
  ADD CONSTRAINT email_changes_differ CHECK (new_email <> old_email);
--> statement-breakpoint
ALTER TABLE email_templates
  ADD CONSTRAINT email_templates_bounded CHECK (char_length(name) BETWEEN 1 AND 60 AND char_length(subject) <= 150
    AND char_length(content) <= 200000);
--> statement-breakpoint
ALTER TABLE form_answers
  ADD CONSTRAINT form_answers_bounded CHECK (jsonb_typeof(answers) = 'object' AND pg_column_size(answers) <= 262144);
--> statement-breakpoint
ALTER TABLE form_versions
  ADD CONSTRAINT form_versions_counted CHECK (version >= 1),
  ADD CONSTRAINT form_versions_bounded CHECK (jsonb_typeof(sections) = 'array' AND pg_column_size(sections) <= 1048576);
--> statement-breakpoint
ALTER TABLE forms
  ADD CONSTRAINT forms_kind_known CHECK (kind IN ('adult', 'juvenile', 'guardian')),
  ADD CONSTRAINT forms_name_short CHECK (char_length(name) BETWEEN 1 AND 100),
  -- Deferred: a form and its first version are written in one transaction.
  ADD CONSTRAINT forms_newest FOREIGN KEY (club_id, id, version)
    REFERENCES form_versions (club_id, form_id, version) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE governing_bodies
  ADD CONSTRAINT governing_bodies_sso_mode_known CHECK (sso_mode IN ('off', 'optional', 'mandatory'));
--> statement-breakpoint
ALTER TABLE groups
  ADD CONSTRAINT groups_words CHECK (char_length(name) BETWEEN 1 AND 60 AND char_length(season) <= 20);
--> statement-breakpoint
ALTER TABLE hook_attempts
  ADD CONSTRAINT hook_attempts_bounded CHECK (char_length(answer) <= 200);
--> statement-breakpoint
ALTER TABLE hook_endpoints
  ADD CONSTRAINT hook_endpoints_bounded CHECK (url LIKE 'https://%' AND char_length(url) <= 300 AND char_length(note) <= 80);
--> statement-breakpoint
ALTER TABLE identity_providers
  ADD CONSTRAINT identity_providers_of_one CHECK ((club_id IS NULL) <> (governing_body_id IS NULL));
--> statement-breakpoint
ALTER TABLE images
  -- Who uploaded a picture is forgotten with the person; the picture stays the club's.
  ADD CONSTRAINT images_uploaded_by FOREIGN KEY (uploaded_by) REFERENCES users (id) ON DELETE SET NULL,
  ADD CONSTRAINT images_uploaded CHECK (bytes IS NULL OR bytes > 0),
  ADD CONSTRAINT images_type_known CHECK (content_type IN ('image/jpeg', 'image/png', 'image/webp'));
--> statement-breakpoint
ALTER TABLE imported_people
  ADD CONSTRAINT imported_people_bounded CHECK (char_length(external_id) BETWEEN 1 AND 60
    AND date_of_birth ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
--> statement-breakpoint
ALTER TABLE job_runs
  ADD CONSTRAINT job_runs_state_known CHECK (state IN ('queued', 'running', 'done', 'failed', 'cancelled')),
  ADD CONSTRAINT job_runs_counts CHECK (done >= 0 AND (total IS NULL OR total >= 0)),
  ADD CONSTRAINT job_runs_finished CHECK ((state IN ('done', 'failed', 'cancelled')) = (finished_at IS NOT NULL));
--> statement-breakpoint
ALTER TABLE link_codes
  -- A code that an app asks for opens a web view: no browser has begun anything, so it is bound to the sign-in that made it.
  ADD CONSTRAINT link_codes_purpose_known CHECK (purpose IN ('verify-email', 'sign-in', 'app-sign-in')),
  ADD CONSTRAINT link_codes_sign_in_is_bound CHECK (purpose <> 'sign-in' OR (browser_hash IS NOT NULL AND site IS NOT NULL AND method IS NOT NULL)),
  ADD CONSTRAINT "link_codes_method_known" CHECK (method IS NULL OR method IN ('sso', 'hand-over')),
  -- A code that an app asks for opens a web view: no browser has begun anything, so it is bound to the sign-in that made it.
  ADD CONSTRAINT link_codes_app_is_bound CHECK (purpose <> 'app-sign-in' OR (session_id IS NOT NULL AND site IS NOT NULL));
--> statement-breakpoint
ALTER TABLE lotteries
  ADD CONSTRAINT lotteries_kind CHECK (kind IN ('Lotto', 'Draw')),
  ADD CONSTRAINT lotteries_pick_type CHECK (pick_type IN ('Number', 'Letter', 'Lucky Dip', 'None')),
  ADD CONSTRAINT lotteries_luck CHECK (luck IN ('beacon', 'drum')),
  ADD CONSTRAINT lotteries_amounts CHECK (jackpot >= 0 AND jackpot_start >= 0 AND jackpot_step >= 0 AND jackpot_cap >= 0 AND weekly_limit >= 0),
  ADD CONSTRAINT lotteries_when CHECK (kind = 'Draw' OR (weekday BETWEEN 1 AND 7 AND time ~ '^\d{2}:\d{2}$')),
  ADD CONSTRAINT lotteries_counts CHECK (max_count > 0 AND pick_count >= 0 AND closes_minutes_before >= 0);
--> statement-breakpoint
ALTER TABLE lottery_tickets
  ADD CONSTRAINT lottery_tickets_stub CHECK (char_length(stub) <= 40);
--> statement-breakpoint
ALTER TABLE lotto_friends
  ADD CONSTRAINT lotto_friends_email_lower CHECK (email = lower(email));
--> statement-breakpoint
ALTER TABLE mail_opt_outs
  -- Beside a list, and all mails to a friend of the lotto: a kind of mail, as the preferences say it.
  ADD CONSTRAINT mail_opt_outs_kind_known CHECK (kind IN ('recurring', 'lotto-friend', 'news', 'reminders', 'lotto')),
  ADD CONSTRAINT mail_opt_outs_list CHECK ((kind = 'recurring') = (list_id IS NOT NULL)),
  ADD CONSTRAINT mail_opt_outs_of_list FOREIGN KEY (club_id, list_id) REFERENCES distribution_lists (club_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE mailed_codes
  ADD CONSTRAINT mailed_codes_purpose_known CHECK (purpose IN ('recovery', 'invitation')),
  -- The last word on guessing: no code path can count beyond it.
  ADD CONSTRAINT mailed_codes_tries CHECK (tries BETWEEN 0 AND 5);
--> statement-breakpoint
ALTER TABLE mailing_recipients
  ADD CONSTRAINT mailing_recipients_known CHECK (address = lower(address)
    AND state IN ('waiting', 'queued', 'sent', 'bounced', 'failed', 'opted_out', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE mailings
  ADD CONSTRAINT mailings_known CHECK (status IN ('scheduled', 'going', 'paused', 'done', 'cancelled')
    AND (status <> 'scheduled' OR scheduled_for IS NOT NULL));
--> statement-breakpoint
ALTER TABLE menu_items
  ADD CONSTRAINT menu_items_type_known CHECK (type IN ('External', 'Product', 'Page', 'Section')),
  ADD CONSTRAINT menu_items_kind_known CHECK ((type = 'Product') = (kind IS NOT NULL) AND (kind IS NULL OR kind IN ('MembershipPage', 'LotteryPage', 'DrawPage', 'ShopPage')));
--> statement-breakpoint
ALTER TABLE message_mails
  ADD CONSTRAINT message_mails_bounded CHECK (
    char_length(content) <= 10000 AND char_length(quoted) <= 20000 AND char_length(from_address) <= 254
    AND char_length(source) = 64 AND jsonb_array_length(attachments) <= 20);
--> statement-breakpoint
ALTER TABLE message_replies
  ADD CONSTRAINT message_replies_bounded CHECK (char_length(content) BETWEEN 1 AND 5000);
--> statement-breakpoint
ALTER TABLE office_invitations
  ADD CONSTRAINT office_invitations_role CHECK (role IN ('admin', 'owner')),
  ADD CONSTRAINT office_invitations_offices
    CHECK (offices <@ ARRAY['treasurer', 'registrar', 'secretary', 'editor', 'lotto-officer', 'coach']),
  ADD CONSTRAINT office_invitations_email CHECK (email = lower(email) AND char_length(email) BETWEEN 3 AND 254);
--> statement-breakpoint
ALTER TABLE orders
  ADD CONSTRAINT orders_status
    CHECK (status IN ('New', 'Pending', 'Completed', 'Failed', 'Cancelled', 'Expired', 'Refunded'));
--> statement-breakpoint
ALTER TABLE outbox
  ADD CONSTRAINT outbox_mailing_known CHECK (mailing_kind IS NULL OR mailing_kind IN ('recurring', 'lotto-friend')),
  -- A mailing without a person could not be opted out of.
  ADD CONSTRAINT outbox_mailing_whole CHECK ((mailing_kind IS NULL) = (person_id IS NULL)
    AND (mailing_kind IS NOT DISTINCT FROM 'recurring') = (list_id IS NOT NULL)
    AND (mailing_kind IS NULL OR club_id IS NOT NULL));
--> statement-breakpoint
ALTER TABLE passkeys
  ADD CONSTRAINT passkeys_bounded CHECK (char_length(id) <= 1400 AND octet_length(public_key) <= 4096
    AND char_length(name) BETWEEN 1 AND 60 AND cardinality(transports) <= 10 AND counter >= 0);
--> statement-breakpoint
ALTER TABLE payment_setups
  ADD CONSTRAINT payment_setups_bounded CHECK (
    char_length(account) <= 100 AND char_length(wallet_domain) <= 253 AND missing >= 0);
--> statement-breakpoint
ALTER TABLE payments
  ADD CONSTRAINT payments_status
    CHECK (status IN ('creating', 'open', 'requires_action', 'processing', 'succeeded', 'failed', 'cancelled')),
  ADD CONSTRAINT payments_method CHECK (method IN ('card', 'cash', 'transfer') AND (method = 'card') = (gateway <> 'hand')),
  ADD CONSTRAINT payments_by_hand CHECK (char_length(note) <= 300 AND (gateway <> 'hand' OR recorded_by IS NOT NULL));
--> statement-breakpoint
ALTER TABLE payout_parts
  ADD CONSTRAINT payout_parts_known CHECK (kind IN ('charge', 'refund', 'fee', 'other'));
--> statement-breakpoint
ALTER TABLE payouts
  ADD CONSTRAINT payouts_add_up CHECK (gross - refunded - fees + other = net AND status IN ('on-its-way', 'paid', 'failed')
    AND arrives_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
--> statement-breakpoint
ALTER TABLE people_import_lines
  ADD CONSTRAINT people_import_lines_known CHECK (line > 0
    AND state IN ('ready', 'problem', 'here', 'imported', 'removed', 'left'));
--> statement-breakpoint
ALTER TABLE people_imports
  ADD CONSTRAINT people_imports_known CHECK (state IN ('checked', 'running', 'done', 'undoing', 'undone')
    AND char_length(filename) BETWEEN 1 AND 120 AND encoding IN ('UTF-8', 'Windows-1252'));
--> statement-breakpoint
ALTER TABLE people_told_apart
  ADD CONSTRAINT people_told_apart_once CHECK (one_id < other_id);
--> statement-breakpoint
ALTER TABLE person_accesses
  ADD CONSTRAINT person_accesses_known CHECK (what IN ('page', 'list', 'medical', 'copy') AND char_length(note) <= 300
    AND (what <> 'medical' OR (reason IN ('today', 'emergency', 'planning', 'asked', 'other') AND until IS NOT NULL))
    AND (what <> 'copy' OR reason = 'asked'));
--> statement-breakpoint
ALTER TABLE person_merges
  ADD CONSTRAINT person_merges_two CHECK (kept_id <> gone_id);
--> statement-breakpoint
ALTER TABLE plan_discounts
  ADD CONSTRAINT plan_discounts_type CHECK (type IN ('percentage', 'fixed'));
--> statement-breakpoint
ALTER TABLE plans
  ADD CONSTRAINT plans_price CHECK (price >= 0),
  ADD CONSTRAINT plans_ends_on_plain CHECK (ends_on IS NULL OR ends_on ~ '^\d{4}-\d{2}-\d{2}$'),
  -- A child is registered with whoever signs for it.
  ADD CONSTRAINT plans_guardian CHECK (is_juvenile OR guardian_form_id IS NULL),
  ADD CONSTRAINT plans_ages CHECK (age_from >= 0 AND age_to >= 0 AND age_from <= age_to),
  ADD CONSTRAINT plans_age_on_plain CHECK (age_on ~ '^\d{4}-\d{2}-\d{2}$'),
  ADD CONSTRAINT plans_open_before_closed CHECK (opens_at < closes_at);
--> statement-breakpoint
ALTER TABLE platform_entries
  ADD CONSTRAINT platform_entries_reason CHECK (char_length(reason) BETWEEN 1 AND 300),
  ADD CONSTRAINT platform_entries_short CHECK (expires_at > entered_at AND expires_at <= entered_at + interval '30 minutes');
--> statement-breakpoint
ALTER TABLE platform_fees
  ADD CONSTRAINT platform_fees_bounded CHECK (basis_points BETWEEN 0 AND 2000 AND fixed BETWEEN 0 AND 500);
--> statement-breakpoint
ALTER TABLE platform_roles
  ADD CONSTRAINT platform_roles_known CHECK (role IN ('super-user', 'xgb')),
  ADD CONSTRAINT platform_roles_body CHECK ((role = 'xgb') = (governing_body_id IS NOT NULL)),
  -- Whoever works for a governing body is asked for no passkey.
  ADD CONSTRAINT platform_roles_first_passkey CHECK (first_passkey_until IS NULL OR role = 'super-user');
--> statement-breakpoint
ALTER TABLE products
  ADD CONSTRAINT products_type CHECK (type IN ('Plan', 'Bundle', 'Lotto', 'Draw', 'ShopItem', 'EventTicket')),
  ADD CONSTRAINT products_slug_usable CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT products_name_short CHECK (char_length(name) BETWEEN 1 AND 100);
--> statement-breakpoint
ALTER TABLE programs
  ADD CONSTRAINT programs_title_short CHECK (char_length(title) BETWEEN 1 AND 100),
  ADD CONSTRAINT programs_ends_on_plain CHECK (ends_on ~ '^\d{4}-\d{2}-\d{2}$');
--> statement-breakpoint
ALTER TABLE refunds
  ADD CONSTRAINT refunds_status CHECK (status IN ('requested', 'pending', 'done', 'failed'));
--> statement-breakpoint
ALTER TABLE related_people
  ADD CONSTRAINT related_people_kind_known CHECK (kind IN ('adult', 'juvenile')),
  ADD CONSTRAINT related_people_date CHECK (date_of_birth IS NULL OR date_of_birth ~ '^\d{4}-\d{2}-\d{2}$');
--> statement-breakpoint
ALTER TABLE reservations
  ADD CONSTRAINT reservations_holder CHECK (holder IN ('order', 'offer')),
  ADD CONSTRAINT reservations_state CHECK (state IN ('held', 'sold', 'released'));
--> statement-breakpoint
ALTER TABLE retention_times
  ADD CONSTRAINT retention_times_bounded CHECK (days BETWEEN 0 AND 3650);
--> statement-breakpoint
ALTER TABLE saml_requests
  ADD CONSTRAINT saml_requests_test_of_somebody CHECK (num_nonnulls(tests_for, tests_for_body) = num_nonnulls(tested_by));
--> statement-breakpoint
ALTER TABLE sandbox_payments
  ADD CONSTRAINT sandbox_payments_status
    CHECK (status IN ('open', 'requires_action', 'processing', 'succeeded', 'failed', 'cancelled'));
--> statement-breakpoint
ALTER TABLE saved_views
  ADD CONSTRAINT saved_views_bounded CHECK (char_length(name) BETWEEN 1 AND 40 AND char_length(query) <= 1000
    AND char_length(room) <= 40 AND position > 0);
--> statement-breakpoint
ALTER TABLE sessions
  ADD CONSTRAINT sessions_of_somebody CHECK ((user_id IS NULL) <> (guest_id IS NULL)),
  ADD CONSTRAINT sessions_method_known CHECK (method IN ('password', 'passkey', 'sign-up', 'code', 'sso', 'hand-over', 'guest')),
  ADD CONSTRAINT sessions_device_bounded CHECK (char_length(device) <= 60);
--> statement-breakpoint
ALTER TABLE set_aside_addresses
  ADD CONSTRAINT set_aside_addresses_lower CHECK (address = lower(address));
--> statement-breakpoint
ALTER TABLE shop_items
  ADD CONSTRAINT shop_items_type CHECK (type IN ('event_ticket', 'fundraising', 'merchandise', 'sponsorship', 'tour_trips')),
  ADD CONSTRAINT shop_items_discount CHECK (discount_type IN ('percentage', 'fixed') AND (discount_type = 'fixed' OR discount_amount <= 100)),
  ADD CONSTRAINT shop_items_max CHECK (max_quantity BETWEEN 1 AND 1000);
--> statement-breakpoint
ALTER TABLE shop_variants
  ADD CONSTRAINT shop_variants_price CHECK (price >= 0);
--> statement-breakpoint
ALTER TABLE slug_redirects
  ADD CONSTRAINT slug_redirects_usable CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 200);
--> statement-breakpoint
ALTER TABLE sponsors
  ADD CONSTRAINT sponsors_days CHECK (ends_on >= starts_on);
--> statement-breakpoint
ALTER TABLE sso_tests
  ADD CONSTRAINT sso_tests_bounded CHECK (
    char_length(outcome) <= 60 AND char_length(passed_with) <= 64 AND octet_length(said::text) <= 65536);
--> statement-breakpoint
ALTER TABLE tokens
  ADD CONSTRAINT tokens_kind_known CHECK (kind IN ('access', 'refresh'));
--> statement-breakpoint
ALTER TABLE transfers
  ADD CONSTRAINT transfers_status CHECK (status IN ('wanted', 'done', 'failed'));
--> statement-breakpoint
ALTER TABLE users
  ADD CONSTRAINT users_email_lower CHECK (email = lower(email) AND char_length(email) BETWEEN 3 AND 254),
  ADD CONSTRAINT users_names_filled CHECK (first_name <> '' AND last_name <> '');
--> statement-breakpoint
ALTER TABLE waiting_places
  ADD CONSTRAINT waiting_places_status
    CHECK (status IN ('waiting', 'offered', 'taken', 'passed', 'left') AND (status <> 'offered' OR offered_until IS NOT NULL));
--> statement-breakpoint
ALTER TABLE webhook_events
  ADD CONSTRAINT webhook_events_account CHECK (char_length(account) <= 100);
--> statement-breakpoint
CREATE UNIQUE INDEX one_primary_domain ON club_domains (club_id) WHERE is_primary;
--> statement-breakpoint
-- Lost with a crash, which costs nothing but a fresh start of the counting.
ALTER TABLE rate_counters SET UNLOGGED;
--> statement-breakpoint
-- One change of an e-mail is asked for at a time.
CREATE UNIQUE INDEX email_changes_open ON email_changes (user_id) WHERE confirmed_at IS NULL AND closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX ledger_transactions_of_order ON ledger_transactions (club_id, order_id);
--> statement-breakpoint
CREATE INDEX audit_events_of_person ON audit_events (club_id, (detail ->> 'person_id')) WHERE detail ->> 'person_id' IS NOT NULL;
--> statement-breakpoint
CREATE INDEX audit_events_of_subject ON audit_events (club_id, subject_id) WHERE subject_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX order_items_of_member ON order_items (club_id, member_id) WHERE member_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX scheduled_payments_late ON scheduled_payments (club_id, order_item_id) WHERE status = 'failed';
--> statement-breakpoint
-- Two of one name in a season would be told apart by nobody; what was archived is in nobody's way.
CREATE UNIQUE INDEX groups_named_once ON groups (club_id, lower(name), lower(season)) WHERE archived_at IS NULL;
--> statement-breakpoint
-- The list of clubs, by their name.
CREATE INDEX clubs_by_name ON clubs (lower(name), id);
