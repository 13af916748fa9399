import { drawTable, type Column } from "#server/adapters/pdf/draw-table";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { palette } from "#server/adapters/pdf/palette";
import { makeRoom, paper, type Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import { moment } from "#server/features/verification/say-verdict";
import { commonThrough, throughLabel } from "#shared/domain/signature-ways";
import type { Verification } from "#shared/contract/verification";

type Collaborators = Verification["verificationResult"]["collaborators"];

const columns: readonly Column[] = [
  { title: "Name", x: paper.left, width: 146 },
  { title: "Role", x: paper.left + 156, width: 100 },
  { title: "Signed", x: paper.left + 266, width: 197 },
];
const open = { ...styles.name, color: palette.ochre };

/** Everybody who was asked to sign, with what they did, when and through what they signed. */
export function drawCollaborators(pdf: Pdf, collaborators: Collaborators): void {
  makeRoom(pdf, 90);
  drawTextBlock(pdf, pdf.root, "H2", "Collaborators", styles.heading);
  pdf.y += 6;
  const common = commonThrough(collaborators);
  const rows = collaborators.map((collaborator) => ({
    cells: [
      [{ text: collaborator.name, style: styles.name }],
      [{ text: collaborator.role, style: styles.name }],
      [
        whenSigned(collaborator),
        ...(collaborator.signedBy ? [{ text: `By ${collaborator.signedBy}`, style: styles.note }] : []),
        ...(common ? [] : howSigned(collaborator)),
      ],
    ],
  }));
  drawTable(pdf, pdf.root, { columns, rows });
}

function howSigned(collaborator: Collaborators[number]) {
  const through = collaborator.signedAt && throughLabel(collaborator);
  return through ? [{ text: `Through ${through}`, style: styles.note }] : [];
}

function whenSigned({ signed, signedAt }: Collaborators[number]) {
  if (!signedAt) return { text: "Not signed", style: open };
  return signed ? { text: moment(signedAt), style: styles.note } : { text: "Signed, void", style: open };
}
