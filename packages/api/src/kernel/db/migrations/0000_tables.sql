CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "api_keys" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "automatic_mail_occasions" (
	"club_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "automatic_mail_occasions_club_id_kind_occasion_pk" PRIMARY KEY("club_id","kind","occasion")
);
--> statement-breakpoint
CREATE TABLE "automatic_mails" (
	"club_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_on" boolean NOT NULL,
	"on_since" timestamp with time zone,
	"opening" text,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "automatic_mails_club_id_kind_pk" PRIMARY KEY("club_id","kind")
);
--> statement-breakpoint
CREATE TABLE "automatic_mails_sent" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "automatic_mails_sent_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "bank_files" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"filename" text NOT NULL,
	"lines" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_files_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"day" text NOT NULL,
	"text" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"why" text,
	"order_id" uuid,
	"scheduled_payment_ids" uuid[] DEFAULT '{}' NOT NULL,
	"payment_id" uuid,
	"payout_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "bank_lines_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"parent_id" uuid,
	"product_id" uuid NOT NULL,
	"payment_option_id" uuid,
	"position" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"price_seen" integer NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"member_answers_id" uuid,
	"guardian_answers_id" uuid,
	"member_id" uuid,
	"first_name" text,
	"last_name" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_items_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "cart_items_quantity" CHECK (quantity > 0),
	CONSTRAINT "cart_items_price_seen" CHECK (price_seen >= 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"discount_code_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ordered_at" timestamp with time zone,
	CONSTRAINT "carts_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "bundle_items" (
	"club_id" uuid NOT NULL,
	"bundle_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"min_allowed" integer,
	"max_allowed" integer,
	"price_in_bundle" integer NOT NULL,
	CONSTRAINT "bundle_items_club_id_bundle_id_plan_id_pk" PRIMARY KEY("club_id","bundle_id","plan_id")
);
--> statement-breakpoint
CREATE TABLE "bundles" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"flat_price" integer,
	"price_cap" integer,
	"is_dynamic_pricing" boolean NOT NULL,
	"valid_from" text,
	"valid_to" text,
	"adults_min" integer,
	"adults_max" integer,
	"juveniles_min" integer,
	"juveniles_max" integer,
	CONSTRAINT "bundles_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"plan_ids" uuid[],
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"use_limit" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "discount_codes_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "discount_codes_code" UNIQUE("club_id","code")
);
--> statement-breakpoint
CREATE TABLE "plan_discounts" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"plan_ids" uuid[] NOT NULL,
	"offerings" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "plan_discounts_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"price" integer NOT NULL,
	"is_juvenile" boolean NOT NULL,
	"age_from" integer,
	"age_to" integer,
	"age_on" text,
	"ends_on" text,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"payment_options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"member_form_id" uuid NOT NULL,
	"guardian_form_id" uuid,
	CONSTRAINT "plans_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"stock_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "products_slug" UNIQUE("club_id","slug")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"ends_on" text,
	CONSTRAINT "programs_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"image_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "articles_slug" UNIQUE("club_id","slug")
);
--> statement-breakpoint
CREATE TABLE "club_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"club_id" uuid NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"time_zone" text DEFAULT 'Europe/Dublin' NOT NULL,
	"logo_image_id" uuid,
	"layout_image_id" uuid,
	"sponsors_background_image_id" uuid,
	"address_line1" text,
	"address_city" text,
	"address_county" text,
	"address_country" text,
	"longitude" double precision,
	"latitude" double precision,
	"display_address" boolean DEFAULT false NOT NULL,
	"contact_email" text,
	"facebook" text,
	"twitter" text,
	"instagram" text,
	"banner" jsonb,
	"theme" jsonb NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"on_behalf_of" text,
	"domain_payment_method" text,
	"comortais_organisation_id" text,
	"comortais_club_id" text,
	"comet_organization_id" text,
	"comet_api_key" text,
	"has_comet_key" boolean GENERATED ALWAYS AS (comet_api_key is not null) STORED,
	"sso_mode" text DEFAULT 'off' NOT NULL,
	"sso_icon" text,
	"sso_button_text" text,
	"sso_help_url" text,
	"sso_governing_body_id" text,
	"sign_up_open" boolean DEFAULT true NOT NULL,
	"second_factor" text DEFAULT 'off' NOT NULL,
	"hide_membership_plans_heading" boolean DEFAULT false NOT NULL,
	"membership_details_headline" text,
	"suspended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clubs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"filepath" text NOT NULL,
	"filename" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"is_decorative" boolean DEFAULT false NOT NULL,
	"bytes" integer,
	"content_type" text,
	"uploaded_by" uuid,
	"checksum" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "images_path" UNIQUE("club_id","filepath","filename")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"kind" text,
	"title" text NOT NULL,
	"url" text,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "menu_items_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "slug_redirects" (
	"club_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"article_id" uuid NOT NULL,
	CONSTRAINT "slug_redirects_club_id_slug_pk" PRIMARY KEY("club_id","slug")
);
--> statement-breakpoint
CREATE TABLE "sponsors" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"link" text,
	"image_id" uuid,
	"featured" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"removed_at" timestamp with time zone,
	CONSTRAINT "sponsors_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "domain_claims" (
	"club_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"proof" text NOT NULL,
	"state" text,
	"checked_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "domain_claims_club_id_domain_pk" PRIMARY KEY("club_id","domain")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"club_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"has_changes" boolean NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"due_by" uuid,
	CONSTRAINT "drafts_club_id_kind_subject_id_pk" PRIMARY KEY("club_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"club_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "revisions_club_id_kind_subject_id_number_pk" PRIMARY KEY("club_id","kind","subject_id","number")
);
--> statement-breakpoint
CREATE TABLE "own_sign_ins" (
	"user_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"told_at" timestamp with time zone,
	"email" text,
	"new_user_id" uuid,
	"expires_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "own_sign_ins_user_id_member_id_pk" PRIMARY KEY("user_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "form_answers" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"given_by" uuid,
	"member_id" uuid,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_answers_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "form_versions" (
	"club_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"sections" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "form_versions_club_id_form_id_version_pk" PRIMARY KEY("club_id","form_id","version")
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "forms_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "body_accesses" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"governing_body_id" uuid NOT NULL,
	"body" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by_name" text NOT NULL,
	"asked_by" uuid,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"until" timestamp with time zone,
	CONSTRAINT "body_accesses_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "body_list_lines" (
	"governing_body_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"person" jsonb,
	"cells" jsonb,
	"problems" jsonb NOT NULL,
	CONSTRAINT "body_list_lines_governing_body_id_list_id_line_pk" PRIMARY KEY("governing_body_id","list_id","line")
);
--> statement-breakpoint
CREATE TABLE "body_lists" (
	"governing_body_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"filename" text NOT NULL,
	"headings" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"created_by_name" text NOT NULL,
	CONSTRAINT "body_lists_governing_body_id_id_pk" PRIMARY KEY("governing_body_id","id")
);
--> statement-breakpoint
CREATE TABLE "body_marks" (
	"governing_body_id" uuid NOT NULL,
	"difference_id" text NOT NULL,
	"mark" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"marked_by" uuid,
	"marked_by_name" text NOT NULL,
	CONSTRAINT "body_marks_governing_body_id_difference_id_pk" PRIMARY KEY("governing_body_id","difference_id")
);
--> statement-breakpoint
CREATE TABLE "body_message_clubs" (
	"club_id" uuid NOT NULL,
	"governing_body_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"club" text NOT NULL,
	"people" integer NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "body_message_clubs_club_id_governing_body_id_message_id_pk" PRIMARY KEY("club_id","governing_body_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "body_messages" (
	"governing_body_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"body" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"reply_to" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" uuid,
	"sent_by_name" text NOT NULL,
	CONSTRAINT "body_messages_governing_body_id_id_pk" PRIMARY KEY("governing_body_id","id")
);
--> statement-breakpoint
CREATE TABLE "hook_attempts" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" integer,
	"problem" text,
	"ms" integer NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "hook_attempts_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "hook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"effect_key" text NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"club_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"tried_since" timestamp with time zone,
	CONSTRAINT "hook_deliveries_of_club" UNIQUE("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "hook_endpoints" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"note" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_until" timestamp with time zone,
	"is_on" boolean DEFAULT true NOT NULL,
	"switched_off_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"last_delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hook_endpoints_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"confirm_hash" "bytea" NOT NULL,
	"confirm_until" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"undo_hash" "bytea" NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "email_changes_undo_hash_unique" UNIQUE("undo_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"scope" text NOT NULL,
	"name" text NOT NULL,
	"is_synced" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_affiliations" (
	"club_id" uuid NOT NULL,
	"governing_body_id" uuid NOT NULL,
	CONSTRAINT "club_affiliations_club_id_governing_body_id_pk" PRIMARY KEY("club_id","governing_body_id")
);
--> statement-breakpoint
CREATE TABLE "club_offices" (
	"club_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"office" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_offices_club_id_user_id_office_pk" PRIMARY KEY("club_id","user_id","office")
);
--> statement-breakpoint
CREATE TABLE "club_roles" (
	"club_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_roles_club_id_user_id_role_pk" PRIMARY KEY("club_id","user_id","role")
);
--> statement-breakpoint
CREATE TABLE "governing_bodies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"sso_mode" text DEFAULT 'off' NOT NULL,
	"sso_icon" text,
	"sso_button_text" text,
	"sso_help_url" text,
	CONSTRAINT "governing_bodies_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "platform_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"governing_body_id" uuid,
	"first_passkey_until" timestamp with time zone,
	CONSTRAINT "platform_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "related_people" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" text,
	"kind" text NOT NULL,
	"relation" text NOT NULL,
	CONSTRAINT "related_people_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_acceptances_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"mobile" text,
	"address" jsonb DEFAULT '{"country":null,"postal_code":null,"county":null,"city":null,"line1":null,"line2":null}'::jsonb NOT NULL,
	"receive_updates" boolean DEFAULT false NOT NULL,
	"updates_refused_at" timestamp with time zone,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"club_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_codes" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"browser_hash" "bytea",
	"site" text,
	"method" text,
	"session_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mailed_codes" (
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "mailed_codes_user_id_purpose_pk" PRIMARY KEY("user_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_id" uuid,
	"method" text NOT NULL,
	"site" text NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	"passkey_at" timestamp with time zone,
	"came_from" uuid,
	"ended_at" timestamp with time zone,
	"ended_why" text
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"club_id" uuid,
	"kind" text NOT NULL,
	"effect_key" text NOT NULL,
	"state" text NOT NULL,
	"about" jsonb NOT NULL,
	"reached" jsonb,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"cancel_requested_at" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "job_runs_effect" UNIQUE("effect_key")
);
--> statement-breakpoint
CREATE TABLE "provider_answers" (
	"club_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_answers_club_id_key_pk" PRIMARY KEY("club_id","key")
);
--> statement-breakpoint
CREATE TABLE "provider_failures" (
	"club_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_failures_club_id_provider_pk" PRIMARY KEY("club_id","provider")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"club_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_item_id" uuid,
	CONSTRAINT "ledger_entries_club_id_transaction_id_line_pk" PRIMARY KEY("club_id","transaction_id","line")
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"effect_key" text NOT NULL,
	"order_id" uuid,
	"payment_id" uuid,
	"refund_id" uuid,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_transactions_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "platform_fees" (
	"club_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"basis_points" integer NOT NULL,
	"fixed" integer NOT NULL,
	CONSTRAINT "platform_fees_club_id_since_pk" PRIMARY KEY("club_id","since")
);
--> statement-breakpoint
CREATE TABLE "draw_entries" (
	"club_id" uuid NOT NULL,
	"draw_id" uuid NOT NULL,
	"entry" integer NOT NULL,
	"ticket_id" uuid NOT NULL,
	"line_number" integer NOT NULL,
	"line" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"tier" text,
	"won" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draw_entries_club_id_draw_id_entry_pk" PRIMARY KEY("club_id","draw_id","entry"),
	CONSTRAINT "draw_entries_once" UNIQUE("club_id","draw_id","ticket_id","line_number")
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lottery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"draws_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"seal" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"sealed_secret" text NOT NULL,
	"secret" text,
	"rule" jsonb,
	"entries_hash" text,
	"entries_count" integer,
	"closed_at" timestamp with time zone,
	"run_by" text,
	"beacon" text,
	"beacon_round" integer,
	"beacon_value" text,
	"beacon_signature" text,
	"drum" jsonb,
	"algorithm" text,
	"jackpot" integer DEFAULT 0 NOT NULL,
	"picks" jsonb,
	"tiers" jsonb,
	"winning_tickets" jsonb,
	"drawn_at" timestamp with time zone,
	"waits_for" text,
	"opened_by" uuid,
	"opened_at" timestamp with time zone,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "draws_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "draws_number" UNIQUE("club_id","lottery_id","number"),
	CONSTRAINT "draws_drawn" CHECK (status <> 'drawn' or (secret is not null and entries_hash is not null)),
	CONSTRAINT "draws_by_two" CHECK (confirmed_by is null or opened_by is distinct from confirmed_by)
);
--> statement-breakpoint
CREATE TABLE "lotteries" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"pick_type" text NOT NULL,
	"pick_count" integer DEFAULT 0 NOT NULL,
	"symbols" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"max_count" integer NOT NULL,
	"draw_counts" integer[] DEFAULT '{1}' NOT NULL,
	"allows_auto_renewal" boolean DEFAULT false NOT NULL,
	"jackpot" integer DEFAULT 0 NOT NULL,
	"jackpot_start" integer DEFAULT 0 NOT NULL,
	"jackpot_step" integer DEFAULT 0 NOT NULL,
	"jackpot_cap" integer,
	"prizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"things" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"weekday" integer,
	"time" text,
	"closes_minutes_before" integer DEFAULT 60 NOT NULL,
	"luck" text DEFAULT 'beacon' NOT NULL,
	"run_by" text DEFAULT 'clock' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"image_ids" uuid[] DEFAULT '{}' NOT NULL,
	"ticket_count" integer,
	"weekly_limit" integer,
	CONSTRAINT "lotteries_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "lottery_tickets" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lottery_id" uuid NOT NULL,
	"order_item_id" uuid,
	"user_id" uuid,
	"lines" jsonb NOT NULL,
	"draws" integer NOT NULL,
	"auto_renewal" boolean DEFAULT false NOT NULL,
	"stopped_at" timestamp with time zone,
	"paper_sale_id" uuid,
	"stub" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lottery_tickets_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "paper_sales" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"draw_id" uuid NOT NULL,
	"tickets" integer NOT NULL,
	"entries" integer NOT NULL,
	"amount" integer NOT NULL,
	"entered_by" uuid,
	"entered_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "paper_sales_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "paper_sales_amount" CHECK (amount >= 0 and tickets > 0 and entries > 0)
);
--> statement-breakpoint
CREATE TABLE "play_limits" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"email_hash" text NOT NULL,
	"weekly_limit" integer,
	"next_limit" integer,
	"next_from" timestamp with time zone,
	"excluded_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_limits_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "play_limits_of_user" UNIQUE("club_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sender" text NOT NULL,
	"sender_email" text NOT NULL,
	"sender_phone" text,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"assigned_to" uuid,
	"answered_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "contact_messages_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "distribution_list_members" (
	"club_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"payment_ack_at" timestamp with time zone,
	CONSTRAINT "distribution_list_members_club_id_list_id_member_id_pk" PRIMARY KEY("club_id","list_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "distribution_lists" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"template_id" uuid,
	"content" text DEFAULT '' NOT NULL,
	"filters" jsonb,
	"is_guarded" boolean DEFAULT false NOT NULL,
	"planned_for" timestamp with time zone,
	"recipients" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "distribution_lists_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "email_templates" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_templates_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "lotto_friends" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lotto_friends_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "lotto_friends_email" UNIQUE("club_id","email")
);
--> statement-breakpoint
CREATE TABLE "mail_opt_outs" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"list_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_opt_outs_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "mail_opt_outs_once" UNIQUE NULLS NOT DISTINCT("club_id","person_id","kind","list_id")
);
--> statement-breakpoint
CREATE TABLE "mailing_recipients" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"mailing_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"address" text NOT NULL,
	"person_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"why" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"settled_at" timestamp with time zone,
	"opted_out_at" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	CONSTRAINT "mailing_recipients_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "mailing_recipients_once" UNIQUE("club_id","mailing_id","address"),
	CONSTRAINT "mailing_recipients_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "mailings" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"filters" jsonb,
	"is_guarded" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'going' NOT NULL,
	"scheduled_for" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"sum" jsonb,
	"resumed" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailings_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "message_mails" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"source" text NOT NULL,
	"content" text NOT NULL,
	"quoted" text,
	"from_address" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_mails_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "message_mails_once" UNIQUE("club_id","message_id","source")
);
--> statement-breakpoint
CREATE TABLE "message_replies" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"content" text NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_replies_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"effect_key" text NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"club_id" uuid,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"payload" jsonb NOT NULL,
	"person_id" uuid,
	"mailing_kind" text,
	"list_id" uuid,
	CONSTRAINT "outbox_effect" UNIQUE("effect_key")
);
--> statement-breakpoint
CREATE TABLE "set_aside_addresses" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"address" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "set_aside_addresses_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "set_aside_addresses_once" UNIQUE("club_id","address")
);
--> statement-breakpoint
CREATE TABLE "membership_numbers" (
	"club_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "membership_numbers_club_id_member_id_pk" PRIMARY KEY("club_id","member_id"),
	CONSTRAINT "membership_numbers_once" UNIQUE("club_id","number"),
	CONSTRAINT "membership_numbers_counted" CHECK (number > 0)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"user_id" uuid,
	"plan_id" uuid NOT NULL,
	"order_item_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"starts_on" text NOT NULL,
	"ends_on" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "office_invitations" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"offices" text[] NOT NULL,
	"invited_by" uuid,
	"takes_from" uuid,
	"code_hash" "bytea" NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "office_invitations_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "arrears_cases" (
	"club_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reminded_on" text,
	"plan_on" text,
	"plan_note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arrears_cases_club_id_person_id_pk" PRIMARY KEY("club_id","person_id"),
	CONSTRAINT "arrears_cases_note" CHECK (char_length(plan_note) <= 300)
);
--> statement-breakpoint
CREATE TABLE "write_offs" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"scheduled_payment_ids" uuid[] NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "write_offs_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "write_offs_amount" CHECK (amount > 0 and char_length(reason) between 1 and 500),
	CONSTRAINT "write_offs_by_two" CHECK ((status = 'asked') = (decided_by is null) and (status <> 'done' or decided_by <> asked_by))
);
--> statement-breakpoint
CREATE TABLE "order_sums" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"paid" integer NOT NULL,
	"refunded" integer NOT NULL,
	"due" integer NOT NULL,
	"late" integer NOT NULL,
	"money" text GENERATED ALWAYS AS (case when refunded > 0 then case when refunded >= paid then 'refunded' else 'part-refunded' end
          when status in ('New', 'Pending') then 'open' when status in ('Failed', 'Cancelled', 'Expired') then 'given-up'
          when late > 0 then 'late' when due > 0 then 'part' when paid = 0 then 'free' else 'paid' end) STORED NOT NULL,
	"declined" boolean DEFAULT false NOT NULL,
	"ways" text[] NOT NULL,
	"types" text[] NOT NULL,
	"what" text NOT NULL,
	"who" text NOT NULL,
	"searched" text NOT NULL,
	CONSTRAINT "order_sums_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"late" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decided_why" text DEFAULT '' NOT NULL,
	CONSTRAINT "refund_requests_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "refund_requests_amounts" CHECK (amount > 0 and late >= 0 and char_length(reason) between 1 and 500 and char_length(decided_why) <= 500),
	CONSTRAINT "refund_requests_by_two" CHECK ((status = 'asked') = (decided_by is null) and (status <> 'done' or decided_by <> asked_by))
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"gateway_dispute_id" text NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "disputes_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "disputes_amounts" CHECK (amount >= 0 and fee >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_effects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"effect_key" text NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"club_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"gateway" text NOT NULL,
	"method" text DEFAULT 'card' NOT NULL,
	"gateway_payment_id" text,
	"payment_token" text,
	"customer_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"account" text,
	"description" text,
	"application_fee" integer DEFAULT 0 NOT NULL,
	"platform_fee" integer DEFAULT 0 NOT NULL,
	"gateway_charge_id" text,
	"transfer_id" text,
	"fee" integer,
	"refunded" integer DEFAULT 0 NOT NULL,
	"card" jsonb,
	"method_id" text,
	"declined_code" text,
	"declined_message" text,
	"recorded_by" uuid,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "payments_amounts" CHECK (amount >= 0 and refunded >= 0 and refunded <= amount and fee >= 0),
	CONSTRAINT "payments_terms" CHECK (platform_fee >= 0 and application_fee >= platform_fee and application_fee <= amount)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"gateway_refund_id" text,
	"requested_by" uuid,
	"request_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "refunds_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "refunds_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "scheduled_payments" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"due_on" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"try_at" timestamp with time zone,
	"payment_id" uuid,
	"called_off_at" timestamp with time zone,
	"write_off_id" uuid,
	CONSTRAINT "scheduled_payments_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "scheduled_payments_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	"reversal_of" text,
	"status" text NOT NULL,
	"gateway_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "transfers_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "transfers_amount" CHECK (amount <> 0 and (amount < 0) = (reversal_of is not null))
);
--> statement-breakpoint
CREATE TABLE "payout_parts" (
	"club_id" uuid NOT NULL,
	"payout_id" uuid NOT NULL,
	"gateway_part_id" text NOT NULL,
	"kind" text NOT NULL,
	"gateway_charge_id" text,
	"gateway_payment_id" text,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	CONSTRAINT "payout_parts_club_id_payout_id_gateway_part_id_pk" PRIMARY KEY("club_id","payout_id","gateway_part_id")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"gateway_payout_id" text NOT NULL,
	"currency" text NOT NULL,
	"gross" integer NOT NULL,
	"refunded" integer NOT NULL,
	"fees" integer NOT NULL,
	"other" integer NOT NULL,
	"net" integer NOT NULL,
	"status" text NOT NULL,
	"arrives_on" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payouts_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"parent_id" uuid,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"stock_id" uuid,
	"member_id" uuid,
	"first_name" text,
	"last_name" text,
	"member_answers_id" uuid,
	"guardian_answers_id" uuid,
	"price" integer NOT NULL,
	"subtotal" integer NOT NULL,
	"discounts" jsonb NOT NULL,
	"total" integer NOT NULL,
	"today" integer NOT NULL,
	"later" integer NOT NULL,
	"payments" integer DEFAULT 1 NOT NULL,
	"payment_option" jsonb,
	"refunded" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_items_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "order_items_refunded" CHECK (refunded >= 0 and quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" integer DEFAULT nextval('order_numbers') NOT NULL,
	"status" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"cart_fingerprint" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"user_id" uuid,
	"guest_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"total" integer NOT NULL,
	"today_subtotal" integer NOT NULL,
	"today_discount" integer NOT NULL,
	"today_total" integer NOT NULL,
	"later_total" integer NOT NULL,
	"discounts" jsonb NOT NULL,
	"discount_code_id" uuid,
	"saves_card" boolean NOT NULL,
	"attested_adult" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "orders_add_up" CHECK (subtotal - discount = total and today_subtotal - today_discount = today_total and total >= 0 and today_total >= 0 and later_total >= 0)
);
--> statement-breakpoint
CREATE TABLE "customer_removals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"effect_key" text NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"gateway" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "customer_removals_effect" UNIQUE("effect_key")
);
--> statement-breakpoint
CREATE TABLE "gateway_customers" (
	"user_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "gateway_customers_user_id_gateway_pk" PRIMARY KEY("user_id","gateway")
);
--> statement-breakpoint
CREATE TABLE "payment_setups" (
	"club_id" uuid PRIMARY KEY NOT NULL,
	"account" text,
	"asked_at" timestamp with time zone,
	"takes_payments" boolean DEFAULT false NOT NULL,
	"pays_out" boolean DEFAULT false NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"wallet_domain" text,
	"apple_pay" boolean DEFAULT false NOT NULL,
	"google_pay" boolean DEFAULT false NOT NULL,
	"wallets_checked_at" timestamp with time zone,
	"refund_alone_up_to" integer,
	CONSTRAINT "payment_setups_refunds" CHECK (refund_alone_up_to >= 0)
);
--> statement-breakpoint
CREATE TABLE "saved_methods" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"method_id" text NOT NULL,
	"card" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_methods_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"effect_key" text NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text,
	"account" text,
	CONSTRAINT "webhook_events_effect" UNIQUE("effect_key")
);
--> statement-breakpoint
CREATE TABLE "imported_people" (
	"club_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"external_id" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" text,
	CONSTRAINT "imported_people_club_id_member_id_pk" PRIMARY KEY("club_id","member_id"),
	CONSTRAINT "imported_people_external" UNIQUE("club_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "people_import_lines" (
	"club_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text NOT NULL,
	"problems" jsonb NOT NULL,
	"person" jsonb,
	"made" jsonb,
	CONSTRAINT "people_import_lines_club_id_import_id_line_pk" PRIMARY KEY("club_id","import_id","line")
);
--> statement-breakpoint
CREATE TABLE "people_imports" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"filename" text NOT NULL,
	"state" text NOT NULL,
	"headings" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"encoding" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"work_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "people_imports_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "group_managers" (
	"club_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"named_at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_managers_club_id_group_id_user_id_pk" PRIMARY KEY("club_id","group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"club_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_members_club_id_group_id_member_id_pk" PRIMARY KEY("club_id","group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"season" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "groups_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "people_told_apart" (
	"club_id" uuid NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"told_by" uuid,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_told_apart_club_id_one_id_other_id_pk" PRIMARY KEY("club_id","one_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "person_merges" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"gone_id" uuid NOT NULL,
	"kept_name" text NOT NULL,
	"gone_name" text NOT NULL,
	"trail" jsonb,
	"merged_by" uuid,
	"merged_at" timestamp with time zone NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone,
	CONSTRAINT "person_merges_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "club_erasures" (
	"club_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_erasures_club_id_person_id_pk" PRIMARY KEY("club_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "club_people" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT 'adult' NOT NULL,
	"born" text,
	"corrected_born" text,
	"corrected_mobile" text,
	"email" text,
	"number" integer,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"active_until" text,
	"sorted" text GENERATED ALWAYS AS (regexp_replace(normalize(lower(last_name || ' ' || first_name), NFD), '[\u0300-\u036f]', '', 'g')) STORED NOT NULL,
	"searched" text GENERATED ALWAYS AS (regexp_replace(normalize(lower(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(case when number < 1000 then lpad(number::text, 4, '0') else number::text end, '')), NFD), '[\u0300-\u036f]', '', 'g')) STORED NOT NULL,
	CONSTRAINT "club_people_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "person_accesses" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" uuid NOT NULL,
	"person" text NOT NULL,
	"is_child" boolean NOT NULL,
	"actor_id" uuid,
	"what" text NOT NULL,
	"questions" text[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "person_accesses_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "platform_entries" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"person" text NOT NULL,
	"reason" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"session_id" uuid,
	CONSTRAINT "platform_entries_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"link" text,
	"return_path" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_accounts_key" UNIQUE("key"),
	CONSTRAINT "sandbox_accounts_link" UNIQUE("link")
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_customers_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"effect_key" text NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"type" text NOT NULL,
	"payment_id" text NOT NULL,
	"deliveries" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "sandbox_events_effect" UNIQUE("effect_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"card" jsonb NOT NULL,
	"behaviour" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"key" text NOT NULL,
	"order_id" text NOT NULL,
	"own_payment_id" text,
	"sold_by" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"customer_id" text,
	"saves_card" boolean NOT NULL,
	"on_behalf_of" text,
	"description" text NOT NULL,
	"fee" integer,
	"refunded" integer DEFAULT 0 NOT NULL,
	"card" jsonb,
	"method_id" text,
	"declined" jsonb,
	"challenge" text,
	"challenged" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_token" UNIQUE("token"),
	CONSTRAINT "sandbox_payments_key" UNIQUE("key"),
	CONSTRAINT "sandbox_payments_challenge" UNIQUE("challenge"),
	CONSTRAINT "sandbox_payments_amounts" CHECK (amount >= 0 and refunded between 0 and amount)
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"fee_back" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'succeeded' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"payment_id" text NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	"reversal_of" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_transfers_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"club_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_times" (
	"club_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"days" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "retention_times_club_id_kind_pk" PRIMARY KEY("club_id","kind")
);
--> statement-breakpoint
CREATE TABLE "thinned_answers" (
	"club_id" uuid NOT NULL,
	"answers_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "thinned_answers_club_id_answers_id_pk" PRIMARY KEY("club_id","answers_id")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"room" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"club_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"site" text NOT NULL,
	"address_hash" "bytea",
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_links" (
	"chain" uuid NOT NULL,
	"number" bigint NOT NULL,
	"club_id" uuid,
	"event_id" uuid NOT NULL,
	"actor_mark" "bytea",
	"subject_mark" "bytea",
	"previous" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_links_chain_number_pk" PRIMARY KEY("chain","number")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"description" text NOT NULL,
	"image_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "promotions_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "shop_hand_outs" (
	"club_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"handed_out_by" uuid,
	"handed_out_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_hand_outs_club_id_order_item_id_pk" PRIMARY KEY("club_id","order_item_id")
);
--> statement-breakpoint
CREATE TABLE "shop_items" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"price" integer NOT NULL,
	"discount_name" text,
	"discount_type" text,
	"discount_amount" integer,
	"any_amount" jsonb,
	"max_quantity" integer DEFAULT 10 NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"image_ids" uuid[] DEFAULT '{}' NOT NULL,
	"handed_out" text DEFAULT '' NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	CONSTRAINT "shop_items_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "shop_items_price" CHECK (price >= 0 and (discount_amount is null or discount_amount >= 0))
);
--> statement-breakpoint
CREATE TABLE "shop_variants" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"options" jsonb NOT NULL,
	"price" integer,
	"stock_id" uuid,
	CONSTRAINT "shop_variants_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "body_sso_tests" (
	"governing_body_id" uuid PRIMARY KEY NOT NULL,
	"tested_by" uuid,
	"tested_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"said" jsonb,
	"passed_at" timestamp with time zone,
	"passed_with" text
);
--> statement-breakpoint
CREATE TABLE "identity_links" (
	"provider_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"by_operator" boolean DEFAULT false NOT NULL,
	CONSTRAINT "identity_links_provider_id_subject_pk" PRIMARY KEY("provider_id","subject"),
	CONSTRAINT "identity_links_of_person" UNIQUE("provider_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "identity_providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"club_id" uuid,
	"governing_body_id" uuid,
	"entity_id" text NOT NULL,
	"sso_url" text NOT NULL,
	"certificates" text[] NOT NULL,
	"trusts_email" boolean DEFAULT false NOT NULL,
	CONSTRAINT "identity_providers_of_club" UNIQUE("club_id"),
	CONSTRAINT "identity_providers_of_body" UNIQUE("governing_body_id")
);
--> statement-breakpoint
CREATE TABLE "saml_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"site" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"tests_for" uuid,
	"tests_for_body" uuid,
	"tested_by" uuid
);
--> statement-breakpoint
CREATE TABLE "saml_seen" (
	"provider_id" uuid NOT NULL,
	"assertion_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saml_seen_provider_id_assertion_id_pk" PRIMARY KEY("provider_id","assertion_id")
);
--> statement-breakpoint
CREATE TABLE "sso_tests" (
	"club_id" uuid NOT NULL,
	"tested_by" uuid,
	"tested_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"said" jsonb,
	"passed_at" timestamp with time zone,
	"passed_with" text,
	CONSTRAINT "sso_tests_club_id_pk" PRIMARY KEY("club_id")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"holder" text NOT NULL,
	"holder_id" uuid NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservations_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "reservations_count" CHECK (count > 0)
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"remaining" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "stock_not_oversold" CHECK (remaining >= 0 and reserved >= 0 and sold >= 0)
);
--> statement-breakpoint
CREATE TABLE "waiting_places" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"user_id" uuid,
	"count" integer NOT NULL,
	"status" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"offered_until" timestamp with time zone,
	"gathers_until" timestamp with time zone,
	"offered_why" text,
	CONSTRAINT "waiting_places_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "waiting_places_count" CHECK (count > 0)
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_mail_occasions" ADD CONSTRAINT "automatic_mail_occasions_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_mails" ADD CONSTRAINT "automatic_mails_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_mails" ADD CONSTRAINT "automatic_mails_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_mails_sent" ADD CONSTRAINT "automatic_mails_sent_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_club_id_file_id_bank_files_club_id_id_fk" FOREIGN KEY ("club_id","file_id") REFERENCES "public"."bank_files"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_club_id_payment_id_payments_club_id_id_fk" FOREIGN KEY ("club_id","payment_id") REFERENCES "public"."payments"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_club_id_cart_id_carts_club_id_id_fk" FOREIGN KEY ("club_id","cart_id") REFERENCES "public"."carts"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_club_id_parent_id_cart_items_club_id_id_fk" FOREIGN KEY ("club_id","parent_id") REFERENCES "public"."cart_items"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_club_id_product_id_products_club_id_id_fk" FOREIGN KEY ("club_id","product_id") REFERENCES "public"."products"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_member_answers" FOREIGN KEY ("club_id","member_answers_id") REFERENCES "public"."form_answers"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_guardian_answers" FOREIGN KEY ("club_id","guardian_answers_id") REFERENCES "public"."form_answers"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_club_id_discount_code_id_discount_codes_club_id_id_fk" FOREIGN KEY ("club_id","discount_code_id") REFERENCES "public"."discount_codes"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_club_id_bundle_id_bundles_club_id_id_fk" FOREIGN KEY ("club_id","bundle_id") REFERENCES "public"."bundles"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_club_id_plan_id_plans_club_id_id_fk" FOREIGN KEY ("club_id","plan_id") REFERENCES "public"."plans"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_club_id_id_products_club_id_id_fk" FOREIGN KEY ("club_id","id") REFERENCES "public"."products"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_club_id_program_id_programs_club_id_id_fk" FOREIGN KEY ("club_id","program_id") REFERENCES "public"."programs"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_discounts" ADD CONSTRAINT "plan_discounts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_club_id_id_products_club_id_id_fk" FOREIGN KEY ("club_id","id") REFERENCES "public"."products"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_club_id_program_id_programs_club_id_id_fk" FOREIGN KEY ("club_id","program_id") REFERENCES "public"."programs"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_club_id_member_form_id_forms_club_id_id_fk" FOREIGN KEY ("club_id","member_form_id") REFERENCES "public"."forms"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_club_id_guardian_form_id_forms_club_id_id_fk" FOREIGN KEY ("club_id","guardian_form_id") REFERENCES "public"."forms"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_club_id_stock_id_stock_club_id_id_fk" FOREIGN KEY ("club_id","stock_id") REFERENCES "public"."stock"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_club_id_image_id_images_club_id_id_fk" FOREIGN KEY ("club_id","image_id") REFERENCES "public"."images"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_domains" ADD CONSTRAINT "club_domains_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slug_redirects" ADD CONSTRAINT "slug_redirects_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slug_redirects" ADD CONSTRAINT "slug_redirects_club_id_article_id_articles_club_id_id_fk" FOREIGN KEY ("club_id","article_id") REFERENCES "public"."articles"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_club_id_image_id_images_club_id_id_fk" FOREIGN KEY ("club_id","image_id") REFERENCES "public"."images"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_claims" ADD CONSTRAINT "domain_claims_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_due_by_users_id_fk" FOREIGN KEY ("due_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_sign_ins" ADD CONSTRAINT "own_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_sign_ins" ADD CONSTRAINT "own_sign_ins_new_user_id_users_id_fk" FOREIGN KEY ("new_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_club_id_form_id_version_form_versions_club_id_form_id_version_fk" FOREIGN KEY ("club_id","form_id","version") REFERENCES "public"."form_versions"("club_id","form_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_club_id_form_id_forms_club_id_id_fk" FOREIGN KEY ("club_id","form_id") REFERENCES "public"."forms"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_accesses" ADD CONSTRAINT "body_accesses_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_accesses" ADD CONSTRAINT "body_accesses_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_accesses" ADD CONSTRAINT "body_accesses_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_accesses" ADD CONSTRAINT "body_accesses_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_list_lines" ADD CONSTRAINT "body_list_lines_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_list_lines" ADD CONSTRAINT "body_list_lines_governing_body_id_list_id_body_lists_governing_body_id_id_fk" FOREIGN KEY ("governing_body_id","list_id") REFERENCES "public"."body_lists"("governing_body_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_lists" ADD CONSTRAINT "body_lists_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_lists" ADD CONSTRAINT "body_lists_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_marks" ADD CONSTRAINT "body_marks_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_marks" ADD CONSTRAINT "body_marks_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_message_clubs" ADD CONSTRAINT "body_message_clubs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_message_clubs" ADD CONSTRAINT "body_message_clubs_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_message_clubs" ADD CONSTRAINT "body_message_clubs_message" FOREIGN KEY ("governing_body_id","message_id") REFERENCES "public"."body_messages"("governing_body_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_messages" ADD CONSTRAINT "body_messages_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_messages" ADD CONSTRAINT "body_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_attempts" ADD CONSTRAINT "hook_attempts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_attempts" ADD CONSTRAINT "hook_attempts_club_id_delivery_id_hook_deliveries_club_id_id_fk" FOREIGN KEY ("club_id","delivery_id") REFERENCES "public"."hook_deliveries"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_deliveries" ADD CONSTRAINT "hook_deliveries_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_deliveries" ADD CONSTRAINT "hook_deliveries_club_id_endpoint_id_hook_endpoints_club_id_id_fk" FOREIGN KEY ("club_id","endpoint_id") REFERENCES "public"."hook_endpoints"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_endpoints" ADD CONSTRAINT "hook_endpoints_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_affiliations" ADD CONSTRAINT "club_affiliations_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_affiliations" ADD CONSTRAINT "club_affiliations_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_offices" ADD CONSTRAINT "club_offices_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_offices" ADD CONSTRAINT "club_offices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_roles" ADD CONSTRAINT "club_roles_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_roles" ADD CONSTRAINT "club_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_roles" ADD CONSTRAINT "platform_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_roles" ADD CONSTRAINT "platform_roles_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_people" ADD CONSTRAINT "related_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_codes" ADD CONSTRAINT "link_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_codes" ADD CONSTRAINT "link_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_runs" ADD CONSTRAINT "job_runs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_answers" ADD CONSTRAINT "provider_answers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_failures" ADD CONSTRAINT "provider_failures_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_club_id_transaction_id_ledger_transactions_club_id_id_fk" FOREIGN KEY ("club_id","transaction_id") REFERENCES "public"."ledger_transactions"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_fees" ADD CONSTRAINT "platform_fees_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_entries" ADD CONSTRAINT "draw_entries_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_entries" ADD CONSTRAINT "draw_entries_club_id_draw_id_draws_club_id_id_fk" FOREIGN KEY ("club_id","draw_id") REFERENCES "public"."draws"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_entries" ADD CONSTRAINT "draw_entries_club_id_ticket_id_lottery_tickets_club_id_id_fk" FOREIGN KEY ("club_id","ticket_id") REFERENCES "public"."lottery_tickets"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_club_id_lottery_id_lotteries_club_id_id_fk" FOREIGN KEY ("club_id","lottery_id") REFERENCES "public"."lotteries"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lotteries" ADD CONSTRAINT "lotteries_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lotteries" ADD CONSTRAINT "lotteries_club_id_id_products_club_id_id_fk" FOREIGN KEY ("club_id","id") REFERENCES "public"."products"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_club_id_lottery_id_lotteries_club_id_id_fk" FOREIGN KEY ("club_id","lottery_id") REFERENCES "public"."lotteries"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_club_id_order_item_id_order_items_club_id_id_fk" FOREIGN KEY ("club_id","order_item_id") REFERENCES "public"."order_items"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_club_id_paper_sale_id_paper_sales_club_id_id_fk" FOREIGN KEY ("club_id","paper_sale_id") REFERENCES "public"."paper_sales"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sales" ADD CONSTRAINT "paper_sales_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sales" ADD CONSTRAINT "paper_sales_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sales" ADD CONSTRAINT "paper_sales_club_id_draw_id_draws_club_id_id_fk" FOREIGN KEY ("club_id","draw_id") REFERENCES "public"."draws"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_list_members" ADD CONSTRAINT "distribution_list_members_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_list_members" ADD CONSTRAINT "distribution_list_members_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_list_members" ADD CONSTRAINT "distribution_list_members_club_id_list_id_distribution_lists_club_id_id_fk" FOREIGN KEY ("club_id","list_id") REFERENCES "public"."distribution_lists"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD CONSTRAINT "distribution_lists_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD CONSTRAINT "distribution_lists_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lotto_friends" ADD CONSTRAINT "lotto_friends_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_opt_outs" ADD CONSTRAINT "mail_opt_outs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_club_id_mailing_id_mailings_club_id_id_fk" FOREIGN KEY ("club_id","mailing_id") REFERENCES "public"."mailings"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_club_id_list_id_distribution_lists_club_id_id_fk" FOREIGN KEY ("club_id","list_id") REFERENCES "public"."distribution_lists"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_mails" ADD CONSTRAINT "message_mails_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_mails" ADD CONSTRAINT "message_mails_club_id_message_id_contact_messages_club_id_id_fk" FOREIGN KEY ("club_id","message_id") REFERENCES "public"."contact_messages"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_club_id_message_id_contact_messages_club_id_id_fk" FOREIGN KEY ("club_id","message_id") REFERENCES "public"."contact_messages"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_aside_addresses" ADD CONSTRAINT "set_aside_addresses_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_numbers" ADD CONSTRAINT "membership_numbers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_club_id_plan_id_plans_club_id_id_fk" FOREIGN KEY ("club_id","plan_id") REFERENCES "public"."plans"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_club_id_order_item_id_order_items_club_id_id_fk" FOREIGN KEY ("club_id","order_item_id") REFERENCES "public"."order_items"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_invitations" ADD CONSTRAINT "office_invitations_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_invitations" ADD CONSTRAINT "office_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_invitations" ADD CONSTRAINT "office_invitations_takes_from_users_id_fk" FOREIGN KEY ("takes_from") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrears_cases" ADD CONSTRAINT "arrears_cases_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sums" ADD CONSTRAINT "order_sums_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sums" ADD CONSTRAINT "order_sums_club_id_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","id") REFERENCES "public"."orders"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_club_id_payment_id_payments_club_id_id_fk" FOREIGN KEY ("club_id","payment_id") REFERENCES "public"."payments"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_effects" ADD CONSTRAINT "payment_effects_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_club_id_payment_id_payments_club_id_id_fk" FOREIGN KEY ("club_id","payment_id") REFERENCES "public"."payments"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_club_id_order_item_id_order_items_club_id_id_fk" FOREIGN KEY ("club_id","order_item_id") REFERENCES "public"."order_items"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_club_id_payment_id_payments_club_id_id_fk" FOREIGN KEY ("club_id","payment_id") REFERENCES "public"."payments"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parts" ADD CONSTRAINT "payout_parts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parts" ADD CONSTRAINT "payout_parts_club_id_payout_id_payouts_club_id_id_fk" FOREIGN KEY ("club_id","payout_id") REFERENCES "public"."payouts"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_club_id_product_id_products_club_id_id_fk" FOREIGN KEY ("club_id","product_id") REFERENCES "public"."products"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_club_id_member_answers_id_form_answers_club_id_id_fk" FOREIGN KEY ("club_id","member_answers_id") REFERENCES "public"."form_answers"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_club_id_guardian_answers_id_form_answers_club_id_id_fk" FOREIGN KEY ("club_id","guardian_answers_id") REFERENCES "public"."form_answers"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_customers" ADD CONSTRAINT "gateway_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_setups" ADD CONSTRAINT "payment_setups_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_methods" ADD CONSTRAINT "saved_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_people" ADD CONSTRAINT "imported_people_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_people" ADD CONSTRAINT "imported_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_import_lines" ADD CONSTRAINT "people_import_lines_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_import_lines" ADD CONSTRAINT "people_import_lines_club_id_import_id_people_imports_club_id_id_fk" FOREIGN KEY ("club_id","import_id") REFERENCES "public"."people_imports"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_managers" ADD CONSTRAINT "group_managers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_managers" ADD CONSTRAINT "group_managers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_managers" ADD CONSTRAINT "group_managers_club_id_group_id_groups_club_id_id_fk" FOREIGN KEY ("club_id","group_id") REFERENCES "public"."groups"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_club_id_group_id_groups_club_id_id_fk" FOREIGN KEY ("club_id","group_id") REFERENCES "public"."groups"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_club_id_member_id_club_people_club_id_id_fk" FOREIGN KEY ("club_id","member_id") REFERENCES "public"."club_people"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_told_apart" ADD CONSTRAINT "people_told_apart_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_told_apart" ADD CONSTRAINT "people_told_apart_told_by_users_id_fk" FOREIGN KEY ("told_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_erasures" ADD CONSTRAINT "club_erasures_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_erasures" ADD CONSTRAINT "club_erasures_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_people" ADD CONSTRAINT "club_people_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_people" ADD CONSTRAINT "club_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_accesses" ADD CONSTRAINT "person_accesses_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_accesses" ADD CONSTRAINT "person_accesses_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_entries" ADD CONSTRAINT "platform_entries_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_entries" ADD CONSTRAINT "platform_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_disputes" ADD CONSTRAINT "sandbox_disputes_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_methods" ADD CONSTRAINT "sandbox_methods_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transfers" ADD CONSTRAINT "sandbox_transfers_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_times" ADD CONSTRAINT "retention_times_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thinned_answers" ADD CONSTRAINT "thinned_answers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thinned_answers" ADD CONSTRAINT "thinned_answers_club_id_answers_id_form_answers_club_id_id_fk" FOREIGN KEY ("club_id","answers_id") REFERENCES "public"."form_answers"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_links" ADD CONSTRAINT "audit_links_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_club_id_product_id_products_club_id_id_fk" FOREIGN KEY ("club_id","product_id") REFERENCES "public"."products"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_hand_outs" ADD CONSTRAINT "shop_hand_outs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_hand_outs" ADD CONSTRAINT "shop_hand_outs_handed_out_by_users_id_fk" FOREIGN KEY ("handed_out_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_hand_outs" ADD CONSTRAINT "shop_hand_outs_club_id_order_item_id_order_items_club_id_id_fk" FOREIGN KEY ("club_id","order_item_id") REFERENCES "public"."order_items"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_items" ADD CONSTRAINT "shop_items_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_items" ADD CONSTRAINT "shop_items_club_id_id_products_club_id_id_fk" FOREIGN KEY ("club_id","id") REFERENCES "public"."products"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_variants" ADD CONSTRAINT "shop_variants_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_variants" ADD CONSTRAINT "shop_variants_club_id_item_id_shop_items_club_id_id_fk" FOREIGN KEY ("club_id","item_id") REFERENCES "public"."shop_items"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_variants" ADD CONSTRAINT "shop_variants_club_id_stock_id_stock_club_id_id_fk" FOREIGN KEY ("club_id","stock_id") REFERENCES "public"."stock"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_sso_tests" ADD CONSTRAINT "body_sso_tests_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_sso_tests" ADD CONSTRAINT "body_sso_tests_tested_by_users_id_fk" FOREIGN KEY ("tested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_links" ADD CONSTRAINT "identity_links_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_links" ADD CONSTRAINT "identity_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_requests" ADD CONSTRAINT "saml_requests_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_requests" ADD CONSTRAINT "saml_requests_tests_for_clubs_id_fk" FOREIGN KEY ("tests_for") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_requests" ADD CONSTRAINT "saml_requests_tests_for_body_governing_bodies_id_fk" FOREIGN KEY ("tests_for_body") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_requests" ADD CONSTRAINT "saml_requests_tested_by_users_id_fk" FOREIGN KEY ("tested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_seen" ADD CONSTRAINT "saml_seen_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_tests" ADD CONSTRAINT "sso_tests_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_tests" ADD CONSTRAINT "sso_tests_tested_by_users_id_fk" FOREIGN KEY ("tested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_club_id_stock_id_stock_club_id_id_fk" FOREIGN KEY ("club_id","stock_id") REFERENCES "public"."stock"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_club_id_plan_id_plans_club_id_id_fk" FOREIGN KEY ("club_id","plan_id") REFERENCES "public"."plans"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_prefix" ON "api_keys" USING btree ("prefix");--> statement-breakpoint
CREATE INDEX "api_keys_maker" ON "api_keys" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "automatic_mail_occasions_old" ON "automatic_mail_occasions" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "automatic_mails_sent_newest" ON "automatic_mails_sent" USING btree ("club_id","kind","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_once" ON "bank_lines" USING btree ("club_id","fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_one_for_a_payment" ON "bank_lines" USING btree ("club_id","payment_id") WHERE state = 'recorded';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_one_for_a_payout" ON "bank_lines" USING btree ("club_id","payout_id") WHERE state = 'recorded';--> statement-breakpoint
CREATE INDEX "bank_lines_newest" ON "bank_lines" USING btree ("club_id","day" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "bank_lines_of_state" ON "bank_lines" USING btree ("club_id","state");--> statement-breakpoint
CREATE INDEX "cart_items_of_cart" ON "cart_items" USING btree ("club_id","cart_id");--> statement-breakpoint
CREATE INDEX "cart_items_of_parent" ON "cart_items" USING btree ("club_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_person_once" ON "cart_items" USING btree ("club_id","cart_id","product_id","member_id") WHERE member_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_open" ON "carts" USING btree ("club_id","user_id") WHERE ordered_at is null;--> statement-breakpoint
CREATE INDEX "carts_of_user" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bundles_of_program" ON "bundles" USING btree ("club_id","program_id");--> statement-breakpoint
CREATE INDEX "plans_of_program" ON "plans" USING btree ("club_id","program_id");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("club_id","type","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "images_newest" ON "images" USING btree ("club_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "images_checksum" ON "images" USING btree ("club_id","checksum");--> statement-breakpoint
CREATE INDEX "drafts_due" ON "drafts" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "own_sign_ins_of_invited" ON "own_sign_ins" USING btree ("new_user_id");--> statement-breakpoint
CREATE INDEX "form_answers_of_version" ON "form_answers" USING btree ("club_id","form_id","version");--> statement-breakpoint
CREATE INDEX "form_answers_of_member" ON "form_answers" USING btree ("club_id","given_by","member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "body_accesses_of_body" ON "body_accesses" USING btree ("governing_body_id","club_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "body_accesses_waiting" ON "body_accesses" USING btree ("club_id","governing_body_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "body_lists_newest" ON "body_lists" USING btree ("governing_body_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "body_message_clubs_of_message" ON "body_message_clubs" USING btree ("governing_body_id","message_id");--> statement-breakpoint
CREATE INDEX "body_messages_newest" ON "body_messages" USING btree ("governing_body_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "hook_attempts_of_delivery" ON "hook_attempts" USING btree ("club_id","delivery_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "hook_deliveries_key" ON "hook_deliveries" USING btree ("club_id","effect_key");--> statement-breakpoint
CREATE INDEX "hook_deliveries_due" ON "hook_deliveries" USING btree ("priority","due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "hook_deliveries_of_endpoint" ON "hook_deliveries" USING btree ("club_id","endpoint_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "email_changes_of_user" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_of_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "club_offices_of_user" ON "club_offices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "club_roles_of_user" ON "club_roles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "link_codes_of_user" ON "link_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_of_session" ON "tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "tokens_by_expiry" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "job_runs_newest" ON "job_runs" USING btree ("club_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_runs_due" ON "job_runs" USING btree ("due_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_of_account" ON "ledger_entries" USING btree ("club_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_once" ON "ledger_transactions" USING btree ("club_id","effect_key");--> statement-breakpoint
CREATE INDEX "ledger_transactions_at" ON "ledger_transactions" USING btree ("club_id","at");--> statement-breakpoint
CREATE INDEX "draw_entries_of_ticket" ON "draw_entries" USING btree ("club_id","ticket_id");--> statement-breakpoint
CREATE INDEX "draws_to_do" ON "draws" USING btree ("closes_at") WHERE status <> 'drawn';--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_tickets_of_item" ON "lottery_tickets" USING btree ("club_id","order_item_id");--> statement-breakpoint
CREATE INDEX "lottery_tickets_of_user" ON "lottery_tickets" USING btree ("club_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lottery_tickets_of_sale" ON "lottery_tickets" USING btree ("club_id","paper_sale_id");--> statement-breakpoint
CREATE INDEX "paper_sales_of_draw" ON "paper_sales" USING btree ("club_id","draw_id");--> statement-breakpoint
CREATE INDEX "play_limits_email" ON "play_limits" USING btree ("club_id","email_hash");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("club_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_id" ON "contact_messages" USING btree ("id");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("club_id","created_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "distribution_lists_newest" ON "distribution_lists" USING btree ("club_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mailing_recipients_by_state" ON "mailing_recipients" USING btree ("club_id","mailing_id","state");--> statement-breakpoint
CREATE INDEX "mailing_recipients_of_person" ON "mailing_recipients" USING btree ("club_id","person_id","list_id");--> statement-breakpoint
CREATE INDEX "mailings_newest" ON "mailings" USING btree ("club_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mailings_of_list" ON "mailings" USING btree ("club_id","list_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_replies_of_message" ON "message_replies" USING btree ("club_id","message_id","sent_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("priority","due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_of_item" ON "memberships" USING btree ("club_id","order_item_id");--> statement-breakpoint
CREATE INDEX "memberships_of_member" ON "memberships" USING btree ("club_id","member_id");--> statement-breakpoint
CREATE INDEX "memberships_of_user" ON "memberships" USING btree ("club_id","user_id");--> statement-breakpoint
CREATE INDEX "memberships_active" ON "memberships" USING btree ("club_id","plan_id") WHERE status = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "office_invitations_by_code" ON "office_invitations" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "office_invitations_of_inviter" ON "office_invitations" USING btree ("club_id","invited_by");--> statement-breakpoint
CREATE INDEX "write_offs_of_order" ON "write_offs" USING btree ("club_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "write_offs_one_asked" ON "write_offs" USING btree ("club_id","order_id") WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX "order_sums_newest" ON "order_sums" USING btree ("club_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "order_sums_of_money" ON "order_sums" USING btree ("club_id","money","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_sums_tally" ON "order_sums" USING btree ("club_id","money","declined","paid","refunded","due","late");--> statement-breakpoint
CREATE INDEX "order_sums_largest" ON "order_sums" USING btree ("club_id","total" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "order_sums_of_seq" ON "order_sums" USING btree ("club_id","seq");--> statement-breakpoint
CREATE INDEX "refund_requests_of_order" ON "refund_requests" USING btree ("club_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_asked" ON "refund_requests" USING btree ("club_id","order_id") WHERE status = 'asked';--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_at_gateway" ON "disputes" USING btree ("club_id","gateway_dispute_id");--> statement-breakpoint
CREATE INDEX "disputes_of_order" ON "disputes" USING btree ("club_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_effects_key" ON "payment_effects" USING btree ("club_id","effect_key");--> statement-breakpoint
CREATE INDEX "payment_effects_due" ON "payment_effects" USING btree ("priority","due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "payment_effects_waiting" ON "payment_effects" USING btree ("club_id","subject_id") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_at_gateway" ON "payments" USING btree ("gateway","gateway_payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_checkout" ON "payments" USING btree ("club_id","order_id") WHERE kind = 'checkout';--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("club_id","order_id");--> statement-breakpoint
CREATE INDEX "payments_in_flight" ON "payments" USING btree ("club_id","id") WHERE status in ('creating', 'open', 'requires_action', 'processing');--> statement-breakpoint
CREATE INDEX "payments_without_fee" ON "payments" USING btree ("settled_at") WHERE status = 'succeeded' and fee is null;--> statement-breakpoint
CREATE INDEX "payments_by_charge" ON "payments" USING btree ("club_id","gateway_charge_id");--> statement-breakpoint
CREATE INDEX "payments_with_platform" ON "payments" USING btree ("club_id") WHERE status = 'succeeded' and account is null and gateway_charge_id is not null;--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("club_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_payments_once" ON "scheduled_payments" USING btree ("club_id","order_item_id","number");--> statement-breakpoint
CREATE INDEX "scheduled_payments_due" ON "scheduled_payments" USING btree ("try_at") WHERE status = 'planned' and try_at is not null;--> statement-breakpoint
CREATE INDEX "scheduled_payments_of_order" ON "scheduled_payments" USING btree ("club_id","order_id");--> statement-breakpoint
CREATE INDEX "scheduled_payments_open" ON "scheduled_payments" USING btree ("club_id","due_on") WHERE status in ('planned', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_one_at_once" ON "transfers" USING btree ("club_id","payment_id") WHERE status = 'wanted';--> statement-breakpoint
CREATE INDEX "transfers_of_payment" ON "transfers" USING btree ("club_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_at_gateway" ON "payouts" USING btree ("club_id","gateway_payout_id");--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("club_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "order_items_of_order" ON "order_items" USING btree ("club_id","order_id","position");--> statement-breakpoint
CREATE INDEX "order_items_of_product" ON "order_items" USING btree ("club_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_live_per_cart" ON "orders" USING btree ("club_id","cart_id") WHERE status in ('New', 'Pending', 'Completed') or (status = 'Refunded' and completed_at is not null);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("club_id",coalesce(user_id, guest_id),"idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_seq" ON "orders" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("club_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_of_club" ON "orders" USING btree ("club_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("expires_at") WHERE status in ('New', 'Pending');--> statement-breakpoint
CREATE INDEX "customer_removals_due" ON "customer_removals" USING btree ("priority","due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_methods_once" ON "saved_methods" USING btree ("gateway","method_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_methods_one_default" ON "saved_methods" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "webhook_events_due" ON "webhook_events" USING btree ("priority","due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "imported_people_of_user" ON "imported_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "people_import_lines_of_state" ON "people_import_lines" USING btree ("club_id","import_id","state","line");--> statement-breakpoint
CREATE INDEX "people_imports_newest" ON "people_imports" USING btree ("club_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "group_managers_of_user" ON "group_managers" USING btree ("user_id","club_id");--> statement-breakpoint
CREATE INDEX "group_members_of_member" ON "group_members" USING btree ("club_id","member_id");--> statement-breakpoint
CREATE INDEX "person_merges_newest" ON "person_merges" USING btree ("club_id","merged_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "person_merges_of_gone" ON "person_merges" USING btree ("club_id","gone_id");--> statement-breakpoint
CREATE INDEX "person_merges_of_kept" ON "person_merges" USING btree ("club_id","kept_id");--> statement-breakpoint
CREATE INDEX "club_erasures_due" ON "club_erasures" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "club_people_sorted" ON "club_people" USING btree ("club_id","sorted","id");--> statement-breakpoint
CREATE INDEX "club_people_of_user" ON "club_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "person_accesses_newest" ON "person_accesses" USING btree ("club_id","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "person_accesses_of_person" ON "person_accesses" USING btree ("club_id","person_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "platform_entries_open" ON "platform_entries" USING btree ("user_id","expires_at") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "platform_entries_of_person" ON "platform_entries" USING btree ("club_id","user_id","entered_at");--> statement-breakpoint
CREATE INDEX "sandbox_events_due" ON "sandbox_events" USING btree ("priority","due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "sandbox_methods_of_customer" ON "sandbox_methods" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_payments_of_order" ON "sandbox_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "saved_views_of_person" ON "saved_views" USING btree ("club_id","user_id","room");--> statement-breakpoint
CREATE INDEX "audit_events_of_club" ON "audit_events" USING btree ("club_id","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_links_of_event" ON "audit_links" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "shop_variants_of_item" ON "shop_variants" USING btree ("club_id","item_id","position");--> statement-breakpoint
CREATE INDEX "saml_requests_by_expiry" ON "saml_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reservations_of_holder" ON "reservations" USING btree ("club_id","holder_id");--> statement-breakpoint
CREATE INDEX "reservations_held" ON "reservations" USING btree ("expires_at") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_places_once" ON "waiting_places" USING btree ("club_id","plan_id","user_id") WHERE status in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_places_in_line" ON "waiting_places" USING btree ("club_id","plan_id","joined_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "waiting_places_offered" ON "waiting_places" USING btree ("offered_until") WHERE status = 'offered';