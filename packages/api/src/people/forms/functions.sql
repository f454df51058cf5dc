-- What was answered to a question, as words: none where it was not. Looks where a section is not about somebody else.
CREATE OR REPLACE FUNCTION answer_words(answers jsonb, question text, elsewhere text DEFAULT NULL) RETURNS text[]
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT coalesce((
    SELECT CASE jsonb_typeof(q -> 'answer')
      WHEN 'array' THEN ARRAY(SELECT lower(w) FROM jsonb_array_elements_text(q -> 'answer') w WHERE w <> '')
      WHEN 'null' THEN '{}'
      ELSE CASE WHEN q ->> 'answer' = '' THEN '{}' ELSE ARRAY[lower(q ->> 'answer')] END END
    FROM jsonb_array_elements(answers -> 'sections') s, jsonb_array_elements(s -> 'questions') q
    WHERE (q ->> 'question_id' = question OR q ->> 'default_question_id' = question)
      AND (elsewhere IS NULL OR s ->> 'default_section_id' IS DISTINCT FROM elsewhere)
    ORDER BY (q ->> 'question_id' = question) DESC LIMIT 1), '{}')
$$;

-- The same as it was written, which is what names are.
CREATE OR REPLACE FUNCTION answer_text(answers jsonb, question text, elsewhere text DEFAULT NULL) RETURNS text
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT nullif(btrim(q ->> 'answer'), '')
  FROM jsonb_array_elements(answers -> 'sections') s, jsonb_array_elements(s -> 'questions') q
  WHERE (q ->> 'question_id' = question OR q ->> 'default_question_id' = question)
    AND jsonb_typeof(q -> 'answer') = 'string' AND (elsewhere IS NULL OR s ->> 'default_section_id' IS DISTINCT FROM elsewhere)
  ORDER BY (q ->> 'question_id' = question) DESC LIMIT 1
$$;

-- A day that was answered is kept as its midnight (FORM-25), and by some as a plain day.
CREATE OR REPLACE FUNCTION answered_day(answers jsonb, question text, elsewhere text) RETURNS text
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT substring((answer_words(answers, question, elsewhere))[1] FROM '^[0-9]{4}-[0-9]{2}-[0-9]{2}(?=t|$)')
$$;
