CREATE TABLE "record_removals" (
	"club_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_removals_club_id_kind_id_pk" PRIMARY KEY("club_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "trace" text DEFAULT nullif(current_setting('app.trace', true), '');--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "trace" text DEFAULT nullif(current_setting('app.trace', true), '');--> statement-breakpoint
ALTER TABLE "customer_removals" ADD COLUMN "trace" text DEFAULT nullif(current_setting('app.trace', true), '');--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "trace" text DEFAULT nullif(current_setting('app.trace', true), '');--> statement-breakpoint
ALTER TABLE "order_sums" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_effects" ADD COLUMN "trace" text DEFAULT nullif(current_setting('app.trace', true), '');--> statement-breakpoint
ALTER TABLE "statement_pages" ADD COLUMN "trace" text DEFAULT nullif(current_setting('app.trace', true), '');--> statement-breakpoint
ALTER TABLE "hook_deliveries" ADD COLUMN "trace" text DEFAULT nullif(current_setting('app.trace', true), '');--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_events" ADD COLUMN "trace" text DEFAULT nullif(current_setting('app.trace', true), '');--> statement-breakpoint
ALTER TABLE "record_removals" ADD CONSTRAINT "record_removals_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_removals_at" ON "record_removals" USING btree ("club_id","removed_at","id");
