SELECT own_club('bank_files', 'bank_lines', 'payouts', 'payout_parts');
--> statement-breakpoint
ALTER TABLE bank_files ADD CONSTRAINT bank_files_bounded CHECK (char_length(filename) BETWEEN 1 AND 120 AND lines > 0);
--> statement-breakpoint
ALTER TABLE bank_lines
  ADD CONSTRAINT bank_lines_known CHECK (amount <> 0 AND day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    AND state IN ('matched', 'proposed', 'unmatched', 'recorded', 'aside')
    AND why IN ('number', 'name', 'amount', 'payout', 'chosen') AND char_length(reason) <= 200);
--> statement-breakpoint
ALTER TABLE payouts
  ADD CONSTRAINT payouts_add_up CHECK (gross - refunded - fees + other = net AND status IN ('on-its-way', 'paid', 'failed')
    AND arrives_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
--> statement-breakpoint
ALTER TABLE payout_parts ADD CONSTRAINT payout_parts_known CHECK (kind IN ('charge', 'refund', 'fee', 'other'));
--> statement-breakpoint
-- What the provider sent stays as it said it.
REVOKE DELETE ON payouts, payout_parts FROM clubhouse_app;
