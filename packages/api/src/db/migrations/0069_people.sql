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
ALTER TABLE "club_people" ADD CONSTRAINT "club_people_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_people" ADD CONSTRAINT "club_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_accesses" ADD CONSTRAINT "person_accesses_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_accesses" ADD CONSTRAINT "person_accesses_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_people_sorted" ON "club_people" USING btree ("club_id","sorted","id");--> statement-breakpoint
CREATE INDEX "club_people_of_user" ON "club_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "person_accesses_newest" ON "person_accesses" USING btree ("club_id","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "person_accesses_of_person" ON "person_accesses" USING btree ("club_id","person_id","at" DESC NULLS LAST);