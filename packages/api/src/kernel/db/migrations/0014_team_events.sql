CREATE TABLE "team_event_players" (
	"club_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"is_coming" boolean,
	"note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"is_here" boolean,
	CONSTRAINT "team_event_players_club_id_event_id_member_id_pk" PRIMARY KEY("club_id","event_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "team_events" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"meets_at" timestamp with time zone,
	"place" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"opponent" text DEFAULT '' NOT NULL,
	"is_home" boolean DEFAULT true NOT NULL,
	"competition" text DEFAULT '' NOT NULL,
	"our_score" integer,
	"their_score" integer,
	"series_id" uuid,
	"asks" boolean DEFAULT true NOT NULL,
	"asked_times" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"off_at" timestamp with time zone,
	"off_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_events_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "team_event_players" ADD CONSTRAINT "team_event_players_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_event_players" ADD CONSTRAINT "team_event_players_club_id_event_id_team_events_club_id_id_fk" FOREIGN KEY ("club_id","event_id") REFERENCES "public"."team_events"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_event_players" ADD CONSTRAINT "team_event_players_club_id_member_id_club_people_club_id_id_fk" FOREIGN KEY ("club_id","member_id") REFERENCES "public"."club_people"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_events" ADD CONSTRAINT "team_events_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_events" ADD CONSTRAINT "team_events_club_id_group_id_groups_club_id_id_fk" FOREIGN KEY ("club_id","group_id") REFERENCES "public"."groups"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_event_players_of_member" ON "team_event_players" USING btree ("club_id","member_id");--> statement-breakpoint
CREATE INDEX "team_events_by_time" ON "team_events" USING btree ("club_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "team_events_of_group" ON "team_events" USING btree ("club_id","group_id","starts_at");--> statement-breakpoint
CREATE INDEX "team_events_of_all" ON "team_events" USING btree ("starts_at");