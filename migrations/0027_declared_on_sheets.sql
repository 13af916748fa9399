-- What was noted beside a sheet of samples, the use of AI and owners of other recordings is declared on its working copy from here on: a
-- version that was sent before stays as it is, and the next one begins with it.
UPDATE "documents" d
SET "content" = d."content" || jsonb_build_object('declared', jsonb_build_object(
  'samples', r."record" #> '{song,samples}',
  'ai', r."record" #> '{song,ai}',
  'recordings', (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'title', one ->> 'title', 'version', one ->> 'version', 'owners', one -> 'owners') ORDER BY place), '[]')
    FROM jsonb_array_elements(r."record" -> 'recordings') WITH ORDINALITY AS recordings(one, place)
    WHERE place > 1 AND jsonb_array_length(one -> 'owners') > 0)))
FROM "registrations" r
WHERE r."document_id" = d."id" AND d."type" = 'split_sheet' AND NOT d."content" ? 'declared'
  AND (r."record" #> '{song,samples}' <> '[]'
    OR EXISTS (SELECT FROM jsonb_each_text(r."record" #> '{song,ai}') WHERE value <> '')
    OR EXISTS (
      SELECT FROM jsonb_array_elements(r."record" -> 'recordings') WITH ORDINALITY AS recordings(one, place)
      WHERE place > 1 AND jsonb_array_length(one -> 'owners') > 0));
