CREATE TABLE "refund_requests" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"late" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decided_why" text DEFAULT '' NOT NULL,
	CONSTRAINT "refund_requests_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "refund_requests_amounts" CHECK (amount > 0 and late >= 0 and char_length(reason) between 1 and 500 and char_length(decided_why) <= 500),
	CONSTRAINT "refund_requests_by_two" CHECK ((status = 'asked') = (decided_by is null) and (status <> 'done' or decided_by <> asked_by))
);
--> statement-breakpoint
CREATE TABLE "customer_removals" (
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
	"customer_id" text NOT NULL,
	CONSTRAINT "customer_removals_effect" UNIQUE("effect_key")
);
--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_refunded";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_setups" ADD COLUMN "refund_alone_up_to" integer;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_requests_of_order" ON "refund_requests" USING btree ("club_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_asked" ON "refund_requests" USING btree ("club_id","order_id") WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX "customer_removals_due" ON "customer_removals" USING btree ("priority","due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_refunded" CHECK (refunded >= 0 and quantity > 0);--> statement-breakpoint
ALTER TABLE "payment_setups" ADD CONSTRAINT "payment_setups_refunds" CHECK (refund_alone_up_to >= 0);