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
        "Each party pays its own taxes. Tax that the law has a party withhold from a payment, also to a non-resident, counts as paid once",
        "it is paid over and the other has the certificate.",
      ),
      prose(
        "Value added tax is added where it is chargeable. Each party gives the other its tax number (PIN) and, where the law asks,",
        "an electronic tax invoice.",
      ),
    ],
  }),
};
