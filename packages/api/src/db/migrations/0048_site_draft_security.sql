-- What a club hides from its menu is as invisible as a draft, whatever a query forgets.
ALTER POLICY public_content ON menu_items USING (NOT hidden);
