CREATE TABLE "sso_tests" (
	"club_id" uuid NOT NULL,
	"tested_by" uuid,
	"tested_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"said" jsonb,
	"passed_at" timestamp with time zone,
	"passed_with" text,
	CONSTRAINT "sso_tests_club_id_pk" PRIMARY KEY("club_id")
);
--> statement-breakpoint
ALTER TABLE "saml_requests" ADD COLUMN "tests_for" uuid;--> statement-breakpoint
ALTER TABLE "saml_requests" ADD COLUMN "tested_by" uuid;--> statement-breakpoint
ALTER TABLE "sso_tests" ADD CONSTRAINT "sso_tests_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_tests" ADD CONSTRAINT "sso_tests_tested_by_users_id_fk" FOREIGN KEY ("tested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_requests" ADD CONSTRAINT "saml_requests_tests_for_clubs_id_fk" FOREIGN KEY ("tests_for") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_requests" ADD CONSTRAINT "saml_requests_tested_by_users_id_fk" FOREIGN KEY ("tested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;