SELECT own_club('shop_hand_outs');
--> statement-breakpoint
SELECT own_club('paper_sales');
--> statement-breakpoint
REVOKE DELETE ON paper_sales FROM clubhouse_app;
--> statement-breakpoint
ALTER TABLE lottery_tickets ADD CONSTRAINT lottery_tickets_stub CHECK (char_length(stub) <= 40);
