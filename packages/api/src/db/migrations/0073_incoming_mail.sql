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
ALTER TABLE "message_mails" ADD CONSTRAINT "message_mails_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_mails" ADD CONSTRAINT "message_mails_club_id_message_id_contact_messages_club_id_id_fk" FOREIGN KEY ("club_id","message_id") REFERENCES "public"."contact_messages"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_id" ON "contact_messages" USING btree ("id");