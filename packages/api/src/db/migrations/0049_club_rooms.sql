CREATE TABLE "provider_failures" (
	"club_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_failures_club_id_provider_pk" PRIMARY KEY("club_id","provider")
);
--> statement-breakpoint
ALTER TABLE "sponsors" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "sponsors" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "sponsors" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_failures" ADD CONSTRAINT "provider_failures_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;