CREATE TABLE "draw_entries" (
	"club_id" uuid NOT NULL,
	"draw_id" uuid NOT NULL,
	"entry" integer NOT NULL,
	"ticket_id" uuid NOT NULL,
	"line_number" integer NOT NULL,
	"line" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"tier" text,
	"won" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draw_entries_club_id_draw_id_entry_pk" PRIMARY KEY("club_id","draw_id","entry"),
	CONSTRAINT "draw_entries_once" UNIQUE("club_id","draw_id","ticket_id","line_number")
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lottery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"draws_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"seal" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"sealed_secret" text NOT NULL,
	"secret" text,
	"entries_hash" text,
	"entries_count" integer,
	"closed_at" timestamp with time zone,
	"beacon" text,
	"beacon_round" integer,
	"beacon_value" text,
	"beacon_signature" text,
	"drum" jsonb,
	"algorithm" text,
	"jackpot" integer DEFAULT 0 NOT NULL,
	"picks" jsonb,
	"tiers" jsonb,
	"winning_tickets" jsonb,
	"drawn_at" timestamp with time zone,
	"waits_for" text,
	CONSTRAINT "draws_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "draws_number" UNIQUE("club_id","lottery_id","number"),
	CONSTRAINT "draws_drawn" CHECK (status <> 'drawn' or (secret is not null and entries_hash is not null))
);
--> statement-breakpoint
CREATE TABLE "lotteries" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"pick_type" text NOT NULL,
	"pick_count" integer DEFAULT 0 NOT NULL,
	"symbols" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"max_count" integer NOT NULL,
	"draw_counts" integer[] DEFAULT '{1}' NOT NULL,
	"allows_auto_renewal" boolean DEFAULT false NOT NULL,
	"jackpot" integer DEFAULT 0 NOT NULL,
	"jackpot_start" integer DEFAULT 0 NOT NULL,
	"jackpot_step" integer DEFAULT 0 NOT NULL,
	"jackpot_cap" integer,
	"prizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"things" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"weekday" integer,
	"time" text,
	"closes_minutes_before" integer DEFAULT 60 NOT NULL,
	"luck" text DEFAULT 'beacon' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"image_ids" uuid[] DEFAULT '{}' NOT NULL,
	"ticket_count" integer,
	"weekly_limit" integer,
	CONSTRAINT "lotteries_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "lottery_tickets" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lottery_id" uuid NOT NULL,
	"order_item_id" uuid,
	"user_id" uuid,
	"lines" jsonb NOT NULL,
	"draws" integer NOT NULL,
	"auto_renewal" boolean DEFAULT false NOT NULL,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lottery_tickets_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "play_limits" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"email_hash" text NOT NULL,
	"weekly_limit" integer,
	"next_limit" integer,
	"next_from" timestamp with time zone,
	"excluded_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_limits_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "play_limits_of_user" UNIQUE("club_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"description" text NOT NULL,
	"image_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "promotions_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "shop_items" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"price" integer NOT NULL,
	"discount_name" text,
	"discount_type" text,
	"discount_amount" integer,
	"any_amount" jsonb,
	"max_quantity" integer DEFAULT 10 NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"image_ids" uuid[] DEFAULT '{}' NOT NULL,
	"handed_out" text DEFAULT '' NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	CONSTRAINT "shop_items_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "shop_items_price" CHECK (price >= 0 and (discount_amount is null or discount_amount >= 0))
);
--> statement-breakpoint
CREATE TABLE "shop_variants" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"options" jsonb NOT NULL,
	"price" integer,
	"stock_id" uuid,
	CONSTRAINT "shop_variants_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "draw_entries" ADD CONSTRAINT "draw_entries_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_entries" ADD CONSTRAINT "draw_entries_club_id_draw_id_draws_club_id_id_fk" FOREIGN KEY ("club_id","draw_id") REFERENCES "public"."draws"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_entries" ADD CONSTRAINT "draw_entries_club_id_ticket_id_lottery_tickets_club_id_id_fk" FOREIGN KEY ("club_id","ticket_id") REFERENCES "public"."lottery_tickets"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_club_id_lottery_id_lotteries_club_id_id_fk" FOREIGN KEY ("club_id","lottery_id") REFERENCES "public"."lotteries"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lotteries" ADD CONSTRAINT "lotteries_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lotteries" ADD CONSTRAINT "lotteries_club_id_id_products_club_id_id_fk" FOREIGN KEY ("club_id","id") REFERENCES "public"."products"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_club_id_lottery_id_lotteries_club_id_id_fk" FOREIGN KEY ("club_id","lottery_id") REFERENCES "public"."lotteries"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_club_id_order_item_id_order_items_club_id_id_fk" FOREIGN KEY ("club_id","order_item_id") REFERENCES "public"."order_items"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_club_id_product_id_products_club_id_id_fk" FOREIGN KEY ("club_id","product_id") REFERENCES "public"."products"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_items" ADD CONSTRAINT "shop_items_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_items" ADD CONSTRAINT "shop_items_club_id_id_products_club_id_id_fk" FOREIGN KEY ("club_id","id") REFERENCES "public"."products"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_variants" ADD CONSTRAINT "shop_variants_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_variants" ADD CONSTRAINT "shop_variants_club_id_item_id_shop_items_club_id_id_fk" FOREIGN KEY ("club_id","item_id") REFERENCES "public"."shop_items"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_variants" ADD CONSTRAINT "shop_variants_club_id_stock_id_stock_club_id_id_fk" FOREIGN KEY ("club_id","stock_id") REFERENCES "public"."stock"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draw_entries_of_ticket" ON "draw_entries" USING btree ("club_id","ticket_id");--> statement-breakpoint
CREATE INDEX "draws_to_do" ON "draws" USING btree ("closes_at") WHERE status <> 'drawn';--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_tickets_of_item" ON "lottery_tickets" USING btree ("club_id","order_item_id");--> statement-breakpoint
CREATE INDEX "lottery_tickets_of_user" ON "lottery_tickets" USING btree ("club_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "play_limits_email" ON "play_limits" USING btree ("club_id","email_hash");--> statement-breakpoint
CREATE INDEX "shop_variants_of_item" ON "shop_variants" USING btree ("club_id","item_id","position");