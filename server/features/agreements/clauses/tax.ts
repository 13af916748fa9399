import type { Deal } from "#server/features/agreements/clauses/deal";
import type { LibraryClause } from "#server/features/agreements/clauses/library-clause";
import { prose } from "#server/features/agreements/clauses/prose";

export const tax: LibraryClause<Deal> = {
  purpose: "Who pays which tax, and what stands beside a payment.",
  source: "Kenya, Income Tax Act (withholding, also at non-residents); Tax Procedures Act (eTIMS); VAT Act.",
  dependsOn: [],
  write: () => ({
    heading: "Tax",
    paragraphs: [
      prose(
        "Each party pays its own taxes. A party that the law requires to withhold tax from a payment, also to a non-resident, pays it",
        "over and promptly gives the other the certificate; the sum withheld counts as paid.",
      ),
      prose(
        "Sums do not include value added tax, which is added where it is chargeable. Each party gives the other its tax number (PIN)",
        "and, where the law asks for one, an electronic tax invoice.",
      ),
    ],
  }),
};
