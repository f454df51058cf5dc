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
CREATE TABLE "statement_lines" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"movement_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"subject_id" text,
	"charge_id" text,
	"gateway_payment_id" text,
	"transfer_id" text,
	"refund_id" text,
	"own_payment_id" uuid,
	"state" text NOT NULL,
	"booked" integer,
	"finding" text,
	"looked_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"agreed_at" timestamp with time zone,
	CONSTRAINT "statement_lines_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "statement_lines_state" CHECK (state in ('new', 'looked-at', 'open', 'agrees')),
	CONSTRAINT "statement_lines_explained" CHECK (state <> 'open' or finding is not null),
	CONSTRAINT "statement_lines_names" CHECK (char_length(movement_id) <= 200)
);
--> statement-breakpoint
CREATE TABLE "statement_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"effect_key" text NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"gateway" text NOT NULL,
	"day" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"page" integer NOT NULL,
	"after" text,
	"not_ours" jsonb,
	CONSTRAINT "statement_pages_effect" UNIQUE("effect_key")
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"club_id" uuid NOT NULL,
	"day" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"has_failed" boolean NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"compared_at" timestamp with time zone,
	CONSTRAINT "statements_club_id_day_pk" PRIMARY KEY("club_id","day")
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
DROP INDEX "payments_without_fee";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "tax_name" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_made_at_provider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_from_platform" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax_name" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "sandbox_disputes" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "captured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD COLUMN "is_from_account" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform_settlements" ADD CONSTRAINT "platform_settlements_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tax_rates" ADD CONSTRAINT "product_tax_rates_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tax_rates" ADD CONSTRAINT "product_tax_rates_club_id_product_id_products_club_id_id_fk" FOREIGN KEY ("club_id","product_id") REFERENCES "public"."products"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tax_rates" ADD CONSTRAINT "product_tax_rates_club_id_rate_id_tax_rates_club_id_id_fk" FOREIGN KEY ("club_id","rate_id") REFERENCES "public"."tax_rates"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_registrations" ADD CONSTRAINT "tax_registrations_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_registrations" ADD CONSTRAINT "tax_registrations_club_id_default_rate_id_tax_rates_club_id_id_fk" FOREIGN KEY ("club_id","default_rate_id") REFERENCES "public"."tax_rates"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_once" ON "statement_lines" USING btree ("club_id","gateway","movement_id");--> statement-breakpoint
CREATE INDEX "statement_lines_by_charge" ON "statement_lines" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "statement_lines_of_club" ON "statement_lines" USING btree ("club_id","at");--> statement-breakpoint
CREATE INDEX "statement_lines_unsettled" ON "statement_lines" USING btree ("club_id","id") WHERE state <> 'agrees';--> statement-breakpoint
CREATE INDEX "statement_pages_due" ON "statement_pages" USING btree ("priority","due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_taxed" ON "ledger_entries" USING btree ("club_id","order_item_id") WHERE tax_rate is not null;--> statement-breakpoint
CREATE INDEX "payments_of_charge" ON "payments" USING btree ("gateway_charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_at_gateway" ON "refunds" USING btree ("club_id","gateway_refund_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tax" CHECK ((tax_name is null) = (tax_rate is null) and (account not like 'tax:%' or tax_rate is not null));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tax" CHECK ((tax_name is null) = (tax_rate is null) and tax_rate between 0 and 10000);