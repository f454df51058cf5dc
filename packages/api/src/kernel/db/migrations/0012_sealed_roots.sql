CREATE TABLE "sealed_roots" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sealed_roots_one" CHECK (id = 1)
);
