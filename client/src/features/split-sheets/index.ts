export { isSplitSheet } from "#client/features/split-sheets/is-split-sheet";
export { SheetSketch } from "#client/features/split-sheets/sheet-sketch";
export { SplitSheetEditor } from "#client/features/split-sheets/split-sheet-editor";
export {
  emptyStart,
  startCopy,
  startFromAgreement,
  startLike,
  startWith,
} from "#client/features/split-sheets/start-with";
export { startWithTemplate, type SheetStart } from "#client/features/split-sheets/sheet-draft";
