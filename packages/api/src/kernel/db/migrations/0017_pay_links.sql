CREATE TABLE "pay_links" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"scheduled_payment_ids" uuid[] NOT NULL,
	"amount" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "pay_links_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "pay_links_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_links_of_order" ON "pay_links" USING btree ("club_id","order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_links_one_open" ON "pay_links" USING btree ("club_id","order_id") WHERE taken_back_at is null;