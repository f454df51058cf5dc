CREATE TABLE "paper_sales" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"draw_id" uuid NOT NULL,
	"tickets" integer NOT NULL,
	"entries" integer NOT NULL,
	"amount" integer NOT NULL,
	"entered_by" uuid,
	"entered_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "paper_sales_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "paper_sales_amount" CHECK (amount >= 0 and tickets > 0 and entries > 0)
);
--> statement-breakpoint
CREATE TABLE "shop_hand_outs" (
	"club_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"handed_out_by" uuid,
	"handed_out_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_hand_outs_club_id_order_item_id_pk" PRIMARY KEY("club_id","order_item_id")
);
--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "opened_by" uuid;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lotteries" ADD COLUMN "run_by" text DEFAULT 'clock' NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD COLUMN "paper_sale_id" uuid;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD COLUMN "stub" text;--> statement-breakpoint
ALTER TABLE "paper_sales" ADD CONSTRAINT "paper_sales_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sales" ADD CONSTRAINT "paper_sales_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sales" ADD CONSTRAINT "paper_sales_club_id_draw_id_draws_club_id_id_fk" FOREIGN KEY ("club_id","draw_id") REFERENCES "public"."draws"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_hand_outs" ADD CONSTRAINT "shop_hand_outs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_hand_outs" ADD CONSTRAINT "shop_hand_outs_handed_out_by_users_id_fk" FOREIGN KEY ("handed_out_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_hand_outs" ADD CONSTRAINT "shop_hand_outs_club_id_order_item_id_order_items_club_id_id_fk" FOREIGN KEY ("club_id","order_item_id") REFERENCES "public"."order_items"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_sales_of_draw" ON "paper_sales" USING btree ("club_id","draw_id");--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_club_id_paper_sale_id_paper_sales_club_id_id_fk" FOREIGN KEY ("club_id","paper_sale_id") REFERENCES "public"."paper_sales"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_tickets_of_sale" ON "lottery_tickets" USING btree ("club_id","paper_sale_id");--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_by_two" CHECK (confirmed_by is null or opened_by is distinct from confirmed_by);