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
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "distribution_lists_club_id_id_pk" PRIMARY KEY("club_id","id")
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
CREATE TABLE "mailings" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailings_club_id_id_pk" PRIMARY KEY("club_id","id")
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
ALTER TABLE "clubs" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "mailing_kind" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "list_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_list_members" ADD CONSTRAINT "distribution_list_members_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_list_members" ADD CONSTRAINT "distribution_list_members_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_list_members" ADD CONSTRAINT "distribution_list_members_club_id_list_id_distribution_lists_club_id_id_fk" FOREIGN KEY ("club_id","list_id") REFERENCES "public"."distribution_lists"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD CONSTRAINT "distribution_lists_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lotto_friends" ADD CONSTRAINT "lotto_friends_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_opt_outs" ADD CONSTRAINT "mail_opt_outs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_club_id_list_id_distribution_lists_club_id_id_fk" FOREIGN KEY ("club_id","list_id") REFERENCES "public"."distribution_lists"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_runs" ADD CONSTRAINT "job_runs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_answers" ADD CONSTRAINT "provider_answers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("club_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_runs_newest" ON "job_runs" USING btree ("club_id","created_at" DESC NULLS LAST);