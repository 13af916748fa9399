import type { DashboardRow } from "#shared/contract/dashboard";
import type { Label } from "#shared/contract/labels";

export function withLabel(row: DashboardRow, label: Label, isOn: boolean): DashboardRow {
  const others = row.labels.filter(({ id }) => id !== label.id);
  return { ...row, labels: isOn ? [...others, label] : others };
}
