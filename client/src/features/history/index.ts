export { DocumentHistory } from "#client/features/history/document-history";
