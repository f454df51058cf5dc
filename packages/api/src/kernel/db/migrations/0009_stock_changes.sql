CREATE TABLE "stock_changes" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"stock_id" uuid NOT NULL,
	"saved_as" uuid NOT NULL,
	"change" integer NOT NULL,
	"note" text NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_changes_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "stock_changes_change" CHECK (change <> 0)
);
--> statement-breakpoint
ALTER TABLE "shop_items" ADD COLUMN "low_stock" integer;--> statement-breakpoint
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_club_id_stock_id_stock_club_id_id_fk" FOREIGN KEY ("club_id","stock_id") REFERENCES "public"."stock"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_changes_of_stock" ON "stock_changes" USING btree ("club_id","stock_id","changed_at" DESC NULLS LAST);