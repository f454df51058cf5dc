CREATE TABLE "bundle_items" (
	"club_id" uuid NOT NULL,
	"bundle_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"min_allowed" integer,
	"max_allowed" integer,
	"price_in_bundle" integer NOT NULL,
	CONSTRAINT "bundle_items_club_id_bundle_id_plan_id_pk" PRIMARY KEY("club_id","bundle_id","plan_id")
);
--> statement-breakpoint
CREATE TABLE "bundles" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"flat_price" integer,
	"price_cap" integer,
	"is_dynamic_pricing" boolean NOT NULL,
	"valid_from" text,
	"valid_to" text,
	"adults_min" integer,
	"adults_max" integer,
	"juveniles_min" integer,
	"juveniles_max" integer,
	CONSTRAINT "bundles_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"plan_ids" uuid[],
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"use_limit" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "discount_codes_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "discount_codes_code" UNIQUE("club_id","code")
);
--> statement-breakpoint
CREATE TABLE "plan_discounts" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"plan_ids" uuid[] NOT NULL,
	"offerings" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "plan_discounts_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"stock_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "products_slug" UNIQUE("club_id","slug")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"holder" text NOT NULL,
	"holder_id" uuid NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservations_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "reservations_count" CHECK (count > 0)
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"remaining" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "stock_not_oversold" CHECK (remaining >= 0 and reserved >= 0 and sold >= 0)
);
--> statement-breakpoint
CREATE TABLE "waiting_places" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"status" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"offered_until" timestamp with time zone,
	CONSTRAINT "waiting_places_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "waiting_places_count" CHECK (count > 0)
);
--> statement-breakpoint
ALTER TABLE "plans" DROP CONSTRAINT "plans_slug";--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "age_from" integer;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "age_to" integer;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "age_on" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "opens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "ends_on" text;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_club_id_bundle_id_bundles_club_id_id_fk" FOREIGN KEY ("club_id","bundle_id") REFERENCES "public"."bundles"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_club_id_plan_id_plans_club_id_id_fk" FOREIGN KEY ("club_id","plan_id") REFERENCES "public"."plans"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_club_id_id_products_club_id_id_fk" FOREIGN KEY ("club_id","id") REFERENCES "public"."products"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_club_id_program_id_programs_club_id_id_fk" FOREIGN KEY ("club_id","program_id") REFERENCES "public"."programs"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_discounts" ADD CONSTRAINT "plan_discounts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_club_id_stock_id_stock_club_id_id_fk" FOREIGN KEY ("club_id","stock_id") REFERENCES "public"."stock"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_club_id_stock_id_stock_club_id_id_fk" FOREIGN KEY ("club_id","stock_id") REFERENCES "public"."stock"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_club_id_plan_id_plans_club_id_id_fk" FOREIGN KEY ("club_id","plan_id") REFERENCES "public"."plans"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bundles_of_program" ON "bundles" USING btree ("club_id","program_id");--> statement-breakpoint
CREATE INDEX "reservations_of_holder" ON "reservations" USING btree ("club_id","holder_id");--> statement-breakpoint
CREATE INDEX "reservations_held" ON "reservations" USING btree ("expires_at") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_places_once" ON "waiting_places" USING btree ("club_id","plan_id","user_id") WHERE status in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_places_in_line" ON "waiting_places" USING btree ("club_id","plan_id","joined_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "waiting_places_offered" ON "waiting_places" USING btree ("offered_until") WHERE status = 'offered';--> statement-breakpoint
-- What was in the plans moves to where every product has it; of stock each limited plan gets a row under its own id.
INSERT INTO "stock" ("club_id", "id", "remaining") SELECT "club_id", "id", "remaining" FROM "plans" WHERE "remaining" IS NOT NULL;--> statement-breakpoint
INSERT INTO "products" ("club_id", "id", "type", "slug", "name", "description", "position", "is_active", "stock_id")
SELECT "club_id", "id", 'Plan', "slug", "name", "description", "position", "is_active", CASE WHEN "remaining" IS NULL THEN NULL ELSE "id" END FROM "plans";--> statement-breakpoint
-- DATA-58, OPEN-071: of instalments "occurrence" was how many; of subscriptions it is every how many.
UPDATE "plans" SET "payment_options" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'payment_option_id', gen_random_uuid(),
    'type', CASE o ->> 'type' WHEN 'Instalment' THEN 'instalment' WHEN 'ReducingInstalment' THEN 'reducing_instalment' ELSE 'subscription' END,
    'frequency', o -> 'frequency',
    'occurrence', CASE WHEN o ->> 'type' = 'Subscription' THEN o -> 'occurrence' ELSE '1'::jsonb END,
    'number_of_payments', CASE WHEN o ->> 'type' = 'Subscription' THEN 'null'::jsonb ELSE o -> 'occurrence' END,
    'initial_payment', NULL)), '[]'::jsonb)
  FROM jsonb_array_elements("payment_options") o);--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_club_id_id_products_club_id_id_fk" FOREIGN KEY ("club_id","id") REFERENCES "public"."products"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plans_of_program" ON "plans" USING btree ("club_id","program_id");--> statement-breakpoint
ALTER TABLE "plans" DROP COLUMN "slug";--> statement-breakpoint
ALTER TABLE "plans" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "plans" DROP COLUMN "description";--> statement-breakpoint
ALTER TABLE "plans" DROP COLUMN "remaining";--> statement-breakpoint
ALTER TABLE "plans" DROP COLUMN "position";--> statement-breakpoint
ALTER TABLE "plans" DROP COLUMN "is_active";