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
DROP INDEX "audit_events_of_club";--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_of_person" ON "saved_views" USING btree ("club_id","user_id","room");--> statement-breakpoint
CREATE INDEX "audit_events_of_club" ON "audit_events" USING btree ("club_id","at" DESC NULLS LAST,"id");