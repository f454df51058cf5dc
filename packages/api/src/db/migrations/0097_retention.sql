CREATE TABLE "retention_runs" (
	"club_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_times" (
	"club_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"days" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "retention_times_club_id_kind_pk" PRIMARY KEY("club_id","kind")
);
--> statement-breakpoint
CREATE TABLE "thinned_answers" (
	"club_id" uuid NOT NULL,
	"answers_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "thinned_answers_club_id_answers_id_pk" PRIMARY KEY("club_id","answers_id")
);
--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_times" ADD CONSTRAINT "retention_times_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thinned_answers" ADD CONSTRAINT "thinned_answers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thinned_answers" ADD CONSTRAINT "thinned_answers_club_id_answers_id_form_answers_club_id_id_fk" FOREIGN KEY ("club_id","answers_id") REFERENCES "public"."form_answers"("club_id","id") ON DELETE cascade ON UPDATE no action;