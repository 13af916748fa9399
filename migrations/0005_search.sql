CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "unaccent";--> statement-breakpoint
-- Text as it is compared: without case, accents (composed or not), vowel marks, soft hyphens and apostrophes. Of Ethiopic letters
-- that sound alike (and are spelt now so, now so) one is kept. Other scripts stay as they are.
CREATE FUNCTION "search_fold"(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN normalize(translate(lower(public.unaccent('public.unaccent', regexp_replace(normalize(written, NFKD),
  U&'[\00AD\0300-\036F\064B-\065F\0670\0640\200B-\200F\2060''`\2018\2019\02BC\02BB\2032]', '', 'g'))),
  U&'\0254\0186\01DD\018E\0259\018F\0263\0194\0269\0196\028A\01B1ሐሑሒሓሔሕሖኀኁኂኃኄኅኆሃሠሡሢሣሤሥሦዐዑዒዓዔዕዖኣፀፁፂፃፄፅፆዉ',
  'ooeeeeggiiuuሀሁሂሀሄህሆሀሁሂሀሄህሆሀሰሱሲሳሴስሶአኡኢአኤእኦአጸጹጺጻጼጽጾው'), NFC);
--> statement-breakpoint
-- The words of a text, in their order, folded. What separates words is listed, so that no locale changes it.
CREATE FUNCTION "search_split"(written text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  words text[] := '{}';
  word text;
BEGIN
  FOREACH word IN ARRAY regexp_split_to_array(public.search_fold(written),
    U&'[\0001-/:-@\005B-`{-\00BF\055A-\055F\060C\061B\061F\06D4\1361-\1368\2000-\206F\3000-\303F]+') LOOP
    word := left(word, 40);
    IF word <> '' THEN words := words || word; END IF;
  END LOOP;
  RETURN words;
END $$;
--> statement-breakpoint
-- What an entry is found by. Of the title: each word (`t love`), two words at most four apart in the order of the alphabet
-- (`t forever love`), and all of it (`t=love is forever`). Of each name: the same without the last (`a boy`, `a boy burna`). A word
-- that stands twice makes two words, too: "Pata Pata" is `t pata pata`.
CREATE FUNCTION "search_terms"(song text, names text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  words text[] := public.search_split(song);
  terms text[] := ARRAY['t=' || left(array_to_string(words, ' '), 200)];
  field text := 't ';
BEGIN
  FOR name IN 0 .. cardinality(names) LOOP
    IF name > 0 THEN
      words := public.search_split(names[name]);
      field := 'a ';
    END IF;
    FOR i IN 1 .. cardinality(words) LOOP
      terms := terms || (field || words[i]);
      FOR j IN i + 1 .. least(i + 4, cardinality(words)) LOOP
        terms := terms || CASE WHEN words[i] COLLATE "C" < words[j] THEN field || words[i] || ' ' || words[j]
          ELSE field || words[j] || ' ' || words[i] END;
      END LOOP;
    END LOOP;
  END LOOP;
  RETURN ARRAY(SELECT term FROM unnest(terms) WITH ORDINALITY AS made(term, place) GROUP BY term ORDER BY min(place));
END $$;
--> statement-breakpoint
-- The word's first eight letters, also without each one of them and, of a word longer than six, without each two. Two words
-- that have one of these in common are one or two slips apart; words of one or two letters have no misspellings.
CREATE FUNCTION "search_near"(word text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
DECLARE
  start text := left(word, 8);
  near text[] := ARRAY[start];
  once text;
BEGIN
  IF length(start) < 3 THEN RETURN near; END IF;
  FOR i IN 1 .. length(start) LOOP
    once := overlay(start PLACING '' FROM i FOR 1);
    near := near || once;
    IF length(word) > 6 THEN
      FOR j IN i .. length(start) - 1 LOOP
        near := near || overlay(once PLACING '' FROM j FOR 1);
      END LOOP;
    END IF;
  END LOOP;
  RETURN near;
END $$;
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "search_entries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"title" text NOT NULL,
	"people" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"song" text NOT NULL,
	"names" text[] NOT NULL,
	"terms" text[] GENERATED ALWAYS AS (search_terms("song", "names")) STORED NOT NULL,
	CONSTRAINT "search_entries_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "search_postings" (
	"term" text NOT NULL,
	"entry" bigint NOT NULL,
	CONSTRAINT "search_postings_term_entry_pk" PRIMARY KEY("term","entry")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin (search_near("word")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- The words of single-word terms.
CREATE FUNCTION "search_words_of"(terms text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT word ORDER BY word), '{}')
  FROM (SELECT substr(term, 3) AS word FROM unnest(terms) term WHERE term ~ '^[ta] [^ ]+$') AS words
$$;
--> statement-breakpoint
-- Keeps postings and words in step with the entries, in the transaction that changes them. Whoever writes a word holds its row
-- until the end, so that nobody forgets it meanwhile.
CREATE FUNCTION "index_search_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry_number bigint := CASE TG_OP WHEN 'DELETE' THEN OLD.number ELSE NEW.number END;
  before text[] := '{}';
  after text[] := '{}';
  added text[];
  gone text[];
  words text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN before := OLD.terms; END IF;
  IF TG_OP <> 'DELETE' THEN after := NEW.terms; END IF;
  added := ARRAY(SELECT unnest(after) EXCEPT SELECT unnest(before));
  gone := ARRAY(SELECT unnest(before) EXCEPT SELECT unnest(after));

  words := public.search_words_of(added);
  LOOP
    INSERT INTO public.search_words SELECT unnest(words) ON CONFLICT DO NOTHING;
    PERFORM FROM public.search_words WHERE word = ANY (words) ORDER BY word FOR KEY SHARE;
    EXIT WHEN (SELECT count(*) FROM public.search_words WHERE word = ANY (words)) = cardinality(words);
  END LOOP;
  INSERT INTO public.search_postings SELECT unnest(added), entry_number;

  DELETE FROM public.search_postings WHERE entry = entry_number AND term = ANY (gone);
  words := ARRAY(SELECT word FROM unnest(public.search_words_of(gone)) word
    WHERE NOT EXISTS (SELECT FROM public.search_postings WHERE term IN ('t ' || word, 'a ' || word)));
  PERFORM FROM public.search_words WHERE word = ANY (words) ORDER BY word FOR UPDATE;
  DELETE FROM public.search_words w WHERE word = ANY (words)
    AND NOT EXISTS (SELECT FROM public.search_postings WHERE term IN ('t ' || w.word, 'a ' || w.word));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "search_entries_indexed" AFTER INSERT OR DELETE OR UPDATE OF "song", "names" ON "search_entries"
  FOR EACH ROW EXECUTE FUNCTION "index_search_entry"();
--> statement-breakpoint
-- What was sent before there was a search.
INSERT INTO "search_entries" ("document_id", "type", "title", "people", "created_at", "song", "names")
SELECT d."id", d."type", v.frozen ->> 'title',
  coalesce((SELECT jsonb_agg(jsonb_build_object('name', p ->> 'name', 'role', coalesce(p ->> 'role', '')) ORDER BY place)
    FROM jsonb_array_elements(v.frozen -> 'signers') WITH ORDINALITY AS signer(p, place)), '[]'),
  d."created_at",
  regexp_replace(v.frozen ->> 'title', '^(Producer|Featured Artist) Agreement: ', ''),
  ARRAY(SELECT v.frozen -> 'content' ->> 'artistName' WHERE v.frozen -> 'content' ? 'artistName') ||
    ARRAY(SELECT p ->> 'name' FROM jsonb_array_elements(v.frozen -> 'signers') p)
FROM "documents" d
JOIN (SELECT "document_id", "number", "canonical"::jsonb AS frozen FROM "document_versions") v
  ON v."document_id" = d."id" AND v."number" = d."version_number"
ORDER BY d."created_at";
