CREATE TABLE "order_sums" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"paid" integer NOT NULL,
	"refunded" integer NOT NULL,
	"due" integer NOT NULL,
	"late" integer NOT NULL,
	"money" text GENERATED ALWAYS AS (case when refunded > 0 then case when refunded >= paid then 'refunded' else 'part-refunded' end
          when status in ('New', 'Pending') then 'open' when status in ('Failed', 'Cancelled', 'Expired') then 'given-up'
          when late > 0 then 'late' when due > 0 then 'part' when paid = 0 then 'free' else 'paid' end) STORED NOT NULL,
	"ways" text[] NOT NULL,
	"types" text[] NOT NULL,
	"what" text NOT NULL,
	"who" text NOT NULL,
	"searched" text NOT NULL,
	CONSTRAINT "order_sums_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "recorded_by" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "order_sums" ADD CONSTRAINT "order_sums_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sums" ADD CONSTRAINT "order_sums_club_id_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","id") REFERENCES "public"."orders"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_sums_newest" ON "order_sums" USING btree ("club_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "order_sums_of_money" ON "order_sums" USING btree ("club_id","money","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_sums_of_seq" ON "order_sums" USING btree ("club_id","seq");--> statement-breakpoint
CREATE INDEX "scheduled_payments_open" ON "scheduled_payments" USING btree ("club_id","due_on") WHERE status in ('planned', 'failed');