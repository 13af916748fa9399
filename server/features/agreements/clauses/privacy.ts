import type { Clause } from "#shared/domain/agreement-text";
import { prose } from "#server/features/agreements/clauses/prose";

export function privacy(): Clause {
  return {
    heading: "Data protection and confidentiality",
    paragraphs: [
      prose(
        "Each party may use the other’s personal data only to perform, prove and enforce this agreement and to register rights",
        "with distributors, collecting societies and registries. It must keep the data secure and observe the Data Protection",
        "Act, 2019. The rights of access, correction and erasure remain.",
      ),
      prose(
        "The financial terms of this agreement are confidential. A party may disclose them to its advisers, to those who need",
        "them to pay or account, and where the law requires it.",
      ),
    ],
  };
}
