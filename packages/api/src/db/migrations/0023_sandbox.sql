CREATE TABLE "webhook_events" (
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
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text,
	CONSTRAINT "webhook_events_effect" UNIQUE("effect_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_customers_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"effect_key" text NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"type" text NOT NULL,
	"payment_id" text NOT NULL,
	"deliveries" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "sandbox_events_effect" UNIQUE("effect_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"card" jsonb NOT NULL,
	"behaviour" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"key" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"customer_id" text,
	"saves_card" boolean NOT NULL,
	"on_behalf_of" text,
	"description" text NOT NULL,
	"fee" integer,
	"refunded" integer DEFAULT 0 NOT NULL,
	"card" jsonb,
	"method_id" text,
	"declined" jsonb,
	"challenge" text,
	"challenged" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_token" UNIQUE("token"),
	CONSTRAINT "sandbox_payments_key" UNIQUE("key"),
	CONSTRAINT "sandbox_payments_challenge" UNIQUE("challenge"),
	CONSTRAINT "sandbox_payments_amounts" CHECK (amount >= 0 and refunded between 0 and amount)
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_key" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "sandbox_methods" ADD CONSTRAINT "sandbox_methods_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_events_due" ON "webhook_events" USING btree ("priority","due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "sandbox_events_due" ON "sandbox_events" USING btree ("priority","due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "sandbox_methods_of_customer" ON "sandbox_methods" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_payments_of_order" ON "sandbox_payments" USING btree ("order_id");