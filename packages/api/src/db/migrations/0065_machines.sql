CREATE TABLE "api_keys" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "hook_attempts" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" integer,
	"problem" text,
	"ms" integer NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "hook_attempts_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "hook_deliveries" (
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
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"tried_since" timestamp with time zone,
	CONSTRAINT "hook_deliveries_of_club" UNIQUE("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "hook_endpoints" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"note" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_until" timestamp with time zone,
	"is_on" boolean DEFAULT true NOT NULL,
	"switched_off_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"last_delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hook_endpoints_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_attempts" ADD CONSTRAINT "hook_attempts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_attempts" ADD CONSTRAINT "hook_attempts_club_id_delivery_id_hook_deliveries_club_id_id_fk" FOREIGN KEY ("club_id","delivery_id") REFERENCES "public"."hook_deliveries"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_deliveries" ADD CONSTRAINT "hook_deliveries_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_deliveries" ADD CONSTRAINT "hook_deliveries_club_id_endpoint_id_hook_endpoints_club_id_id_fk" FOREIGN KEY ("club_id","endpoint_id") REFERENCES "public"."hook_endpoints"("club_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_endpoints" ADD CONSTRAINT "hook_endpoints_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_prefix" ON "api_keys" USING btree ("prefix");--> statement-breakpoint
CREATE INDEX "api_keys_maker" ON "api_keys" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "hook_attempts_of_delivery" ON "hook_attempts" USING btree ("club_id","delivery_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "hook_deliveries_key" ON "hook_deliveries" USING btree ("club_id","effect_key");--> statement-breakpoint
CREATE INDEX "hook_deliveries_due" ON "hook_deliveries" USING btree ("priority","due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "hook_deliveries_of_endpoint" ON "hook_deliveries" USING btree ("club_id","endpoint_id","created_at" DESC NULLS LAST);