export { exportLabels } from "#server/features/labels/label-documents";
