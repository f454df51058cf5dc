CREATE TABLE "disputes" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"gateway_dispute_id" text NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "disputes_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "disputes_amounts" CHECK (amount >= 0 and fee >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "fee" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "fee" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gateway_refund_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD COLUMN "status" text DEFAULT 'succeeded' NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_club_id_payment_id_payments_club_id_id_fk" FOREIGN KEY ("club_id","payment_id") REFERENCES "public"."payments"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_disputes" ADD CONSTRAINT "sandbox_disputes_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_at_gateway" ON "disputes" USING btree ("club_id","gateway_dispute_id");--> statement-breakpoint
CREATE INDEX "disputes_of_order" ON "disputes" USING btree ("club_id","order_id");--> statement-breakpoint
CREATE INDEX "payments_without_fee" ON "payments" USING btree ("settled_at") WHERE status = 'succeeded' and fee is null;