ALTER TABLE "reviews" ADD COLUMN "pdf_sha256" text;--> statement-breakpoint
CREATE INDEX "reviews_pdf" ON "reviews" USING btree ("pdf_sha256");