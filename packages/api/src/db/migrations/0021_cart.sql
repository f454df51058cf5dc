CREATE TABLE "cart_items" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"parent_id" uuid,
	"product_id" uuid NOT NULL,
	"payment_option_id" uuid,
	"position" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"price_seen" integer NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"member_answers_id" uuid,
	"guardian_answers_id" uuid,
	"member_id" uuid,
	"first_name" text,
	"last_name" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_items_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "cart_items_quantity" CHECK (quantity > 0),
	CONSTRAINT "cart_items_price_seen" CHECK (price_seen >= 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"discount_code_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ordered_at" timestamp with time zone,
	CONSTRAINT "carts_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_club_id_cart_id_carts_club_id_id_fk" FOREIGN KEY ("club_id","cart_id") REFERENCES "public"."carts"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_club_id_parent_id_cart_items_club_id_id_fk" FOREIGN KEY ("club_id","parent_id") REFERENCES "public"."cart_items"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_club_id_product_id_products_club_id_id_fk" FOREIGN KEY ("club_id","product_id") REFERENCES "public"."products"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_member_answers" FOREIGN KEY ("club_id","member_answers_id") REFERENCES "public"."form_answers"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_guardian_answers" FOREIGN KEY ("club_id","guardian_answers_id") REFERENCES "public"."form_answers"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_club_id_discount_code_id_discount_codes_club_id_id_fk" FOREIGN KEY ("club_id","discount_code_id") REFERENCES "public"."discount_codes"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_items_of_cart" ON "cart_items" USING btree ("club_id","cart_id");--> statement-breakpoint
CREATE INDEX "cart_items_of_parent" ON "cart_items" USING btree ("club_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_person_once" ON "cart_items" USING btree ("club_id","cart_id","product_id","member_id") WHERE member_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_open" ON "carts" USING btree ("club_id","user_id") WHERE ordered_at is null;--> statement-breakpoint
CREATE INDEX "carts_of_user" ON "carts" USING btree ("user_id");