CREATE TABLE "body_list_lines" (
	"governing_body_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"person" jsonb,
	"cells" jsonb,
	"problems" jsonb NOT NULL,
	CONSTRAINT "body_list_lines_governing_body_id_list_id_line_pk" PRIMARY KEY("governing_body_id","list_id","line")
);
--> statement-breakpoint
CREATE TABLE "body_lists" (
	"governing_body_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"filename" text NOT NULL,
	"headings" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"created_by_name" text NOT NULL,
	CONSTRAINT "body_lists_governing_body_id_id_pk" PRIMARY KEY("governing_body_id","id")
);
--> statement-breakpoint
CREATE TABLE "body_marks" (
	"governing_body_id" uuid NOT NULL,
	"difference_id" text NOT NULL,
	"mark" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"marked_by" uuid,
	"marked_by_name" text NOT NULL,
	CONSTRAINT "body_marks_governing_body_id_difference_id_pk" PRIMARY KEY("governing_body_id","difference_id")
);
--> statement-breakpoint
ALTER TABLE "body_list_lines" ADD CONSTRAINT "body_list_lines_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_list_lines" ADD CONSTRAINT "body_list_lines_governing_body_id_list_id_body_lists_governing_body_id_id_fk" FOREIGN KEY ("governing_body_id","list_id") REFERENCES "public"."body_lists"("governing_body_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_lists" ADD CONSTRAINT "body_lists_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_lists" ADD CONSTRAINT "body_lists_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_marks" ADD CONSTRAINT "body_marks_governing_body_id_governing_bodies_id_fk" FOREIGN KEY ("governing_body_id") REFERENCES "public"."governing_bodies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_marks" ADD CONSTRAINT "body_marks_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "body_lists_newest" ON "body_lists" USING btree ("governing_body_id","created_at" DESC NULLS LAST);