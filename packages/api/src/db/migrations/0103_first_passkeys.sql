ALTER TABLE "platform_roles" ADD COLUMN "first_passkey_until" timestamp with time zone;--> statement-breakpoint
-- Whoever works for a governing body is asked for no passkey.
ALTER TABLE platform_roles
  ADD CONSTRAINT platform_roles_first_passkey CHECK (first_passkey_until IS NULL OR role = 'super-user');
