CREATE TABLE "arrears_cases" (
	"club_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reminded_on" text,
	"plan_on" text,
	"plan_note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arrears_cases_club_id_person_id_pk" PRIMARY KEY("club_id","person_id"),
	CONSTRAINT "arrears_cases_note" CHECK (char_length(plan_note) <= 300)
);
--> statement-breakpoint
CREATE TABLE "write_offs" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"scheduled_payment_ids" uuid[] NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "write_offs_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "write_offs_amount" CHECK (amount > 0 and char_length(reason) between 1 and 500),
	CONSTRAINT "write_offs_by_two" CHECK ((status = 'asked') = (decided_by is null) and (status <> 'done' or decided_by <> asked_by))
);
--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD COLUMN "write_off_id" uuid;--> statement-breakpoint
ALTER TABLE "arrears_cases" ADD CONSTRAINT "arrears_cases_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "write_offs_of_order" ON "write_offs" USING btree ("club_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "write_offs_one_asked" ON "write_offs" USING btree ("club_id","order_id") WHERE status = 'asked';