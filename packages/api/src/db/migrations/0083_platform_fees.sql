CREATE TABLE "platform_fees" (
	"club_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"basis_points" integer NOT NULL,
	"fixed" integer NOT NULL,
	CONSTRAINT "platform_fees_club_id_since_pk" PRIMARY KEY("club_id","since")
);
--> statement-breakpoint
ALTER TABLE "platform_fees" ADD CONSTRAINT "platform_fees_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;