CREATE TABLE "articles" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"image_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "articles_slug" UNIQUE("club_id","slug")
);
--> statement-breakpoint
CREATE TABLE "club_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"club_id" uuid NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"time_zone" text DEFAULT 'Europe/Dublin' NOT NULL,
	"logo_image_id" uuid,
	"layout_image_id" uuid,
	"sponsors_background_image_id" uuid,
	"address_line1" text,
	"address_city" text,
	"address_county" text,
	"address_country" text,
	"longitude" double precision,
	"latitude" double precision,
	"display_address" boolean DEFAULT false NOT NULL,
	"facebook" text,
	"twitter" text,
	"instagram" text,
	"banner" jsonb,
	"theme" jsonb NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"on_behalf_of" text,
	"domain_payment_method" text,
	"comortais_organisation_id" text,
	"comortais_club_id" text,
	"comet_organization_id" text,
	"comet_api_key" text,
	"has_comet_key" boolean GENERATED ALWAYS AS (comet_api_key is not null) STORED,
	"sso_mode" text DEFAULT 'off' NOT NULL,
	"sso_icon" text,
	"sso_button_text" text,
	"sso_help_url" text,
	"sso_governing_body_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clubs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"filepath" text NOT NULL,
	"filename" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "images_path" UNIQUE("club_id","filepath","filename")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"kind" text,
	"title" text NOT NULL,
	"url" text,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "menu_items_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "sponsors" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"link" text,
	"image_id" uuid,
	"featured" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sponsors_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_club_id_image_id_images_club_id_id_fk" FOREIGN KEY ("club_id","image_id") REFERENCES "public"."images"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_domains" ADD CONSTRAINT "club_domains_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_club_id_image_id_images_club_id_id_fk" FOREIGN KEY ("club_id","image_id") REFERENCES "public"."images"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("club_id","type","published_at" DESC NULLS LAST,"id");