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
ALTER TABLE "users" ADD COLUMN "updates_refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD COLUMN "status" text DEFAULT 'Active' NOT NULL;--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD COLUMN "content" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD COLUMN "filters" jsonb;--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD COLUMN "is_guarded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD COLUMN "planned_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD COLUMN "recipients" integer;--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "filters" jsonb;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "is_guarded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "status" text DEFAULT 'going' NOT NULL;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "scheduled_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "sum" jsonb;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "resumed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_club_id_mailing_id_mailings_club_id_id_fk" FOREIGN KEY ("club_id","mailing_id") REFERENCES "public"."mailings"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_aside_addresses" ADD CONSTRAINT "set_aside_addresses_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailing_recipients_by_state" ON "mailing_recipients" USING btree ("club_id","mailing_id","state");--> statement-breakpoint
CREATE INDEX "mailing_recipients_of_person" ON "mailing_recipients" USING btree ("club_id","person_id","list_id");--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD CONSTRAINT "distribution_lists_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distribution_lists_newest" ON "distribution_lists" USING btree ("club_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mailings_newest" ON "mailings" USING btree ("club_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mailings_of_list" ON "mailings" USING btree ("club_id","list_id","created_at" DESC NULLS LAST);