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
ALTER TABLE "body_accesses" ADD COLUMN "asked_by" uuid;--> statement-breakpoint
ALTER TABLE "saml_requests" ADD COLUMN "tests_for_body" uuid;--> statement-breakpoint
ALTER TABLE "body_message_clubs" ADD CONSTRAINT "body_message_clubs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_message_clubs" ADD CONSTRAINT "body_message_clubs_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_message_clubs" ADD CONSTRAINT "body_message_clubs_message" FOREIGN KEY ("governing_body_id","message_id") REFERENCES "public"."body_messages"("governing_body_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_messages" ADD CONSTRAINT "body_messages_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_messages" ADD CONSTRAINT "body_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_sso_tests" ADD CONSTRAINT "body_sso_tests_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_sso_tests" ADD CONSTRAINT "body_sso_tests_tested_by_users_id_fk" FOREIGN KEY ("tested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "body_message_clubs_of_message" ON "body_message_clubs" USING btree ("governing_body_id","message_id");--> statement-breakpoint
CREATE INDEX "body_messages_newest" ON "body_messages" USING btree ("governing_body_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "body_accesses" ADD CONSTRAINT "body_accesses_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_requests" ADD CONSTRAINT "saml_requests_tests_for_body_governing_bodies_id_fk" FOREIGN KEY ("tests_for_body") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;