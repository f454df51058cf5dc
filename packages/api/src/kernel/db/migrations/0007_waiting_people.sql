CREATE TABLE "waiting_people" (
	"club_id" uuid NOT NULL,
	"waiting_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	CONSTRAINT "waiting_people_club_id_waiting_id_member_id_pk" PRIMARY KEY("club_id","waiting_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "waiting_people" ADD CONSTRAINT "waiting_people_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_people" ADD CONSTRAINT "waiting_people_club_id_waiting_id_waiting_places_club_id_id_fk" FOREIGN KEY ("club_id","waiting_id") REFERENCES "public"."waiting_places"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_people_of_member" ON "waiting_people" USING btree ("club_id","member_id");