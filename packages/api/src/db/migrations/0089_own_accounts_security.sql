SELECT own_club('domain_claims');
--> statement-breakpoint
ALTER TABLE domain_claims ADD CONSTRAINT domain_claims_bounded CHECK (
  char_length(domain) <= 253 AND char_length(proof) <= 100
  AND state IN ('not-found', 'elsewhere', 'not-proven', 'verified'));
--> statement-breakpoint
SELECT own_club('payment_setups');
--> statement-breakpoint
ALTER TABLE payment_setups ADD CONSTRAINT payment_setups_bounded CHECK (
  char_length(account) <= 100 AND char_length(wallet_domain) <= 253 AND missing >= 0);
--> statement-breakpoint
ALTER TABLE sandbox_accounts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sandbox_accounts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY platform ON sandbox_accounts TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sandbox_accounts TO clubhouse_platform;
--> statement-breakpoint
-- What these two switch was there before the switches were: whoever uses it has it on.
ALTER TABLE clubs NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE plans NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE clubs SET features = array_append(features, 'Payment Provider')
  WHERE on_behalf_of IS NOT NULL AND NOT 'Payment Provider' = ANY (features);
--> statement-breakpoint
UPDATE clubs c SET features = array_append(features, 'Reducing instalments')
  WHERE NOT 'Reducing instalments' = ANY (features) AND EXISTS (SELECT FROM plans l
    WHERE l.club_id = c.id AND l.payment_options @> '[{"type": "reducing_instalment"}]');
--> statement-breakpoint
ALTER TABLE plans FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE clubs FORCE ROW LEVEL SECURITY;
