CREATE TABLE "imported_people" (
	"club_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"external_id" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" text,
	CONSTRAINT "imported_people_club_id_member_id_pk" PRIMARY KEY("club_id","member_id"),
	CONSTRAINT "imported_people_external" UNIQUE("club_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "people_import_lines" (
	"club_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text NOT NULL,
	"problems" jsonb NOT NULL,
	"person" jsonb,
	"made" jsonb,
	CONSTRAINT "people_import_lines_club_id_import_id_line_pk" PRIMARY KEY("club_id","import_id","line")
);
--> statement-breakpoint
CREATE TABLE "people_imports" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"filename" text NOT NULL,
	"state" text NOT NULL,
	"headings" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"encoding" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"work_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "people_imports_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ALTER COLUMN "order_item_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_people" ADD CONSTRAINT "imported_people_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_people" ADD CONSTRAINT "imported_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_import_lines" ADD CONSTRAINT "people_import_lines_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_import_lines" ADD CONSTRAINT "people_import_lines_club_id_import_id_people_imports_club_id_id_fk" FOREIGN KEY ("club_id","import_id") REFERENCES "public"."people_imports"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_people_of_user" ON "imported_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "people_import_lines_of_state" ON "people_import_lines" USING btree ("club_id","import_id","state","line");--> statement-breakpoint
CREATE INDEX "people_imports_newest" ON "people_imports" USING btree ("club_id","created_at" DESC NULLS LAST);