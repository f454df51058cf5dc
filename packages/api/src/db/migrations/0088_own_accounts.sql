CREATE TABLE "domain_claims" (
	"club_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"proof" text NOT NULL,
	"state" text,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "domain_claims_club_id_domain_pk" PRIMARY KEY("club_id","domain")
);
--> statement-breakpoint
CREATE TABLE "payment_setups" (
	"club_id" uuid PRIMARY KEY NOT NULL,
	"account" text,
	"takes_payments" boolean DEFAULT false NOT NULL,
	"pays_out" boolean DEFAULT false NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"wallet_domain" text,
	"apple_pay" boolean DEFAULT false NOT NULL,
	"google_pay" boolean DEFAULT false NOT NULL,
	"wallets_checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"link" text,
	"return_path" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_accounts_key" UNIQUE("key"),
	CONSTRAINT "sandbox_accounts_link" UNIQUE("link")
);
--> statement-breakpoint
ALTER TABLE "domain_claims" ADD CONSTRAINT "domain_claims_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_setups" ADD CONSTRAINT "payment_setups_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;