-- DATA-52: which of a club's features a type of product is sold by.
CREATE OR REPLACE FUNCTION is_sold(features text[], type text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE type WHEN 'Plan' THEN 'Membership' WHEN 'Bundle' THEN 'Membership' WHEN 'Lotto' THEN 'Lotto'
    WHEN 'Draw' THEN 'Draw' ELSE 'Shop' END = ANY (features)
$$;
