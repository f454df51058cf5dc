CREATE TABLE "platform_settlements" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"paid_on" text NOT NULL,
	"reference" text NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_settlements_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "platform_settlements_amount" CHECK (amount > 0 and char_length(reference) between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "product_tax_rates" (
	"club_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"rate_id" uuid NOT NULL,
	CONSTRAINT "product_tax_rates_club_id_product_id_pk" PRIMARY KEY("club_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"basis_points" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "tax_rates_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "tax_rates_rate" CHECK (basis_points between 0 and 10000 and char_length(name) between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "tax_registrations" (
	"club_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"since" text NOT NULL,
	"default_rate_id" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_registrations_number" CHECK (char_length(number) between 1 and 30)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "tax_name" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax_name" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "platform_settlements" ADD CONSTRAINT "platform_settlements_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tax_rates" ADD CONSTRAINT "product_tax_rates_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tax_rates" ADD CONSTRAINT "product_tax_rates_club_id_product_id_products_club_id_id_fk" FOREIGN KEY ("club_id","product_id") REFERENCES "public"."products"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tax_rates" ADD CONSTRAINT "product_tax_rates_club_id_rate_id_tax_rates_club_id_id_fk" FOREIGN KEY ("club_id","rate_id") REFERENCES "public"."tax_rates"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_registrations" ADD CONSTRAINT "tax_registrations_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_registrations" ADD CONSTRAINT "tax_registrations_club_id_default_rate_id_tax_rates_club_id_id_fk" FOREIGN KEY ("club_id","default_rate_id") REFERENCES "public"."tax_rates"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_taxed" ON "ledger_entries" USING btree ("club_id","order_item_id") WHERE tax_rate is not null;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tax" CHECK ((tax_name is null) = (tax_rate is null) and (account not like 'tax:%' or tax_rate is not null));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tax" CHECK ((tax_name is null) = (tax_rate is null) and tax_rate between 0 and 10000);