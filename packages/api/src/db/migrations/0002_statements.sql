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
ALTER TABLE "refunds" ADD COLUMN "is_made_at_provider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_from_platform" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_disputes" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "captured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD COLUMN "is_from_account" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_once" ON "statement_lines" USING btree ("club_id","gateway","movement_id");--> statement-breakpoint
CREATE INDEX "statement_lines_by_charge" ON "statement_lines" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "statement_lines_of_club" ON "statement_lines" USING btree ("club_id","at");--> statement-breakpoint
CREATE INDEX "statement_lines_unsettled" ON "statement_lines" USING btree ("club_id","id") WHERE state <> 'agrees';--> statement-breakpoint
CREATE INDEX "statement_pages_due" ON "statement_pages" USING btree ("priority","due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "payments_of_charge" ON "payments" USING btree ("gateway_charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_at_gateway" ON "refunds" USING btree ("club_id","gateway_refund_id");