CREATE TABLE "bank_files" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"filename" text NOT NULL,
	"lines" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_files_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"day" text NOT NULL,
	"text" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"why" text,
	"order_id" uuid,
	"scheduled_payment_ids" uuid[] DEFAULT '{}' NOT NULL,
	"payment_id" uuid,
	"payout_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "bank_lines_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "payout_parts" (
	"club_id" uuid NOT NULL,
	"payout_id" uuid NOT NULL,
	"gateway_part_id" text NOT NULL,
	"kind" text NOT NULL,
	"gateway_payment_id" text,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	CONSTRAINT "payout_parts_club_id_payout_id_gateway_part_id_pk" PRIMARY KEY("club_id","payout_id","gateway_part_id")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"gateway_payout_id" text NOT NULL,
	"currency" text NOT NULL,
	"gross" integer NOT NULL,
	"refunded" integer NOT NULL,
	"fees" integer NOT NULL,
	"other" integer NOT NULL,
	"net" integer NOT NULL,
	"status" text NOT NULL,
	"arrives_on" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payouts_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "sold_by" text;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_club_id_file_id_bank_files_club_id_id_fk" FOREIGN KEY ("club_id","file_id") REFERENCES "public"."bank_files"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_club_id_payment_id_payments_club_id_id_fk" FOREIGN KEY ("club_id","payment_id") REFERENCES "public"."payments"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parts" ADD CONSTRAINT "payout_parts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parts" ADD CONSTRAINT "payout_parts_club_id_payout_id_payouts_club_id_id_fk" FOREIGN KEY ("club_id","payout_id") REFERENCES "public"."payouts"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_once" ON "bank_lines" USING btree ("club_id","fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_one_for_a_payment" ON "bank_lines" USING btree ("club_id","payment_id") WHERE state = 'recorded';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_one_for_a_payout" ON "bank_lines" USING btree ("club_id","payout_id") WHERE state = 'recorded';--> statement-breakpoint
CREATE INDEX "bank_lines_newest" ON "bank_lines" USING btree ("club_id","day" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "bank_lines_of_state" ON "bank_lines" USING btree ("club_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_at_gateway" ON "payouts" USING btree ("club_id","gateway_payout_id");--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("club_id","created_at" DESC NULLS LAST,"id");