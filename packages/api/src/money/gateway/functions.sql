-- Held first, looked at afterwards: of two cards of one person that are kept at once, one is used first. Whoever changes them holds the same rows.
CREATE OR REPLACE FUNCTION keep_card(person uuid, card_id uuid, at_gateway text, method text, shown jsonb, kept_at timestamptz)
  RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM gateway_customers WHERE user_id = person ORDER BY gateway FOR UPDATE;
  INSERT INTO saved_methods (user_id, id, gateway, method_id, card, is_default, created_at)
    VALUES (person, card_id, at_gateway, method, shown,
      NOT EXISTS (SELECT FROM saved_methods s WHERE s.user_id = person AND s.is_default), kept_at)
  ON CONFLICT (gateway, method_id) DO NOTHING;
END $$;
