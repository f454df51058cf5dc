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
ALTER TABLE "automatic_mail_occasions" ADD CONSTRAINT "automatic_mail_occasions_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_mails" ADD CONSTRAINT "automatic_mails_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_mails" ADD CONSTRAINT "automatic_mails_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_mails_sent" ADD CONSTRAINT "automatic_mails_sent_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automatic_mail_occasions_old" ON "automatic_mail_occasions" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "automatic_mails_sent_newest" ON "automatic_mails_sent" USING btree ("club_id","kind","sent_at" DESC NULLS LAST);