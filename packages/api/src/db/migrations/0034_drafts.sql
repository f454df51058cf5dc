CREATE TABLE "slug_redirects" (
	"club_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"article_id" uuid NOT NULL,
	CONSTRAINT "slug_redirects_club_id_slug_pk" PRIMARY KEY("club_id","slug")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"club_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"has_changes" boolean NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"due_by" uuid,
	CONSTRAINT "drafts_club_id_kind_subject_id_pk" PRIMARY KEY("club_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"club_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "revisions_club_id_kind_subject_id_number_pk" PRIMARY KEY("club_id","kind","subject_id","number")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "slug_redirects" ADD CONSTRAINT "slug_redirects_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slug_redirects" ADD CONSTRAINT "slug_redirects_club_id_article_id_articles_club_id_id_fk" FOREIGN KEY ("club_id","article_id") REFERENCES "public"."articles"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_due_by_users_id_fk" FOREIGN KEY ("due_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_due" ON "drafts" USING btree ("due_at") WHERE due_at is not null;