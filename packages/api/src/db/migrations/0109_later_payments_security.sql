-- What a browser confirmed with is of no use once the payment is over, and a secret until then.
UPDATE payments SET payment_token = NULL WHERE payment_token IS NOT NULL AND status IN ('succeeded', 'failed', 'cancelled');
--> statement-breakpoint
-- The clock asks across clubs which payments are not over; how old they are says how often.
GRANT SELECT (created_at) ON payments TO clubhouse_platform;
