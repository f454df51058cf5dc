CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"club_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_item_id" uuid,
	CONSTRAINT "ledger_entries_club_id_transaction_id_line_pk" PRIMARY KEY("club_id","transaction_id","line")
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"effect_key" text NOT NULL,
	"order_id" uuid,
	"payment_id" uuid,
	"refund_id" uuid,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_transactions_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"user_id" uuid,
	"plan_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"starts_on" text NOT NULL,
	"ends_on" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"parent_id" uuid,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"stock_id" uuid,
	"member_id" uuid,
	"first_name" text,
	"last_name" text,
	"member_answers_id" uuid,
	"guardian_answers_id" uuid,
	"price" integer NOT NULL,
	"subtotal" integer NOT NULL,
	"discounts" jsonb NOT NULL,
	"total" integer NOT NULL,
	"today" integer NOT NULL,
	"later" integer NOT NULL,
	"payments" integer DEFAULT 1 NOT NULL,
	"payment_option" jsonb,
	"refunded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_items_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "order_items_refunded" CHECK (refunded >= 0 and refunded <= total and quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" integer DEFAULT nextval('order_numbers') NOT NULL,
	"status" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"cart_fingerprint" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"user_id" uuid,
	"guest_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"total" integer NOT NULL,
	"today_subtotal" integer NOT NULL,
	"today_discount" integer NOT NULL,
	"today_total" integer NOT NULL,
	"later_total" integer NOT NULL,
	"discounts" jsonb NOT NULL,
	"discount_code_id" uuid,
	"saves_card" boolean NOT NULL,
	"attested_adult" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "orders_add_up" CHECK (subtotal - discount = total and today_subtotal - today_discount = today_total and total >= 0 and today_total >= 0 and later_total >= 0)
);
--> statement-breakpoint
CREATE TABLE "gateway_customers" (
	"user_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "gateway_customers_user_id_gateway_pk" PRIMARY KEY("user_id","gateway")
);
--> statement-breakpoint
CREATE TABLE "payment_effects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"effect_key" text NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"club_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"gateway" text NOT NULL,
	"gateway_payment_id" text,
	"payment_token" text,
	"customer_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"fee" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"card" jsonb,
	"method_id" text,
	"declined_code" text,
	"declined_message" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "payments_amounts" CHECK (amount >= 0 and refunded >= 0 and refunded <= amount and fee >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"requested_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "refunds_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "saved_methods" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"method_id" text NOT NULL,
	"card" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_methods_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "scheduled_payments" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"due_on" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"try_at" timestamp with time zone,
	"payment_id" uuid,
	CONSTRAINT "scheduled_payments_club_id_id_pk" PRIMARY KEY("club_id","id"),
	CONSTRAINT "scheduled_payments_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_club_id_transaction_id_ledger_transactions_club_id_id_fk" FOREIGN KEY ("club_id","transaction_id") REFERENCES "public"."ledger_transactions"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_club_id_plan_id_plans_club_id_id_fk" FOREIGN KEY ("club_id","plan_id") REFERENCES "public"."plans"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_club_id_order_item_id_order_items_club_id_id_fk" FOREIGN KEY ("club_id","order_item_id") REFERENCES "public"."order_items"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_club_id_product_id_products_club_id_id_fk" FOREIGN KEY ("club_id","product_id") REFERENCES "public"."products"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_club_id_member_answers_id_form_answers_club_id_id_fk" FOREIGN KEY ("club_id","member_answers_id") REFERENCES "public"."form_answers"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_club_id_guardian_answers_id_form_answers_club_id_id_fk" FOREIGN KEY ("club_id","guardian_answers_id") REFERENCES "public"."form_answers"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_customers" ADD CONSTRAINT "gateway_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_effects" ADD CONSTRAINT "payment_effects_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_club_id_payment_id_payments_club_id_id_fk" FOREIGN KEY ("club_id","payment_id") REFERENCES "public"."payments"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_methods" ADD CONSTRAINT "saved_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_club_id_order_id_orders_club_id_id_fk" FOREIGN KEY ("club_id","order_id") REFERENCES "public"."orders"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_club_id_order_item_id_order_items_club_id_id_fk" FOREIGN KEY ("club_id","order_item_id") REFERENCES "public"."order_items"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_of_account" ON "ledger_entries" USING btree ("club_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_once" ON "ledger_transactions" USING btree ("club_id","effect_key");--> statement-breakpoint
CREATE INDEX "ledger_transactions_at" ON "ledger_transactions" USING btree ("club_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_of_item" ON "memberships" USING btree ("club_id","order_item_id");--> statement-breakpoint
CREATE INDEX "memberships_of_member" ON "memberships" USING btree ("club_id","member_id");--> statement-breakpoint
CREATE INDEX "memberships_of_user" ON "memberships" USING btree ("club_id","user_id");--> statement-breakpoint
CREATE INDEX "memberships_active" ON "memberships" USING btree ("club_id","plan_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "order_items_of_order" ON "order_items" USING btree ("club_id","order_id","position");--> statement-breakpoint
CREATE INDEX "order_items_of_product" ON "order_items" USING btree ("club_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_live_per_cart" ON "orders" USING btree ("club_id","cart_id") WHERE status in ('New', 'Pending', 'Completed', 'Refunded');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("club_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_seq" ON "orders" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("club_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_of_club" ON "orders" USING btree ("club_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("expires_at") WHERE status in ('New', 'Pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_effects_key" ON "payment_effects" USING btree ("club_id","effect_key");--> statement-breakpoint
CREATE INDEX "payment_effects_due" ON "payment_effects" USING btree ("priority","due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_at_gateway" ON "payments" USING btree ("gateway","gateway_payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_checkout" ON "payments" USING btree ("club_id","order_id") WHERE kind = 'checkout';--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("club_id","order_id");--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("club_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_methods_once" ON "saved_methods" USING btree ("gateway","method_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_methods_one_default" ON "saved_methods" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_payments_once" ON "scheduled_payments" USING btree ("club_id","order_item_id","number");--> statement-breakpoint
CREATE INDEX "scheduled_payments_due" ON "scheduled_payments" USING btree ("try_at") WHERE status = 'planned' and try_at is not null;--> statement-breakpoint
CREATE INDEX "scheduled_payments_of_order" ON "scheduled_payments" USING btree ("club_id","order_id");