CREATE TABLE "transfers" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	"reversal_of" text,
	"status" text NOT NULL,
	"gateway_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "transfers_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "transfers_amount" CHECK (amount <> 0 and (amount < 0) = (reversal_of is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"payment_id" text NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	"reversal_of" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_transfers_key" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "application_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "platform_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gateway_charge_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "transfer_id" text;--> statement-breakpoint
ALTER TABLE "payout_parts" ADD COLUMN "gateway_charge_id" text;--> statement-breakpoint
ALTER TABLE "payment_setups" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD COLUMN "fee_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_club_id_payment_id_payments_club_id_id_fk" FOREIGN KEY ("club_id","payment_id") REFERENCES "public"."payments"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transfers" ADD CONSTRAINT "sandbox_transfers_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_one_at_once" ON "transfers" USING btree ("club_id","payment_id") WHERE status = 'wanted';--> statement-breakpoint
CREATE INDEX "transfers_of_payment" ON "transfers" USING btree ("club_id","payment_id");--> statement-breakpoint
CREATE INDEX "payments_by_charge" ON "payments" USING btree ("club_id","gateway_charge_id");--> statement-breakpoint
CREATE INDEX "payments_with_platform" ON "payments" USING btree ("club_id") WHERE status = 'succeeded' and account is null and gateway_charge_id is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_terms" CHECK (platform_fee >= 0 and application_fee >= platform_fee and application_fee <= amount);